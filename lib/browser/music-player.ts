import { isHeard, pauseFilms } from './heard-films';
import { announceTrack, type TrackNames } from './media-session';
import { playWall } from './play-wall';

export interface Track extends TrackNames {
  src: string;
  /** Start and end of the loop in seconds. By default the whole track is the loop. */
  loopStart?: number | undefined;
  loopEnd?: number | undefined;
}

export interface MusicPlayer {
  /** Fades in. Rejects if the browser does not allow sound; the player cannot be used any more then. */
  play(): Promise<void>;
  /** Fades out and pauses. `play` continues from the same place. */
  stop(): void;
}

const fadeSeconds = 1.2;
const volume = 0.8;
/** Without a sound device `resume()` never settles. */
const resumeTimeoutMs = 5000;

async function resume(context: AudioContext): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, resumeTimeoutMs));
  await Promise.race([context.resume(), timeout]);
  if (context.state !== 'running') throw new Error(`audio context stays ${context.state}`);
}

async function decode(context: AudioContext, src: string): Promise<AudioBuffer> {
  const response = await fetch(src);
  if (!response.ok) throw new Error(`track answered ${response.status}`);
  return context.decodeAudioData(await response.arrayBuffer());
}

/**
 * Plays the site's music in a loop without the gap that `<audio loop>` leaves. Only one thing sounds at a time: the music
 * pauses films that can be heard, and a film that starts stops the music.
 * @param onStopped called when something other than `stop` ends the music: a film, the lock screen, a call, leaving the page
 * @throws if the track cannot be fetched or decoded
 */
export async function createMusicPlayer(
  context: AudioContext,
  track: Track,
  onStopped: () => void,
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

  let isWanted = false;
  let playing: AbortController | undefined;
  let suspending: ReturnType<typeof setTimeout> | undefined;

  function fadeTo(value: number, seconds: number) {
    gain.gain.cancelScheduledValues(context.currentTime);
    gain.gain.setTargetAtTime(value, context.currentTime, Math.max(0.005, seconds / 4));
  }

  function end(seconds: number) {
    isWanted = false;
    playing?.abort();
    playing = undefined;
    fadeTo(0, seconds);
    clearTimeout(suspending);
    suspending = setTimeout(() => void context.suspend(), seconds * 1000);
  }

  function begin() {
    playing = new AbortController();
    const { signal } = playing;
    const interrupt = (seconds = 0) => {
      end(seconds);
      onStopped();
    };
    const onSound = ({ target }: Event) => {
      if (isHeard(target)) interrupt(fadeSeconds);
    };
    document.addEventListener('play', onSound, { capture: true, signal });
    document.addEventListener('volumechange', onSound, { capture: true, signal });
    window.addEventListener('pagehide', () => interrupt(), { signal });
    // A locked phone or a call stops the context.
    context.addEventListener('statechange', () => context.state !== 'running' && interrupt(), { signal });
    announceTrack(track, () => interrupt(), signal);
    fadeTo(volume, fadeSeconds);
    playWall(analyser, signal);
  }

  return {
    async play() {
      isWanted = true;
      clearTimeout(suspending);
      pauseFilms();
      try {
        await resume(context);
      } catch (error) {
        await context.close();
        throw error;
      }
      if (isWanted && !playing) begin();
    },
    stop: () => end(fadeSeconds),
  };
}
