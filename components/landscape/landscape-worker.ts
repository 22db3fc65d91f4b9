import type { View } from '@/lib/drawing/live-landscape/frame';
import { createSoundingLandscape, type HomeFilm } from '@/lib/drawing/live-landscape/sounding';

/* Draws the landscape apart from the page, so that the page stays quick whatever a frame costs. */

export interface Beginning {
  film: HomeFilm;
  /** Of the picture, in px. */
  width: number;
  moment: number;
  sampleRate: number;
}

export interface Listening {
  samples: Float32Array;
  seconds: number;
  latency: number;
  width: number;
  /** Shares of the picture. */
  view: View;
  /** Pixels of the last frame, to be painted anew. */
  buffer: ArrayBuffer | null;
}

export interface Painted {
  buffer: ArrayBuffer;
  width: number;
  height: number;
  moment: number;
  /** What is painted of it, in px. */
  view: View;
  /** Milliseconds the frame took. */
  cost: number;
}

let landscape: ReturnType<typeof createSoundingLandscape> | undefined;

function paint({
  samples,
  seconds,
  latency,
  width: wide,
  view,
  buffer: old,
}: Listening): Painted | undefined {
  if (!landscape) return undefined;
  if (landscape.frame().width !== wide) landscape.resize(wide);
  const begun = performance.now();
  const { width, height, paint: paintFrame } = landscape.frame();
  const size = width * height * 4;
  const buffer = old?.byteLength === size ? old : new ArrayBuffer(size);
  const shown = {
    left: Math.floor(view.left * width),
    right: Math.ceil(view.right * width),
    bottom: Math.ceil(view.bottom * height),
  };
  landscape.listen(samples, seconds, latency);
  paintFrame(new Uint32Array(buffer), landscape.moment, shown);
  const moment = landscape.moment.t;
  return { buffer, width, height, moment, view: shown, cost: performance.now() - begun };
}

self.addEventListener('message', ({ data }: MessageEvent<Beginning | Listening>) => {
  if ('film' in data) {
    landscape = createSoundingLandscape(data.film, data.width, data.moment, data.sampleRate);
    return;
  }
  const painted = paint(data);
  if (painted) self.postMessage(painted, { transfer: [painted.buffer] });
});
