/** What an analyser has heard since it was asked last. */
export interface AnalysedSamples {
  /** Mono samples, oldest first, and how long they last; at most what the analyser holds. */
  next(): { samples: Float32Array<ArrayBuffer>; seconds: number };
  sampleRate: number;
  /** Seconds until what is analysed now reaches the ear. */
  latency(): number;
}

/**
 * Seconds of sound before the way to the ear is asked for, once. Firefox asks the system's sound server and waits for its
 * answer: while a sound begins or ends, either may wait for the other, and the tab stands still for ever.
 */
const steady = 2;

/** The running samples of an analyser, from now on. */
export function analysedSamples(analyser: AnalyserNode): AnalysedSamples {
  const context = analyser.context as AudioContext;
  const held = new Float32Array(analyser.fftSize);
  let before = context.currentTime;
  let heard = 0;
  let latency = context.baseLatency || 0;
  return {
    sampleRate: context.sampleRate,
    latency: () => latency,
    next() {
      const past = Math.round((context.currentTime - before) * context.sampleRate);
      const count = Math.min(held.length, past);
      before = context.currentTime;
      if (count > 0) analyser.getFloatTimeDomainData(held);
      const seconds = count / context.sampleRate;
      if (heard < steady && heard + seconds >= steady) latency = context.outputLatency || latency;
      heard += seconds;
      return { samples: held.slice(held.length - count), seconds };
    },
  };
}
