// @vitest-environment happy-dom
import { beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { able, made, open, running, stubSound } from './fake-sound';

const track = { src: '/media/track.m4a', title: 'Música', artist: 'ALMENA' };

/** Opens a page. The player is loaded before the clock moves. */
async function openPage() {
  vi.resetModules();
  const { music } = await import('@/lib/browser/music');
  await import('@/lib/browser/music-player');
  return {
    async click(waitMs = 0, loop = {}) {
      music.toggle({ ...track, ...loop });
      await vi.advanceTimersByTimeAsync(waitMs);
    },
    isOn: music.isOn.get,
    /** Whether the button is on, and how many contexts run. */
    state: () => [music.isOn.get(), running()],
  };
}

let complain: MockInstance<typeof console.error>;

beforeEach(() => {
  complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  stubSound();
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('the whole track is repeated unless the content says where the loop begins and ends', async () => {
  await (await openPage()).click();
  await (await openPage()).click(0, { loopStart: 0.1, loopEnd: 20.5 });
  expect(made.loops).toMatchObject([
    { loopStart: 0, loopEnd: 30 },
    { loopStart: 0.1, loopEnd: 20.5 },
  ]);
});

test.each([
  ['never starts the context', () => (able.run = false)],
  ['starts a context whose clock stands still', () => (able.tick = false)],
  ['cannot decode the track', () => (able.decode = false)],
  ['has no AudioContext', () => vi.stubGlobal('AudioContext', undefined)],
  ['cannot fetch the track', () => vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))],
])(
  'in a browser that %s, that is logged once, nothing stays open, and the next click tries again',
  async (_, limit) => {
    limit();
    const page = await openPage();
    await page.click(2000);
    expect([page.isOn(), open()]).toEqual([false, 0]);
    expect(complain).toHaveBeenCalledOnce();
    stubSound();
    await page.click();
    expect(page.state()).toEqual([true, 1]);
  },
);

test('after many quick clicks the last one counts, and all use one context', async () => {
  const page = await openPage();
  for (let click = 0; click < 5; click += 1) void page.click();
  await vi.advanceTimersByTimeAsync(2000);
  expect(page.state()).toEqual([true, 1]);
  for (let click = 0; click < 21; click += 1) await page.click();
  expect(page.state(), 'the music fades out').toEqual([false, 1]);
  await vi.advanceTimersByTimeAsync(2000);
  await page.click();
  expect([...page.state(), made.contexts.length]).toEqual([true, 1, 1]);
  expect(complain).not.toHaveBeenCalled();
});

test.each([
  ['a call interrupts it', 0, () => made.contexts[0]?.go('interrupted')],
  ['the system suspends it', 0, () => made.contexts[0]?.go('suspended')],
  ['the sound device is gone', 4000, () => (able.tick = false)],
])('when %s, that is logged once within %i ms and the next click plays it again', async (_, ms, happen) => {
  const page = await openPage();
  await page.click(3000);
  happen();
  await vi.advanceTimersByTimeAsync(ms);
  expect([page.isOn(), open()]).toEqual([false, 0]);
  expect(complain).toHaveBeenCalledOnce();
  able.tick = true;
  await page.click(4000);
  expect(page.state()).toEqual([true, 1]);
});

test('leaving the page stops it', async () => {
  const page = await openPage();
  await page.click();
  window.dispatchEvent(new Event('pagehide'));
  expect(page.isOn()).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(running()).toBe(0);
});
