import { objectPosition } from '@/lib/browser/object-position';
import type { HomeFilm } from '@/lib/drawing/live-landscape/sounding';
import { homeScenes } from '@/lib/drawing/landscape/film-scenes';
import type { Beginning, Listening, Painted } from './landscape-worker';

/** The part of the film that `place` shows (`object-fit: cover`), in pixels no finer than the film's own or the screen's. */
function framing(place: HTMLElement, { videoWidth, videoHeight }: HTMLVideoElement, share: number) {
  const film: HomeFilm = videoWidth > videoHeight ? 'home-landscape' : 'home-portrait';
  const { clientWidth, clientHeight } = place;
  const cover = Math.max(clientWidth / videoWidth, clientHeight / videoHeight);
  const size = Math.min(1, cover * window.devicePixelRatio) * share;
  const [across, down] = objectPosition(place);
  const picture = [Math.round(videoWidth * size), Math.round(videoHeight * size)] as const;
  const width = Math.min(picture[0], Math.round((clientWidth / cover) * size));
  const height = Math.min(picture[1], Math.round((clientHeight / cover) * size));
  const left = Math.round((picture[0] - width) * across);
  const top = Math.round((picture[1] - height) * down);
  return { film, detail: (videoWidth * size) / homeScenes[film].width, view: { left, top, width, height } };
}

/** How many frames may be asked for before the first of them is painted: with two, one late message costs no frame. */
const ahead = 2;

interface CanvasOptions {
  film: HTMLVideoElement;
  /** Size of the drawing as a share of the film's. */
  share: number;
  /** Moment of the loop at which it begins, 0 to 1. */
  moment: number;
  sampleRate: number;
  onPainted: (moment: number) => void;
  /** The worker cannot run: nothing will be painted. */
  onError: () => void;
}

export type LandscapeCanvas = ReturnType<typeof openCanvas>;

/** A canvas in `place`, invisible at first, and the worker that draws the landscape on it. */
export function openCanvas(
  place: HTMLElement,
  { film, share, moment, sampleRate, onPainted, onError }: CanvasOptions,
) {
  const shown = framing(place, film, share);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: shown.view.width, height: shown.view.height });
  canvas.className = 'absolute inset-0 size-full opacity-0';
  place.append(canvas);
  const worker = new Worker(new URL('./landscape-worker.ts', import.meta.url));
  let asked = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Painted>) => {
    asked -= 1;
    onPainted(data.moment);
  });
  worker.addEventListener('error', onError);
  const surface = canvas.transferControlToOffscreen();
  const beginning: Beginning = { ...shown, canvas: surface, moment, sampleRate };
  worker.postMessage(beginning, [surface]);

  return {
    /** Whether one more frame may be asked for. */
    isReady: () => asked < ahead,
    listen(message: Listening) {
      if (message.paint) asked += 1;
      worker.postMessage(message);
    },
    fade: (opacity: number, duration: number) =>
      canvas.animate([{ opacity }], { duration, easing: 'ease', fill: 'forwards' }).finished,
    close() {
      worker.terminate();
      canvas.remove();
    },
  };
}
