import { vi } from 'vitest';

/* A browser's sound, faked: what is made of it, and what it is able to do. */

/** What was made since `stubSound`; `volumes`: what the music was faded to. */
export const made = { contexts: [] as Context[], elements: [] as Element[], volumes: [] as number[] };

/** What the browser of a test is able to do. */
export const able = { run: true, delay: 0, decode: true, play: true };

class Context extends EventTarget {
  state = 'suspended';
  currentTime = 0;
  destination = {};
  constructor() {
    super();
    made.contexts.push(this);
  }
  go(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
  resume() {
    if (!able.run) return new Promise<void>(() => undefined);
    const { delay } = able;
    const woken = delay ? new Promise<void>((resolve) => setTimeout(resolve, delay)) : Promise.resolve();
    return woken.then(() => this.go('running'));
  }
  async suspend() {
    await Promise.resolve();
    this.go('suspended');
  }
  async close() {
    await Promise.resolve();
    this.go('closed');
  }
  async decodeAudioData() {
    await Promise.resolve();
    if (!able.decode) throw new DOMException('no decoder', 'EncodingError');
    return {};
  }
}

class Element extends EventTarget {
  paused = true;
  error: unknown = null;
  begun?: { resolve: () => void; reject: (reason: unknown) => void };
  constructor(src?: string) {
    super();
    if (src) made.elements.push(this);
  }
  canPlayType() {
    return '';
  }
  play() {
    if (!able.play) return Promise.reject(new DOMException('not allowed', 'NotAllowedError'));
    this.paused = false;
    return new Promise<void>((resolve, reject) => {
      this.begun = { resolve, reject };
    });
  }
  pause() {
    this.paused = true;
    this.begun?.reject(new DOMException('paused', 'AbortError'));
    this.dispatchEvent(new Event('pause'));
  }
  removeAttribute() {
    this.paused = true;
  }
}

class Node {
  gain = { cancelScheduledValues: vi.fn(), setTargetAtTime: (value: number) => made.volumes.push(value) };
  connect = vi.fn();
  start = vi.fn();
}

/** A browser that is able to do everything, in which nothing has been made. */
export function stubSound() {
  Object.assign(able, { run: true, delay: 0, decode: true, play: true });
  Object.assign(made, { contexts: [], elements: [], volumes: [] });
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('Audio', Element);
  for (const name of ['GainNode', 'AnalyserNode', 'AudioBufferSourceNode']) vi.stubGlobal(name, Node);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('')));
}

/** How many things sound. */
export const sounding = () =>
  made.contexts.filter(({ state }) => state === 'running').length +
  made.elements.filter(({ paused }) => !paused).length;
