import type { SiteContent } from '../content-schema/site';

type Recording = SiteContent['track'];

/** One way of playing the track; it knows nothing of the rest of the page. */
interface Voice {
  analyser: AnalyserNode | null;
  /** Starts or fades in, unless `end` is called meanwhile. Rejects when the browser refuses to play. */
  start(): Promise<void>;
  /** Falls silent within `fade` seconds; `start` goes on from there. */
  end(fade: number): void;
  /** Gives everything back; it cannot be started again. */
  close(): void;
}

/** How long a fade in or out lasts, in seconds. */
export const fade = 1.2;
const volume = 0.8;
/** How long an audio context may take to start, in milliseconds: without a sound device `resume()` never settles. */
const patience = 5000;

/** Opus where the browser can, AAC elsewhere. */
const fileOf = (track: Recording) =>
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
async function webAudioVoice(
  context: AudioContext,
  track: Recording,
  onInterrupted: () => void,
): Promise<Voice> {
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

  // A locked phone or a call stops the context. When the system starts it again by itself, the music stays off.
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
    // Rejects when it is closed already.
    close: () => void context.close().catch(() => undefined),
  };
}

/**
 * Where Web Audio is refused, never runs or cannot decode: the track as it is, with a seam.
 * @param onEnded called when something else pauses it, such as a call, or with the reason why it cannot go on
 */
function elementVoice(track: Recording, onEnded: (fault?: MediaError | null) => void): Voice {
  const audio = new Audio(fileOf(track));
  audio.loop = true;
  audio.volume = volume;
  let wanted = false;
  let begun = false;
  audio.addEventListener('pause', () => {
    if (wanted && audio.paused) onEnded();
  });
  // Before it has begun to play, `start` rejects for the same reason.
  audio.addEventListener('error', () => {
    if (wanted && begun) onEnded(audio.error);
  });
  return {
    analyser: null,
    async start() {
      wanted = true;
      begun = false;
      if (audio.error) audio.load();
      await audio.play().catch((error: unknown) => {
        // `end` was called before it had begun to play: no failure.
        if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
      });
      begun = true;
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

/** Opens the best way of playing that works in this browser. @param onEnded as in `elementVoice` */
export async function openVoice(
  context: AudioContext | null,
  track: Recording,
  onEnded: (fault?: MediaError | null) => void,
): Promise<Voice> {
  if (!context) return elementVoice(track, onEnded);
  try {
    return await webAudioVoice(context, track, () => onEnded());
  } catch {
    await context.close();
    return elementVoice(track, onEnded);
  }
}
