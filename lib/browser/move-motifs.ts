const bandEdgesHz = [30, 90, 180, 350, 700, 1400, 2800, 5600, 12_000];

/** The time constant with which the level of a band falls. Low frequencies fall slowest. */
const levelSeconds = (band: number) => 0.5 / (1 + 0.3 * band);
/** The time constant with which the recent peak of a band falls. */
const peakSeconds = 4;

/** -80 dB. Quieter sound counts as silence, even if there has been nothing louder recently. */
const silentAmplitude = 1e-4;

/** Levels are raised to this power, so that quiet moments move less. */
const contrastExponent = 1.5;

const measureAmplitude = (decibels: Float32Array) =>
  Math.sqrt(decibels.reduce((power, value) => power + 10 ** (value / 10), 0));

/**
 * Returns a function that turns a spectrum into the levels (0 to 1) of eight bands, low frequencies first. A level is
 * relative to the recent peak of its band, rises at once and falls slowly.
 * @param binHz the width of each value of the spectrum
 */
function createLevelMeter(binHz: number) {
  const bandEdges = bandEdgesHz.map((edge) => Math.round(edge / binHz));
  const peaks = bandEdgesHz.slice(1).map(() => silentAmplitude);
  const levels = peaks.map(() => 0);

  return function nextLevels(decibels: Float32Array, secondsSinceLast: number): readonly number[] {
    for (const [band, level] of levels.entries()) {
      const amplitude = measureAmplitude(decibels.subarray(bandEdges[band], bandEdges[band + 1]));
      const peak = Math.max(
        amplitude,
        silentAmplitude,
        peaks[band]! * Math.exp(-secondsSinceLast / peakSeconds),
      );
      const loudness = amplitude < silentAmplitude ? 0 : (amplitude / peak) ** contrastExponent;
      peaks[band] = peak;
      levels[band] = Math.max(loudness, level * Math.exp(-secondsSinceLast / levelSeconds(band)));
    }
    return levels;
  };
}

const preferStill = '(prefers-reduced-motion: reduce), (forced-colors: active)';

const fadeInMs = 1200;
const minVisibleLevel = 0.01;

/** <html> has this attribute while levels are set, so that style sheets can show what is hidden in silence. */
const soundingAttribute = 'data-sounding';
const findMovingElements = () => document.querySelectorAll('[data-plays]');

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
  const still = window.matchMedia(preferStill);
  if (still.matches) return;
  const nextLevels = createLevelMeter(analyser.context.sampleRate / analyser.fftSize);
  const decibels = new Float32Array(analyser.frequencyBinCount);
  const startMs = performance.now();
  let lastMs = startMs;

  function setLevels(nowMs: number) {
    if (signal.aborted) decibels.fill(-Infinity);
    else analyser.getFloatFrequencyData(decibels);
    const levels = nextLevels(decibels, Math.max(0, nowMs - lastMs) / 1000);
    const fadeIn = Math.min(1, (nowMs - startMs) / fadeInMs);
    lastMs = nowMs;
    for (const element of [...findMovingElements()].filter(isInView))
      for (const [band, child] of [...element.children].entries())
        (child as HTMLElement).style.setProperty('--level', ((levels[band] ?? 0) * fadeIn).toFixed(3));
    if (still.matches || (signal.aborted && levels.every((level) => level < minVisibleLevel))) reset();
    else frame = requestAnimationFrame(setLevels);
  }

  function reset() {
    document.documentElement.removeAttribute(soundingAttribute);
    for (const element of findMovingElements())
      for (const child of element.children) (child as HTMLElement).style.removeProperty('--level');
  }

  cancelAnimationFrame(frame);
  document.documentElement.setAttribute(soundingAttribute, '');
  frame = requestAnimationFrame(setLevels);
}
