// @vitest-environment happy-dom
import { beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { able, made, sounding, stubSound } from './fake-sound';

const track = {
  webm: '/audio/track.webm',
  m4a: '/audio/track.m4a',
  loopStart: 0.1,
  loopEnd: 33.2,
  title: 'Música',
  artist: 'ALMENA',
};

async function freshMusic() {
  vi.resetModules();
  const { music } = await import('@/lib/browser/music');
  // The player is here before the fake clock is asked for it.
  await import('@/lib/browser/music-player');
  return music;
}

/** Everything that waits on nothing but promises has happened. */
const settled = () => vi.advanceTimersByTimeAsync(0);

let complain: MockInstance<typeof console.error>;

beforeEach(() => {
  complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  stubSound();
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('sounds by Web Audio, and its analyser is there to be drawn', async () => {
  const music = await freshMusic();
  music.toggle(track);
  await settled();
  expect([music.isOn(), sounding(), made.elements]).toEqual([true, 1, []]);
  expect(music.analyser()).not.toBeNull();
  music.toggle(track);
  await vi.advanceTimersByTimeAsync(2000);
  expect([music.isOn(), sounding(), music.analyser()]).toEqual([false, 0, null]);
});

test.each([
  ['never runs', () => Object.assign(able, { run: false })],
  ['cannot decode', () => Object.assign(able, { decode: false })],
  ['is refused', () => vi.stubGlobal('AudioContext', undefined)],
])('where a context %s the track sounds as it is', async (_, limit) => {
  limit();
  const music = await freshMusic();
  music.toggle(track);
  await vi.advanceTimersByTimeAsync(6000);
  expect([music.isOn(), music.analyser()]).toEqual([true, null]);
  expect(made.elements.map(({ paused }) => paused)).toEqual([false]);
  expect(made.contexts.map(({ state }) => state)).toEqual(made.contexts.map(() => 'closed'));
  made.elements[0]?.begun?.resolve();
  await settled();
  // The system pauses it, as for a call.
  made.elements[0]?.pause();
  expect(music.isOn()).toBe(false);
  expect(complain).not.toHaveBeenCalled();
});

test('a track that may not sound at all is logged, and can be tried again', async () => {
  Object.assign(able, { run: false, play: false });
  const music = await freshMusic();
  music.toggle(track);
  await vi.advanceTimersByTimeAsync(6000);
  expect([music.isOn(), sounding()]).toEqual([false, 0]);
  expect(complain).toHaveBeenCalledOnce();
  Object.assign(able, { run: true });
  music.toggle(track);
  await settled();
  expect([music.isOn(), sounding()]).toEqual([true, 1]);
});

test.each([true, false])(
  'quick clicks leave what the last of them asked for (Web Audio: %s)',
  async (run) => {
    Object.assign(able, { run });
    const music = await freshMusic();
    for (let click = 0; click < 5; click += 1) music.toggle(track);
    await vi.advanceTimersByTimeAsync(8000);
    expect([music.isOn(), sounding()]).toEqual([true, 1]);
    for (let click = 0; click < 21; click += 1) {
      music.toggle(track);
      await settled();
    }
    await vi.advanceTimersByTimeAsync(8000);
    expect([music.isOn(), sounding()]).toEqual([false, 0]);
    expect(complain).not.toHaveBeenCalled();
  },
);

test('a track that breaks off is logged', async () => {
  Object.assign(able, { run: false });
  const music = await freshMusic();
  music.toggle(track);
  await vi.advanceTimersByTimeAsync(6000);
  const [element] = made.elements;
  element?.begun?.resolve();
  await settled();
  Object.assign(element ?? {}, { error: { message: 'broken' } });
  element?.dispatchEvent(new Event('error'));
  await settled();
  expect([music.isOn(), sounding()]).toEqual([false, 0]);
  expect(complain).toHaveBeenCalledWith('Music broke off:', 'broken');
});

test('what is silenced while its context wakes stays silent', async () => {
  const music = await freshMusic();
  for (let click = 0; click < 2; click += 1) {
    music.toggle(track);
    await vi.advanceTimersByTimeAsync(2000);
  }
  Object.assign(able, { delay: 100 });
  music.toggle(track);
  await vi.advanceTimersByTimeAsync(50);
  music.toggle(track);
  await vi.advanceTimersByTimeAsync(100);
  expect([music.isOn(), made.volumes.at(-1)]).toEqual([false, 0]);
});

test('a context the system stops, as for a call, and starts again by itself stays silent', async () => {
  const music = await freshMusic();
  music.toggle(track);
  await settled();
  made.contexts[0]?.go('interrupted');
  expect(music.isOn()).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  made.contexts[0]?.go('running');
  await settled();
  expect(sounding()).toBe(0);
});

test('a page that is left is silent', async () => {
  const music = await freshMusic();
  music.toggle(track);
  await settled();
  window.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(2000);
  expect([music.isOn(), sounding()]).toEqual([false, 0]);
});
