import { vi } from 'vitest';

/** What the fake browser can do. */
export const able = { run: true, decode: true, tick: true };
/** The contexts and the options of the sources since `stubSound`. */
export const made = { contexts: [] as Context[], loops: [] as object[] };

class Context extends EventTarget {
  state = 'suspended';
  sampleRate = 48_000;
  constructor() {
    super();
    made.contexts.push(this);
  }
  /** In seconds. */
  get currentTime() {
    return this.state === 'running' && able.tick ? performance.now() / 1000 : 0;
  }
  go(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
  resume = async () => (able.run ? this.go('running') : new Promise(() => undefined));
  suspend = async () => this.go('suspended');
  close = async () => this.go('closed');
  async decodeAudioData() {
    if (!able.decode) throw new DOMException('no decoder', 'EncodingError');
    return { duration: 30 };
  }
}

class Node {
  gain = { cancelScheduledValues: vi.fn(), setTargetAtTime: vi.fn() };
  fftSize = 2048;
  frequencyBinCount = 1024;
  getFloatFrequencyData = vi.fn();
  connect = vi.fn();
  start = vi.fn();
  constructor(
    readonly context: unknown,
    options: object,
  ) {
    if ('loop' in options) made.loops.push(options);
  }
}

/** Fakes the Web Audio API of a browser that can do everything. */
export function stubSound() {
  Object.assign(able, { run: true, decode: true, tick: true });
  Object.assign(made, { contexts: [], loops: [] });
  vi.stubGlobal('AudioContext', Context);
  for (const name of ['GainNode', 'AnalyserNode', 'AudioBufferSourceNode']) vi.stubGlobal(name, Node);
  vi.stubGlobal('fetch', async () => new Response(''));
}

/** The number of running contexts. */
export const running = () => made.contexts.filter(({ state }) => state === 'running').length;

/** The number of contexts that still use a sound device. */
export const open = () => made.contexts.filter(({ state }) => state !== 'closed').length;
