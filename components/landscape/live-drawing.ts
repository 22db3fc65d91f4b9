import { analysedSamples } from '@/lib/browser/analysed-samples';
import type { Beginning, Listening, Painted } from './landscape-worker';
import { loopMoment, loopSeconds } from '@/lib/drawing/loop';

/** One beat at 116 BPM, in milliseconds. */
const beat = 517;
/** While it is covered the film all but rests; paused, it could not tell its own pause from the visitor's. */
const resting = 0.0625;
/** Milliseconds a frame may cost, and how many more frames than not may cost more. */
const limit = 14;
const patience = 45;
/** Shares of the film's size the picture is drawn at. */
const details = [1, 0.75, 0.5];

/** Counts the drawings begun: a new one takes over from one that is still giving the film back. */
let begun = 0;

/** Shares of a picture of that shape that `object-fit: cover` shows in the canvas. */
function viewOf(canvas: HTMLCanvasElement, width: number, height: number) {
  const scale = Math.max(canvas.clientWidth / width, canvas.clientHeight / height);
  const [across = 0.5, down = 0.5] = getComputedStyle(canvas)
    .objectPosition.split(' ')
    .map((place) => parseFloat(place) / 100);
  const shown = { x: canvas.clientWidth / scale / width, y: canvas.clientHeight / scale / height };
  const left = (1 - shown.x) * across;
  return { left, right: left + shown.x, bottom: (1 - shown.y) * down + shown.y };
}

/**
 * Draws the film's landscape with what the analyser hears, over the film: it takes the film's place within a beat, at
 * the same moment of the loop, moves while the film would, and gives it back at the end.
 * @returns ends the drawing: within a beat, or at once
 */
export function startDrawing(canvas: HTMLCanvasElement, film: HTMLVideoElement, analyser: AnalyserNode) {
  const context = canvas.getContext('2d', { alpha: false });
  if (!context || film.videoWidth === 0) return () => undefined;
  begun += 1;
  const own = begun;
  const heard = analysedSamples(analyser);
  const left = new AbortController();
  const waiting: Float32Array<ArrayBuffer>[] = [];
  let seconds = 0;
  let moment = loopMoment(film.currentTime);
  let detail = 0;
  let late = 0;
  const width = () => Math.round(film.videoWidth * details[detail]!);
  const worker = begin();
  let idle = true;
  let buffer: ArrayBuffer | null = null;
  let frame = 0;
  let shown = false;

  function begin() {
    const made = new Worker(new URL('./landscape-worker.ts', import.meta.url));
    const beginning: Beginning = {
      film: film.videoWidth > film.videoHeight ? 'home-landscape' : 'home-portrait',
      width: width(),
      moment,
      sampleRate: heard.sampleRate,
    };
    made.postMessage(beginning);
    made.addEventListener('message', ({ data }: MessageEvent<Painted>) => show(data));
    // Without a worker the film stays.
    made.addEventListener('error', end);
    return made;
  }

  function fade(opacity: number) {
    return canvas.animate([{ opacity }], { duration: beat, easing: 'ease', fill: 'forwards' }).finished;
  }

  function show({ buffer: pixels, width: wide, height, view, cost, moment: now }: Painted) {
    idle = true;
    if (left.signal.aborted || !context) return;
    if (canvas.width !== wide) Object.assign(canvas, { width: wide, height });
    const picture = new ImageData(new Uint8ClampedArray(pixels), wide, height);
    context.putImageData(picture, 0, 0, view.left, 0, view.right - view.left, view.bottom);
    buffer = pixels;
    moment = now;
    late = Math.max(0, late + (cost > limit ? 1 : -1));
    if (late > patience && detail + 1 < details.length) {
      detail += 1;
      late = 0;
    }
    if (shown) return;
    shown = true;
    void fade(1).then(() => {
      if (!left.signal.aborted) film.playbackRate = resting;
    });
  }

  function draw() {
    frame = film.paused ? 0 : requestAnimationFrame(draw);
    const next = heard.next();
    waiting.push(next.samples);
    seconds += next.seconds;
    if (!idle) return;
    idle = false;
    const samples = new Float32Array(waiting.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const part of waiting.splice(0)) {
      samples.set(part, at);
      at += part.length;
    }
    const view = viewOf(canvas, film.videoWidth, film.videoHeight);
    const latency = heard.latency();
    const listening: Listening = { samples, seconds, latency, width: width(), view, buffer };
    seconds = 0;
    worker.postMessage(listening, [samples.buffer, ...(buffer ? [buffer] : [])]);
    buffer = null;
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
    if (own === begun) await fade(0);
  }

  function end() {
    if (left.signal.aborted) return;
    left.abort();
    cancelAnimationFrame(frame);
    worker.terminate();
    void giveBack();
  }

  film.addEventListener('play', go, { signal: left.signal });
  if (!film.paused) go();
  return end;
}
