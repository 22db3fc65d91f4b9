// @vitest-environment happy-dom
import { beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { music } from '@/lib/browser/music';

const track = { src: '/media/track.m4a', title: 'Música', artist: 'ALMENA' };
const fadeMs = 1200;

/** What the fake browser refuses. */
const refuses = { context: false, play: false };
const contexts: FakeContext[] = [];
const elements: FakeAudio[] = [];

class FakeContext extends EventTarget {
  state = 'suspended';
  currentTime = 0;
  constructor() {
    super();
    contexts.push(this);
  }
  go(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
  resume = async () => (refuses.context ? new Promise(() => undefined) : this.go('running'));
  close = async () => this.go('closed');
}

class FakeAudio extends EventTarget {
  paused = true;
  error = new Error('the connection is gone');
  constructor() {
    super();
    elements.push(this);
  }
  async play() {
    if (refuses.play) throw new DOMException('no such track', 'NotSupportedError');
    this.paused = false;
  }
  pause() {
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
  }
}

class FakeNode {
  gain = { setTargetAtTime: vi.fn() };
  connect = (next: unknown) => next;
}

/** What still uses a sound device or plays. */
const open = () => [
  contexts.filter(({ state }) => state !== 'closed').length,
  elements.filter(({ paused }) => !paused).length,
];
let complain: MockInstance<typeof console.error>;

async function click(waitMs = 0) {
  music.toggle(track);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(waitMs);
}

beforeEach(() => {
  Object.assign(refuses, { context: false, play: false });
  contexts.length = elements.length = 0;
  complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // For visitors who want no motion, nothing moves with the music.
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('Audio', FakeAudio);
  for (const name of ['GainNode', 'AnalyserNode', 'MediaElementAudioSourceNode'])
    vi.stubGlobal(name, FakeNode);
  vi.useFakeTimers();
  return async () => {
    if (music.state.get() !== 'off') await click();
    vi.useRealTimers();
  };
});

test('the music is loading until it sounds, and a second click stops it at any time', async () => {
  refuses.context = true;
  await click(5000);
  expect(music.state.get()).toBe('loading');
  await click(fadeMs);
  expect([music.state.get(), open()]).toEqual(['off', [0, 0]]);
  refuses.context = false;
  await click(0);
  expect(music.state.get()).toBe('on');
  await click(0);
  expect([music.state.get(), open()], 'it fades out').toEqual(['off', [1, 1]]);
  await vi.advanceTimersByTimeAsync(fadeMs);
  expect(open()).toEqual([0, 0]);
  expect(complain).not.toHaveBeenCalled();
});

test('after many quick clicks the last one counts', async () => {
  for (let clicks = 0; clicks < 4; clicks += 1) music.toggle(track);
  await click(fadeMs);
  expect([music.state.get(), open()]).toEqual(['on', [1, 1]]);
});

test.each([
  ['has no AudioContext', () => vi.stubGlobal('AudioContext', undefined)],
  ['cannot play the track', () => (refuses.play = true)],
])('in a browser that %s, that is logged once and the next click tries again', async (_, limit) => {
  limit();
  await click(fadeMs);
  expect([music.state.get(), open()]).toEqual(['off', [0, 0]]);
  expect(complain).toHaveBeenCalledOnce();
  refuses.play = false;
  vi.stubGlobal('AudioContext', FakeContext);
  await click();
  expect(music.state.get()).toBe('on');
});

test.each([
  ['headphones pause it', 0, () => elements[0]?.pause()],
  ['a call interrupts it', 0, () => contexts[0]?.go('interrupted')],
  ['the visitor leaves the page', 0, () => window.dispatchEvent(new Event('pagehide'))],
  ['the connection breaks', 1, () => elements[0]?.dispatchEvent(new Event('error'))],
])('when %s, the button tells so, and the next click plays it again', async (_, errors, happen) => {
  await click();
  happen();
  await vi.advanceTimersByTimeAsync(fadeMs);
  expect([music.state.get(), open()]).toEqual(['off', [0, 0]]);
  expect(complain).toHaveBeenCalledTimes(errors);
  await click();
  expect([music.state.get(), open()]).toEqual(['on', [1, 1]]);
});
