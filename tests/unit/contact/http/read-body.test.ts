import { describe, expect, it } from 'vitest';
import { bodyLimit, readBody } from '@/lib/contact/http/read-body';

interface Feed {
  chunks?: (string | Uint8Array)[];
  /** Leaves the body open. */
  open?: boolean;
  fail?: boolean;
  headers?: Record<string, string>;
}

function request({ chunks = [], open, fail, headers }: Feed) {
  const state = { cancelled: false };
  const body = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) {
        controller.enqueue(typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk);
      }
      if (fail) controller.error(new Error('gone'));
      else if (!open) controller.close();
    },
    cancel: () => {
      state.cancelled = true;
    },
  });
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half', headers };
  return { state, request: new Request('http://localhost/', init) };
}

const fill = (size: number) => new Uint8Array(size).fill(97);

describe('within the bounds', () => {
  it.each([
    ['', { chunks: [] }],
    ['hola, año', { chunks: ['hola, ', 'año'] }],
    ['ñ', { chunks: [Uint8Array.of(0xc3), Uint8Array.of(0xb1)] }],
    ['x', { chunks: ['x'], headers: { 'content-length': '-5' } }],
  ])('reads %j', async (text, feed) => {
    expect(await readBody(request(feed).request)).toEqual({ ok: true, text });
  });

  it('reads a body of just the limit', async () => {
    expect((await readBody(request({ chunks: [fill(bodyLimit)] }).request)).ok).toBe(true);
  });

  it('takes a request without a body for an empty one', async () => {
    expect(await readBody(new Request('http://localhost/', { method: 'POST' }))).toEqual({
      ok: true,
      text: '',
    });
  });
});

describe('beyond them', () => {
  it('refuses one byte more, in pieces, and reads no further', async () => {
    const { request: large, state } = request({ chunks: [fill(bodyLimit), fill(1)], open: true });
    expect(await readBody(large)).toEqual({ ok: false, status: 413 });
    expect(state.cancelled).toBe(true);
  });

  it('believes a declared length that is too large', async () => {
    const headers = { 'content-length': String(bodyLimit + 1) };
    expect(await readBody(request({ chunks: ['x'], headers }).request)).toEqual({ ok: false, status: 413 });
  });

  it('does not believe one that is too small', async () => {
    const headers = { 'content-length': '10' };
    expect(await readBody(request({ chunks: [fill(bodyLimit + 1)], headers }).request)).toMatchObject({
      status: 413,
    });
  });

  it('waits no longer than the deadline for the rest', async () => {
    const { request: slow, state } = request({ chunks: ['{'], open: true });
    expect(await readBody(slow, 20)).toEqual({ ok: false, status: 408 });
    expect(state.cancelled).toBe(true);
  });

  it.each([
    ['a lone continuation byte', Uint8Array.of(0x80)],
    ['an overlong slash', Uint8Array.of(0xc0, 0xaf)],
    ['half a character', Uint8Array.of(0xc3)],
    ['UTF-16', Uint8Array.of(0xff, 0xfe, 0x41, 0)],
  ])('refuses %s', async (_, bytes) => {
    expect(await readBody(request({ chunks: [bytes] }).request)).toEqual({ ok: false, status: 400 });
  });

  it('refuses a body that breaks off', async () => {
    expect(await readBody(request({ fail: true }).request)).toEqual({ ok: false, status: 400 });
  });
});
