import { createSoundingLandscape, type HomeFilm } from '@/lib/drawing/live-landscape/sounding';
import type { View } from '@/lib/drawing/live-landscape/view';

/* Draws the landscape apart from the page, so that the page stays quick whatever a frame costs. */

export interface Beginning {
  canvas: OffscreenCanvas;
  film: HomeFilm;
  /** Size of the picture as a share of the scene's. */
  detail: number;
  /** What the canvas shows of the picture. */
  view: View;
  /** Moment of the loop at which it begins, 0 to 1. */
  moment: number;
  sampleRate: number;
}

export interface Listening {
  /** What was heard since the last message: mono samples, and how long they last. */
  samples: Float32Array;
  seconds: number;
  /** Seconds until what is analysed now reaches the ear. */
  latency: number;
  /** Whether a frame is wanted, too. */
  paint: boolean;
}

export interface Painted {
  moment: number;
  /** Milliseconds the frame took. */
  cost: number;
}

let listen: ((message: Listening) => void) | undefined;

function begin({ canvas, film, detail, view, moment: first, sampleRate }: Beginning) {
  const context = canvas.getContext('2d', { alpha: false });
  const landscape = createSoundingLandscape(film, detail, view, first, sampleRate);
  const { frame, moment } = landscape;
  const bytes = new Uint8ClampedArray(frame.pixels.buffer);
  const image = new ImageData(bytes, view.width, view.height);
  listen = ({ samples, seconds, latency, paint }) => {
    landscape.listen(samples, seconds, latency);
    if (!paint) return;
    const begun = performance.now();
    const row = frame.paint(moment);
    context?.putImageData(image, 0, 0, 0, row, view.width, view.height - row);
    const painted: Painted = { moment: moment.t, cost: performance.now() - begun };
    self.postMessage(painted);
  };
}

self.addEventListener('message', ({ data }: MessageEvent<Beginning | Listening>) => {
  if ('canvas' in data) begin(data);
  else listen?.(data);
});
