import type { SiteContent } from '../content-schema/site';

type Track = SiteContent['track'];

export interface MusicPlayer {
  /** Starts or fades in. Rejects when the browser refuses to play. */
  play(): Promise<void>;
  /** Fades out and rests. */
  stop(): Promise<void>;
}

/** Seconds of the fades. */
const fade = 1.2;
const volume = 0.8;

/** Fetches and decodes the track: Opus where the browser can, AAC elsewhere. Rejects when neither can be had. */
async function load(context: AudioContext, track: Track): Promise<AudioBuffer> {
  const opus = new Audio().canPlayType('audio/webm; codecs=opus') !== '';
  const response = await fetch(opus ? track.webm : track.m4a);
  if (!response.ok) throw new Error(`track answered ${response.status}`);
  return context.decodeAudioData(await response.arrayBuffer());
}

/** A seamless loop by Web Audio: an <audio loop> stutters at the seam, whatever the codec. */
export async function createMusicPlayer(track: Track): Promise<MusicPlayer> {
  const context = new AudioContext();
  const gain = new GainNode(context, { gain: 0 });
  gain.connect(context.destination);
  const buffer = await load(context, track);
  const source = new AudioBufferSourceNode(context, {
    buffer,
    loop: true,
    loopStart: track.loopStart,
    loopEnd: track.loopEnd,
  });
  source.connect(gain);
  let started = false;
  let rest: ReturnType<typeof setTimeout> | undefined;

  function fadeTo(value: number) {
    gain.gain.cancelScheduledValues(context.currentTime);
    gain.gain.setTargetAtTime(value, context.currentTime, fade / 4);
  }

  return {
    async play() {
      clearTimeout(rest);
      await context.resume();
      if (!started) source.start(0, track.loopStart);
      started = true;
      fadeTo(volume);
    },
    async stop() {
      fadeTo(0);
      rest = setTimeout(() => void context.suspend(), fade * 1000);
    },
  };
}
