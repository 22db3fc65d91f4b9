import { createBandLevels } from './band-levels';

/** For visitors with one of these preferences nothing may move. */
const stillQuery = '(prefers-reduced-motion: reduce), (forced-colors: active)';

const fadeInMs = 1200;
/** A lower level cannot be seen. */
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
 * Lets the merlons move with the music. Every frame sets `--level` on the children of each `data-plays` element that is in
 * view, low frequencies first. After `signal` aborts, the levels fall to zero.
 */
export function playWall(analyser: AnalyserNode, signal: AbortSignal): void {
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
