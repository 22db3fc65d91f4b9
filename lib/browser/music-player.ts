import { playWall } from './play-wall';

export interface Track {
  src: string;
  /** The names that lock screens and headphones show. */
  title: string;
  artist: string;
  /** Start and end of the loop in seconds. By default the whole track is the loop. */
  loopStart?: number;
  loopEnd?: number;
}

export interface MusicPlayer {
  /** Fades in. */
  play(): void;
  /** Fades out and pauses. `play` continues from the same place. */
  stop(): void;
}

const fadeSeconds = 1.2;
const volume = 0.8;
/** How often the player checks that its sound is still advancing. */
const clockCheckMs = 2000;

async function decode(context: AudioContext, src: string): Promise<AudioBuffer> {
  const response = await fetch(src);
  if (!response.ok) throw new Error(`track answered ${response.status}`);
  return context.decodeAudioData(await response.arrayBuffer());
}

/** Safari's audio session. With the type 'playback', music sounds even on a muted phone. */
interface AudioSession {
  type: 'auto' | 'playback';
}

/**
 * Shows the track on the lock screen, and lets the lock screen, headphones and keyboards pause it, until `signal` aborts.
 * Browsers without media sessions show nothing.
 */
function announceTrack({ title, artist }: Track, pause: () => void, signal: AbortSignal): void {
  const { mediaSession, audioSession } = navigator as Navigator & { audioSession?: AudioSession };
  if (audioSession) audioSession.type = 'playback';
  if (mediaSession) {
    const artwork = [{ src: '/images/icon-512.png', sizes: '512x512', type: 'image/png' }];
    mediaSession.metadata = new MediaMetadata({ title, artist, artwork });
    mediaSession.playbackState = 'playing';
    for (const action of ['pause', 'stop'] as const) mediaSession.setActionHandler(action, pause);
  }
  signal.addEventListener('abort', () => {
    if (audioSession) audioSession.type = 'auto';
    if (!mediaSession) return;
    mediaSession.metadata = null;
    mediaSession.playbackState = 'none';
    for (const action of ['pause', 'stop'] as const) mediaSession.setActionHandler(action, null);
  });
}

/**
 * Plays the site's music in a loop without the gap that `<audio loop>` leaves.
 * @param onStopped called when the lock screen pauses the music, or with an error when a call, a refusal or a broken sound
 *   device ends it. After an error the player cannot be used any more
 * @throws if the track cannot be fetched or decoded
 */
export async function createMusicPlayer(
  context: AudioContext,
  track: Track,
  onStopped: (error?: Error) => void,
): Promise<MusicPlayer> {
  const buffer = await decode(context, track.src);
  const { loopStart = 0, loopEnd = buffer.duration } = track;
  const source = new AudioBufferSourceNode(context, { buffer, loop: true, loopStart, loopEnd });
  const gain = new GainNode(context, { gain: 0 });
  const analyser = new AnalyserNode(context, { smoothingTimeConstant: 0 });
  source.connect(gain);
  gain.connect(analyser);
  analyser.connect(context.destination);
  source.start(0, loopStart);

  let playing: AbortController | undefined;
  let suspending: ReturnType<typeof setTimeout> | undefined;

  function fadeTo(value: number) {
    gain.gain.cancelScheduledValues(context.currentTime);
    gain.gain.setTargetAtTime(value, context.currentTime, fadeSeconds / 4);
  }

  function stop() {
    playing?.abort();
    playing = undefined;
    fadeTo(0);
    clearTimeout(suspending);
    suspending = setTimeout(() => void context.suspend(), fadeSeconds * 1000);
  }

  function fail(reason: string) {
    if (!playing) return;
    playing.abort();
    playing = undefined;
    void context.close();
    onStopped(new Error(reason));
  }

  /** Without a sound device, or during a call, a context may have the state 'running' while its clock stands still. */
  function watchClock(signal: AbortSignal) {
    let checkedTime = context.currentTime;
    const timer = setInterval(() => {
      if (context.currentTime === checkedTime) fail(`the sound of a ${context.state} context stands still`);
      checkedTime = context.currentTime;
    }, clockCheckMs);
    signal.addEventListener('abort', () => clearInterval(timer));
  }

  return {
    play() {
      clearTimeout(suspending);
      if (playing) return;
      playing = new AbortController();
      const { signal } = playing;
      const checkState = () => context.state !== 'running' && fail(`audio context is ${context.state}`);
      context.resume().then(
        () => context.addEventListener('statechange', checkState, { signal }),
        ({ message }: Error) => fail(message),
      );
      watchClock(signal);
      announceTrack(
        track,
        () => {
          stop();
          onStopped();
        },
        signal,
      );
      fadeTo(volume);
      playWall(analyser, signal);
    },
    stop,
  };
}
