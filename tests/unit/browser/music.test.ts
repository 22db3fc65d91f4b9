// @vitest-environment happy-dom
import { beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { able, made, open, running, stubSound } from './fake-sound';

const track = { src: '/media/track.m4a', title: 'Música', artist: 'ALMENA' };

async function freshMusic() {
  vi.resetModules();
  const { music } = await import('@/lib/browser/music');
  // `music` imports the player on the first call, so the player is loaded before the clock is faked.
  await import('@/lib/browser/music-player');
  return music;
}

/** Settles all promises. */
const settled = () => vi.advanceTimersByTimeAsync(0);

let complain: MockInstance<typeof console.error>;

beforeEach(() => {
  complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  stubSound();
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('loops the whole track unless the content says where the loop begins and ends', async () => {
  (await freshMusic()).toggle(track);
  await settled();
  (await freshMusic()).toggle({ ...track, loopStart: 0.1, loopEnd: 20.5 });
  await settled();
  expect(made.loops).toMatchObject([
    { loopStart: 0, loopEnd: 30 },
    { loopStart: 0.1, loopEnd: 20.5 },
  ]);
});

test.each([
  ['never starts the context', () => Object.assign(able, { run: false })],
  ['starts a context whose clock stands still', () => Object.assign(able, { tick: false })],
  ['cannot decode the track', () => Object.assign(able, { decode: false })],
  ['has no AudioContext', () => vi.stubGlobal('AudioContext', undefined)],
  [
    'cannot fetch the track',
    () => vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 }))),
  ],
])('a browser that %s logs it once, keeps nothing open, and the next click tries again', async (_, limit) => {
  limit();
  const music = await freshMusic();
  music.toggle(track);
  await vi.advanceTimersByTimeAsync(2000);
  expect([music.isOn.get(), open()]).toEqual([false, 0]);
  expect(complain).toHaveBeenCalledOnce();
  stubSound();
  music.toggle(track);
  await settled();
  expect([music.isOn.get(), running()]).toEqual([true, 1]);
});

test('after many quick clicks the last one counts, and all use one context', async () => {
  const music = await freshMusic();
  for (let click = 0; click < 5; click += 1) music.toggle(track);
  await vi.advanceTimersByTimeAsync(2000);
  expect([music.isOn.get(), running()]).toEqual([true, 1]);
  for (let click = 0; click < 21; click += 1) {
    music.toggle(track);
    await settled();
  }
  expect([music.isOn.get(), running()], 'it fades out').toEqual([false, 1]);
  await vi.advanceTimersByTimeAsync(2000);
  music.toggle(track);
  await settled();
  expect([music.isOn.get(), running(), made.contexts.length]).toEqual([true, 1, 1]);
  expect(complain).not.toHaveBeenCalled();
});

test.each([
  ['a call interrupts it', 0, () => made.contexts[0]?.go('interrupted')],
  ['the system suspends it', 0, () => made.contexts[0]?.go('suspended')],
  ['the sound device is gone', 4000, () => Object.assign(able, { tick: false })],
])('when %s, that is logged once within %i ms and the next click plays it again', async (_, ms, happen) => {
  const music = await freshMusic();
  music.toggle(track);
  await vi.advanceTimersByTimeAsync(3000);
  happen();
  await vi.advanceTimersByTimeAsync(ms);
  expect([music.isOn.get(), open()]).toEqual([false, 0]);
  expect(complain).toHaveBeenCalledOnce();
  Object.assign(able, { tick: true });
  music.toggle(track);
  await vi.advanceTimersByTimeAsync(4000);
  expect([music.isOn.get(), running()]).toEqual([true, 1]);
});

test('leaving the page stops it', async () => {
  const music = await freshMusic();
  music.toggle(track);
  await settled();
  window.dispatchEvent(new Event('pagehide'));
  expect(music.isOn.get()).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(running()).toBe(0);
});
