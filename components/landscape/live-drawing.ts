import { analysedSamples } from '@/lib/browser/analysed-samples';
import { BEAT_SECONDS, loopMoment, loopSeconds } from '@/lib/drawing/loop';
import { createDetailSteps } from './detail-steps';
import { openCanvas, type LandscapeCanvas } from './landscape-canvas';

/** Milliseconds of a beat. */
const beat = BEAT_SECONDS * 1000;
/** Playback rate of the film while the drawing covers it. It is not paused: a pause is the visitor's, and stops the drawing too. */
const resting = 0.0625;
/** How long a new canvas takes in sound before it is shown, in seconds: a sound takes that long to cross its hills. */
const walk = 2.5;
/** How long a new size of the place has to last before it is drawn, in milliseconds. */
const settling = 400;

/**
 * Draws the film's landscape with what the analyser hears, over the film: it takes the film's place within a beat, at
 * the same moment of the loop, moves while the film would, and gives it back at the end. Where frames are late it is
 * drawn smaller, and larger again where they have been in time for long; a new size takes over within a beat, too.
 * @returns ends the drawing: within a beat, or at once where `place` is gone
 */
export function startDrawing(place: HTMLElement, film: HTMLVideoElement, analyser: AnalyserNode): () => void {
  if (!('transferControlToOffscreen' in HTMLCanvasElement.prototype)) return () => undefined;
  const heard = analysedSamples(analyser);
  const left = new AbortController();
  let moment = loopMoment(film.currentTime);
  const detail = createDetailSteps();
  let frame = 0;
  let settled: ReturnType<typeof setTimeout> | undefined;
  let seen: LandscapeCanvas | undefined;
  let coming: { canvas: LandscapeCanvas; listened: number } | undefined;
  const box = () => `${place.clientWidth} ${place.clientHeight}`;
  let drawn = '';

  /** Begins a canvas of the present size, which takes over by itself. */
  function renew() {
    coming?.canvas.close();
    drawn = box();
    const options = { film, share: detail.share(), moment, sampleRate: heard.sampleRate };
    const canvas = openCanvas(place, {
      ...options,
      onPainted(now) {
        if (canvas === seen) moment = now;
        else if (canvas === coming?.canvas) void takeOver(canvas);
      },
      onError: end,
    });
    coming = { canvas, listened: 0 };
  }

  async function takeOver(canvas: LandscapeCanvas) {
    const before = seen;
    seen = canvas;
    coming = undefined;
    await canvas.fade(1, beat);
    before?.close();
    if (!left.signal.aborted) film.playbackRate = resting;
  }

  function draw() {
    frame = film.paused ? 0 : requestAnimationFrame(draw);
    const next = { ...heard.next(), latency: heard.latency() };
    if (coming) {
      const { canvas } = coming;
      coming.listened += next.seconds;
      canvas.listen({ ...next, paint: canvas.isReady() && (!seen || coming.listened > walk) });
    }
    if (!seen) return;
    const ready = seen.isReady();
    seen.listen({ ...next, paint: ready });
    // While a second canvas prepares itself frames are late anyway.
    if (!coming && detail.count(!ready)) renew();
  }

  function go() {
    if (frame === 0) draw();
  }

  async function giveBack() {
    film.playbackRate = 1;
    film.currentTime = loopSeconds(moment);
    await Promise.race([
      new Promise((resolve) => film.addEventListener('seeked', resolve, { once: true })),
      new Promise((resolve) => setTimeout(resolve, 4 * beat)),
    ]);
    await seen?.fade(0, beat);
  }

  function end() {
    if (left.signal.aborted) return;
    left.abort();
    cancelAnimationFrame(frame);
    clearTimeout(settled);
    sizes.disconnect();
    coming?.canvas.close();
    if (place.isConnected && seen) void giveBack().finally(seen.close);
    else seen?.close();
  }

  const sizes = new ResizeObserver(() => {
    clearTimeout(settled);
    settled = setTimeout(() => {
      // Without a size it is not shown, as while less motion is asked for.
      if (place.clientWidth > 0 && box() !== drawn) renew();
    }, settling);
  });

  renew();
  sizes.observe(place);
  film.addEventListener('play', go, { signal: left.signal });
  if (!film.paused) go();
  return end;
}
