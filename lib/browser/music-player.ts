import type { SiteContent } from '../content-schema/site';
import { announceTrack, type TrackNames } from './media-session';

export type Track = SiteContent['track'] & TrackNames;

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
  start(): Promise<void>;
  /** Seconds until it is silent. */
  end(fade: number): void;
}

/** Seconds of the fades. */
const fade = 1.2;
const volume = 0.8;

/** Opus where the browser can, AAC elsewhere. */
const fileOf = (track: Track) =>
  new Audio().canPlayType('audio/webm; codecs=opus') !== '' ? track.webm : track.m4a;

async function decode(context: AudioContext, track: Track): Promise<AudioBuffer> {
  const response = await fetch(fileOf(track));
  if (!response.ok) throw new Error(`track answered ${response.status}`);
  return context.decodeAudioData(await response.arrayBuffer());
}

/** A seamless loop by Web Audio: an <audio loop> stutters at the seam, whatever the codec. */
async function webAudioVoice(context: AudioContext, track: Track, onInterrupted: () => void): Promise<Voice> {
  const gain = new GainNode(context, { gain: 0 });
  gain.connect(context.destination);
  const analyser = new AnalyserNode(context, { fftSize: 8192 });
  gain.connect(analyser);
  const { loopStart, loopEnd } = track;
  const buffer = await decode(context, track);
  const source = new AudioBufferSourceNode(context, { buffer, loop: true, loopStart, loopEnd });
  source.connect(gain);
  let started = false;
  let wanted = false;
  let rest: ReturnType<typeof setTimeout> | undefined;

  function fadeTo(value: number, seconds: number) {
    gain.gain.cancelScheduledValues(context.currentTime);
    gain.gain.setTargetAtTime(value, context.currentTime, Math.max(0.005, seconds / 4));
  }

  // A phone that is locked or called stops the context, and may start it again by itself: then it stays silent.
  context.addEventListener('statechange', () => {
    if (context.state === 'closed') return;
    if (wanted && context.state !== 'running') onInterrupted();
    else if (!wanted && context.state === 'running' && rest === undefined) void context.suspend();
  });

  return {
    analyser,
    async start() {
      clearTimeout(rest);
      rest = undefined;
      await context.resume();
      wanted = true;
      if (!started) source.start(0, loopStart);
      started = true;
      fadeTo(volume, fade);
    },
    end(seconds) {
      wanted = false;
      clearTimeout(rest);
      fadeTo(0, seconds);
      rest = setTimeout(() => {
        rest = undefined;
        void context.suspend();
      }, seconds * 1000);
    },
  };
}

/** Where Web Audio is refused: the track as it is, with a seam. */
function elementVoice(track: Track): Voice {
  const audio = new Audio(fileOf(track));
  audio.loop = true;
  audio.volume = volume;
  return { analyser: null, start: () => audio.play(), end: () => audio.pause() };
}

const audible = (target: EventTarget | null): target is HTMLMediaElement =>
  target instanceof HTMLMediaElement && !target.paused && !target.muted;

/**
 * The site's music. One thing sounds at a time: it silences films that are heard, and a film that starts silences it.
 * @param onStopped called when something other than `stop` ends the music: a film, the lock screen, a call, the page left
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
  const voice = context ? await webAudioVoice(context, track, interrupt) : elementVoice(track);

  function end(seconds: number) {
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
      for (const film of document.querySelectorAll('video')) if (audible(film)) film.pause();
      await voice.start();
      listen();
    },
    stop: () => end(fade),
  };
}
