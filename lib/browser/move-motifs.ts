/** Edges of the eight bands in Hz, low to high. */
const edgesHz = [30, 90, 180, 350, 700, 1400, 2800, 5600, 12_000];

/** Time constant with which a level falls. Low bands fall slowest. */
const releaseSeconds = (band: number) => 0.5 / (1 + 0.3 * band);
/** Time constant with which the recent peak of a band falls. */
const peakSeconds = 4;

/** A band below this amplitude (-80 dB) counts as silent, even if it has not been louder recently. */
const silence = 1e-4;

/** Levels are raised to this power, so that quiet moments become quieter. */
const contrast = 1.5;

const measureAmplitude = (decibels: Float32Array) =>
  Math.sqrt(decibels.reduce((power, value) => power + 10 ** (value / 10), 0));

/**
 * Returns a function that measures eight bands of a spectrum, from the decibels of its bins (each `binHz` wide) and the
 * seconds since the last call. Levels are from 0 to 1, low frequencies first. Each is relative to the band's recent
 * peak, rises at once and falls slowly.
 */
function createBandLevels(binHz: number) {
  const bins = edgesHz.map((edge) => Math.round(edge / binHz));
  const peaks = edgesHz.slice(1).map(() => silence);
  const levels = peaks.map(() => 0);

  return function nextLevels(decibels: Float32Array, seconds: number): readonly number[] {
    for (const [band, level] of levels.entries()) {
      const amplitude = measureAmplitude(decibels.subarray(bins[band], bins[band + 1]));
      const peak = Math.max(amplitude, silence, peaks[band]! * Math.exp(-seconds / peakSeconds));
      const heard = amplitude < silence ? 0 : (amplitude / peak) ** contrast;
      peaks[band] = peak;
      levels[band] = Math.max(heard, level * Math.exp(-seconds / releaseSeconds(band)));
    }
    return levels;
  };
}

/** For visitors with one of these preferences nothing may move. */
const stillQuery = '(prefers-reduced-motion: reduce), (forced-colors: active)';

const fadeInMs = 1200;
/** A lower level moves nothing that one could see. */
const visibleLevel = 0.01;

/** <html> has this attribute while levels are set, so that style sheets can show what is hidden in silence. */
const soundingAttribute = 'data-sounding';
const animatedElements = () => document.querySelectorAll('[data-plays]');

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

let frame = 0;

/**
 * Sets `--level` on the children of visible `data-plays` elements in every frame, low frequencies first, until `signal`
 * aborts.
 */
export function moveMotifs(analyser: AnalyserNode, signal: AbortSignal): void {
  const still = window.matchMedia(stillQuery);
  if (still.matches) return;
  const nextLevels = createBandLevels(analyser.context.sampleRate / analyser.fftSize);
  const decibels = new Float32Array(analyser.frequencyBinCount);
  const startMs = performance.now();
  let lastMs = startMs;

  function draw(nowMs: number) {
    if (signal.aborted) decibels.fill(-Infinity);
    else analyser.getFloatFrequencyData(decibels);
    const levels = nextLevels(decibels, Math.max(0, nowMs - lastMs) / 1000);
    const fadeIn = Math.min(1, (nowMs - startMs) / fadeInMs);
    lastMs = nowMs;
    for (const element of [...animatedElements()].filter(isInView))
      for (const [band, child] of [...element.children].entries())
        (child as HTMLElement).style.setProperty('--level', ((levels[band] ?? 0) * fadeIn).toFixed(3));
    if (still.matches || (signal.aborted && levels.every((level) => level < visibleLevel))) reset();
    else frame = requestAnimationFrame(draw);
  }

  function reset() {
    document.documentElement.removeAttribute(soundingAttribute);
    for (const element of animatedElements())
      for (const child of element.children) (child as HTMLElement).style.removeProperty('--level');
  }

  cancelAnimationFrame(frame);
  document.documentElement.setAttribute(soundingAttribute, '');
  frame = requestAnimationFrame(draw);
}
