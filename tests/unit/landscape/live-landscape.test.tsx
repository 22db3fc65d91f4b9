import { render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { startDrawing } from '@/components/landscape/live-drawing';
import { LiveLandscape } from '@/components/landscape/live-landscape';
import { music } from '@/lib/browser/music';

vi.mock('@/components/landscape/live-drawing');

const analyser = {} as AnalyserNode;
const ended = vi.fn();

/** The section with a film of that width, or without one, while the music sounds. */
function show(width?: number) {
  Object.defineProperty(HTMLVideoElement.prototype, 'videoWidth', { value: width, configurable: true });
  const shown = render(
    <section>
      {width !== undefined && <video muted />}
      <LiveLandscape />
    </section>,
  );
  const film = shown.container.querySelector('video');
  return { ...shown, film };
}

/** Long enough for the part that is fetched by the click. */
const fetched = () => vi.dynamicImportSettled();

beforeEach(() => {
  ended.mockClear();
  vi.mocked(startDrawing).mockReset().mockReturnValue(ended);
  vi.spyOn(music, 'analyser').mockReturnValue(analyser);
});

test('draws over a film that has begun, and ends with the page', async () => {
  const { unmount } = show(1280);
  await fetched();
  expect(startDrawing).toHaveBeenCalledOnce();
  unmount();
  expect(ended).toHaveBeenCalledOnce();
});

test('waits for a film that has not', async () => {
  const { film } = show(0);
  await fetched();
  expect(startDrawing).not.toHaveBeenCalled();
  film?.dispatchEvent(new Event('playing'));
  expect(startDrawing).toHaveBeenCalledOnce();
});

test.each(['(forced-colors: active)', '(prefers-reduced-motion: reduce)'])(
  'draws nothing with %s',
  async (preference) => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ matches: query === preference }) as MediaQueryList,
    );
    show(1280);
    await fetched();
    expect(startDrawing).not.toHaveBeenCalled();
  },
);

test('draws nothing where no film runs, as with data saving, and nothing without an analyser', async () => {
  const { unmount } = show();
  await fetched();
  unmount();
  vi.spyOn(music, 'analyser').mockReturnValue(null);
  show(1280);
  await fetched();
  expect(startDrawing).not.toHaveBeenCalled();
});
