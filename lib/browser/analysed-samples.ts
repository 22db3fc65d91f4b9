/** What an analyser has heard since it was asked last. */
export interface AnalysedSamples {
  /** Mono samples, oldest first, and how long they last; at most what the analyser holds. */
  next(): { samples: Float32Array<ArrayBuffer>; seconds: number };
  sampleRate: number;
  /** Seconds until what is analysed now reaches the ear. */
  latency(): number;
}

/** The running samples of an analyser, from now on. */
export function analysedSamples(analyser: AnalyserNode): AnalysedSamples {
  const context = analyser.context as AudioContext;
  const held = new Float32Array(analyser.fftSize);
  let before = context.currentTime;
  return {
    sampleRate: context.sampleRate,
    latency: () => context.outputLatency || context.baseLatency || 0,
    next() {
      const past = Math.round((context.currentTime - before) * context.sampleRate);
      const count = Math.min(held.length, past);
      before = context.currentTime;
      if (count > 0) analyser.getFloatTimeDomainData(held);
      return { samples: held.slice(held.length - count), seconds: count / context.sampleRate };
    },
  };
}
