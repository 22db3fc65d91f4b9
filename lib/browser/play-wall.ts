import { createBandLevels } from './band-levels';

/** Nothing moves for visitors who asked for that. */
const stillness = '(prefers-reduced-motion: reduce), (forced-colors: active)';

const fadeInMs = 1200;
/** A level below this is not seen. */
const invisible = 0.01;

/** Marks <html> while something moves; what is seen only then answers to it by CSS. */
const mark = 'data-sounding';
const players = () => document.querySelectorAll('[data-plays]');

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

let frame = 0;

/**
 * Shows the music until `signal` aborts: each child of an element with `data-plays` gets the level of one band, in turn
 * from low to high, as `--level`, once a frame while it is in view. Then the levels sink to nothing.
 */
export function playWall(analyser: AnalyserNode, signal: AbortSignal): void {
  const still = window.matchMedia(stillness);
  if (still.matches) return;
  const follow = createBandLevels(analyser.context.sampleRate / analyser.fftSize);
  const decibels = new Float32Array(analyser.frequencyBinCount);
  const startMs = performance.now();
  let lastMs = startMs;

  function draw(nowMs: number) {
    if (signal.aborted) decibels.fill(-Infinity);
    else analyser.getFloatFrequencyData(decibels);
    const levels = follow(decibels, Math.max(0, nowMs - lastMs) / 1000);
    const fadeIn = Math.min(1, (nowMs - startMs) / fadeInMs);
    lastMs = nowMs;
    for (const element of [...players()].filter(isInView))
      for (const [band, child] of [...element.children].entries())
        (child as HTMLElement).style.setProperty('--level', ((levels[band] ?? 0) * fadeIn).toFixed(3));
    if (still.matches || (signal.aborted && levels.every((level) => level < invisible))) rest();
    else frame = requestAnimationFrame(draw);
  }

  function rest() {
    document.documentElement.removeAttribute(mark);
    for (const element of players())
      for (const child of element.children) (child as HTMLElement).style.removeProperty('--level');
  }

  cancelAnimationFrame(frame);
  document.documentElement.setAttribute(mark, '');
  frame = requestAnimationFrame(draw);
}
