// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { openCanvas } from '@/components/landscape/landscape-canvas';
import { startDrawing } from '@/components/landscape/live-drawing';

vi.mock('@/components/landscape/landscape-canvas');

type Options = Parameters<typeof openCanvas>[1];
type Message = Parameters<ReturnType<typeof openCanvas>['listen']>[0];

/** Every canvas that was opened, its options and whether it is still open. */
let canvases: { options: Options; open: boolean; wanted: number }[] = [];
let ready: () => boolean = () => true;
let frames: Map<number, () => void> = new Map();
let film: HTMLVideoElement;
let analyser: AnalyserNode;
let place: HTMLElement;

/** Lets the browser paint; the newest canvas is painted by its worker in between. */
async function paint(count: number) {
  for (let frame = 0; frame < count; frame += 1) {
    const due = [...frames.values()];
    frames.clear();
    Object.assign(analyser.context, { currentTime: analyser.context.currentTime + 1 / 60 });
    for (const callback of due) callback();
    const newest = canvases.at(-1);
    if (newest?.open && newest.wanted > 0) newest.options.onPainted(0.5);
    await Promise.resolve();
  }
}

const open = () => canvases.filter((canvas) => canvas.open).map(({ options }) => options.share);

beforeEach(() => {
  canvases = [];
  frames = new Map();
  ready = () => true;
  let last = 0;
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.set((last += 1), callback) && last);
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
  Object.assign(HTMLCanvasElement.prototype, { transferControlToOffscreen: vi.fn() });
  const state = { paused: false, currentTime: 2, playbackRate: 1, videoWidth: 1280, videoHeight: 720 };
  film = Object.assign(new EventTarget(), state) as HTMLVideoElement;
  const context = { currentTime: 0, sampleRate: 48_000, outputLatency: 0 };
  analyser = { context, fftSize: 8192, getFloatTimeDomainData: vi.fn() } as unknown as AnalyserNode;
  place = document.body.appendChild(document.createElement('div'));
  vi.mocked(openCanvas).mockImplementation((_, options) => {
    const canvas = { options, open: true, wanted: 0 };
    canvases.push(canvas);
    return {
      isReady: () => ready(),
      listen: (message: Message) => void (canvas.wanted += Number(message.paint)),
      fade: () => Promise.resolve({} as Animation),
      close: () => void (canvas.open = false),
    };
  });
});

test('draws while the film would move, and ends with nothing left', async () => {
  const end = startDrawing(place, film, analyser);
  await paint(5);
  expect([open(), film.playbackRate < 1]).toEqual([[1], true]);
  Object.assign(film, { paused: true });
  await paint(2);
  expect(frames.size).toBe(0);
  Object.assign(film, { paused: false });
  film.dispatchEvent(new Event('play'));
  await paint(2);
  expect(frames.size).toBe(1);
  end();
  film.dispatchEvent(new Event('seeked'));
  await vi.waitFor(() => expect(open()).toEqual([]));
  expect([frames.size, film.playbackRate]).toEqual([0, 1]);
  film.dispatchEvent(new Event('play'));
  expect(frames.size).toBe(0);
});

test('a page that is left leaves nothing, at once', async () => {
  const end = startDrawing(place, film, analyser);
  await paint(5);
  place.remove();
  end();
  expect([open(), frames.size]).toEqual([[], 0]);
});

test('late frames let a smaller drawing take over, which has listened before it is seen', async () => {
  startDrawing(place, film, analyser);
  let frame = 0;
  ready = () => canvases.length > 1 || (frame += 1) % 2 === 0;
  await paint(240);
  expect(open()).toEqual([1, 0.75]);
  await paint(200);
  expect(open()).toEqual([0.75]);
});

test('without a worker, or a canvas it could paint on, the film stays', async () => {
  startDrawing(place, film, analyser);
  canvases[0]?.options.onError();
  await paint(2);
  expect([open(), frames.size, film.playbackRate]).toEqual([[], 0, 1]);
  Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen');
  startDrawing(place, film, analyser);
  expect([canvases.length, frames.size]).toEqual([1, 0]);
});
