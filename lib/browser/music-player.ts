import type { SiteContent } from '../content-schema/site';
import { announceTrack, type TrackNames } from './media-session';
import { showToast } from './toast';

/** `failed`: said to the visitor when it cannot be played. */
export type Track = SiteContent['track'] & TrackNames & { failed: string };

export interface MusicPlayer {
  /** Hears what is played, after its volume; it changes nothing in the sound. Null where there is none. */
  analyser: AnalyserNode | null;
  /** Starts or fades in. Rejects when the browser refuses to play. */
  play(): Promise<void>;
  /** Fades out and rests. */
  stop(): void;
}

/** What a way of playing does, without regard to the rest of the page. */
interface Voice {
  analyser: AnalyserNode | null;
  /** Sounds, unless it is ended meanwhile. */
  start(): Promise<void>;
  /** Seconds until it is silent. */
  end(fade: number): void;
  /** For good. */
  close(): void;
}

/** Seconds of the fades. */
const fade = 1.2;
const volume = 0.8;
/** Milliseconds a context is given to run: without a sound device it never does, and never says so. */
const patience = 5000;

/** Opus where the browser can, AAC elsewhere. */
const fileOf = (track: Track) =>
  new Audio().canPlayType('audio/webm; codecs=opus') !== '' ? track.webm : track.m4a;

async function decode(context: AudioContext, file: string): Promise<AudioBuffer> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`track answered ${response.status}`);
  return context.decodeAudioData(await response.arrayBuffer());
}

async function wake(context: AudioContext): Promise<void> {
  let late: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([
    context.resume(),
    new Promise((resolve) => {
      late = setTimeout(resolve, patience);
    }),
  ]);
  clearTimeout(late);
  if (context.state !== 'running') throw new Error(`audio context stays ${context.state}`);
}

/** A seamless loop by Web Audio: an <audio loop> stutters at the seam, whatever the codec. */
async function webAudioVoice(context: AudioContext, track: Track, onInterrupted: () => void): Promise<Voice> {
  const gain = new GainNode(context, { gain: 0 });
  gain.connect(context.destination);
  const analyser = new AnalyserNode(context, { fftSize: 8192 });
  gain.connect(analyser);
  const { loopStart, loopEnd } = track;
  const [buffer] = await Promise.all([decode(context, fileOf(track)), wake(context)]);
  const source = new AudioBufferSourceNode(context, { buffer, loop: true, loopStart, loopEnd });
  source.connect(gain);
  let started = false;
  let wanted = false;
  let sounding = false;
  let rest: ReturnType<typeof setTimeout> | undefined;

  function fadeTo(value: number, seconds: number) {
    gain.gain.cancelScheduledValues(context.currentTime);
    gain.gain.setTargetAtTime(value, context.currentTime, Math.max(0.005, seconds / 4));
  }

  // A phone that is locked or called stops the context, and may start it again by itself: then it stays silent.
  function onStateChange() {
    if (sounding && context.state !== 'running') onInterrupted();
    else if (!wanted && context.state === 'running' && rest === undefined) void context.suspend();
  }

  function begin() {
    started = true;
    source.start(0, loopStart);
    context.addEventListener('statechange', onStateChange);
  }

  return {
    analyser,
    async start() {
      clearTimeout(rest);
      rest = undefined;
      wanted = true;
      await wake(context);
      if (!wanted) return;
      sounding = true;
      if (!started) begin();
      fadeTo(volume, fade);
    },
    end(seconds) {
      wanted = false;
      sounding = false;
      clearTimeout(rest);
      fadeTo(0, seconds);
      rest = setTimeout(() => {
        rest = undefined;
        void context.suspend();
      }, seconds * 1000);
    },
    close: () => void context.close(),
  };
}

/**
 * Where Web Audio is refused, never runs or cannot decode: the track as it is, with a seam.
 * @param onEnded called when it is paused from outside, as by a call, or cannot go on: then it is true
 */
function elementVoice(track: Track, onEnded: (broken?: boolean) => void): Voice {
  const audio = new Audio(fileOf(track));
  audio.loop = true;
  audio.volume = volume;
  let wanted = false;
  audio.addEventListener('pause', () => {
    if (wanted && audio.paused) onEnded();
  });
  audio.addEventListener('error', () => {
    if (wanted) onEnded(true);
  });
  return {
    analyser: null,
    async start() {
      wanted = true;
      if (audio.error) audio.load();
      await audio.play().catch((error: unknown) => {
        // Ended before it began.
        if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
      });
    },
    end() {
      wanted = false;
      audio.pause();
    },
    close() {
      wanted = false;
      audio.removeAttribute('src');
    },
  };
}

async function openVoice(
  context: AudioContext | null,
  track: Track,
  onEnded: (broken?: boolean) => void,
): Promise<Voice> {
  if (!context) return elementVoice(track, onEnded);
  try {
    return await webAudioVoice(context, track, () => onEnded());
  } catch {
    await context.close();
    return elementVoice(track, onEnded);
  }
}

/** Films that are heard have controls. The background film, silent, loses its muting in WebKitGTK with its pace. */
const audible = (target: EventTarget | null): target is HTMLMediaElement =>
  target instanceof HTMLMediaElement && target.controls && !target.paused && !target.muted;

/**
 * The site's music. One thing sounds at a time: it silences films that are heard, and a film that starts silences it.
 * @param onStopped called when something other than `stop` ends the music: a film, the lock screen, a call, the page left,
 *   a track that breaks off
 */
export async function createMusicPlayer(
  context: AudioContext | null,
  track: Track,
  onStopped: () => void,
): Promise<MusicPlayer> {
  let listening: AbortController | undefined;
  const interrupt = () => {
    end(0);
    onStopped();
  };
  const tell = () => showToast({ kind: 'error', text: track.failed });
  const voice = await openVoice(context, track, (broken) => {
    if (broken) tell();
    interrupt();
  });
  let wanted = false;

  function end(seconds: number) {
    wanted = false;
    listening?.abort();
    listening = undefined;
    voice.end(seconds);
  }

  function listen() {
    listening?.abort();
    listening = new AbortController();
    const { signal } = listening;
    const onSound = ({ target }: Event) => {
      if (!audible(target)) return;
      end(fade);
      onStopped();
    };
    document.addEventListener('play', onSound, { capture: true, signal });
    document.addEventListener('volumechange', onSound, { capture: true, signal });
    window.addEventListener('pagehide', interrupt, { signal });
    announceTrack(track, interrupt, signal);
  }

  return {
    analyser: voice.analyser,
    async play() {
      wanted = true;
      for (const film of document.querySelectorAll('video')) if (audible(film)) film.pause();
      try {
        await voice.start();
      } catch (error) {
        wanted = false;
        voice.close();
        tell();
        throw error;
      }
      if (wanted) listen();
    },
    stop: () => end(fade),
  };
}
