import { createSoundingLandscape, type HomeFilm } from '@/lib/drawing/live-landscape/sounding';
import type { View } from '@/lib/drawing/live-landscape/frame';

/* Draws the landscape apart from the page, so that the page stays quick whatever a frame costs. */

export interface Beginning {
  film: HomeFilm;
  width: number;
  moment: number;
  sampleRate: number;
}

export interface Listening {
  samples: Float32Array;
  seconds: number;
  latency: number;
  view: View;
  /** Pixels of the last frame, to be painted anew. */
  buffer: ArrayBuffer | null;
}

export interface Painted {
  buffer: ArrayBuffer;
  width: number;
  height: number;
  moment: number;
  /** What is shown of it. */
  view: View;
  /** Milliseconds the frame took. */
  cost: number;
}

let landscape: ReturnType<typeof createSoundingLandscape> | undefined;

self.addEventListener('message', ({ data }: MessageEvent<Beginning | Listening>) => {
  if ('film' in data) {
    landscape = createSoundingLandscape(data.film, data.width, data.moment, data.sampleRate);
    return;
  }
  if (!landscape) return;
  const { width, height, moment } = landscape;
  const buffer =
    data.buffer?.byteLength === width * height * 4 ? data.buffer : new ArrayBuffer(width * height * 4);
  const begun = performance.now();
  const view = {
    left: Math.floor(data.view.left * width),
    right: Math.ceil(data.view.right * width),
    bottom: Math.ceil(data.view.bottom * height),
  };
  landscape.listen(data.samples, data.seconds, data.latency);
  landscape.paint(new Uint32Array(buffer), view);
  const painted: Painted = { buffer, width, height, moment: moment.t, view, cost: performance.now() - begun };
  self.postMessage(painted, { transfer: [buffer] });
});
