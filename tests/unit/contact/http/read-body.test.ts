import { expect, it } from 'vitest';
import { bodyLimit, readBody } from '@/lib/contact/http/read-body';

interface Feed {
  chunks?: Uint8Array[];
  /** Leaves the body open. */
  open?: boolean;
  fail?: boolean;
  headers?: Record<string, string>;
}

function request({ chunks = [], open, fail, headers }: Feed) {
  const state = { cancelled: false };
  const body = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
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

it('reads characters that arrive in pieces', async () => {
  const pieces = { chunks: [Uint8Array.of(0xc3), Uint8Array.of(0xb1)] };
  expect(await readBody(request(pieces).request)).toEqual({ ok: true, text: 'ñ' });
});

it('reads a body of just the limit, and one whose declared length is wrong', async () => {
  expect(await readBody(request({ chunks: [fill(bodyLimit)] }).request)).toMatchObject({ ok: true });
  const wrong = { chunks: [fill(1)], headers: { 'content-length': '-5' } };
  expect(await readBody(request(wrong).request)).toEqual({ ok: true, text: 'a' });
});

it('takes a request without a body for an empty one', async () => {
  expect(await readBody(new Request('http://localhost/', { method: 'POST' }))).toEqual({
    ok: true,
    text: '',
  });
});

it('refuses one byte more, whatever length was declared, and reads no further', async () => {
  const headers = { 'content-length': '10' };
  const { request: large, state } = request({ chunks: [fill(bodyLimit), fill(1)], open: true, headers });
  expect(await readBody(large)).toEqual({ ok: false, status: 413 });
  expect(state.cancelled).toBe(true);
});

it('waits for the rest no longer than its timeout', async () => {
  const { request: slow, state } = request({ chunks: [fill(1)], open: true });
  expect(await readBody(slow, 20)).toEqual({ ok: false, status: 408 });
  expect(state.cancelled).toBe(true);
});

it.each([
  ['a lone continuation byte', { chunks: [Uint8Array.of(0x80)] }],
  ['an overlong slash', { chunks: [Uint8Array.of(0xc0, 0xaf)] }],
  ['half a character', { chunks: [Uint8Array.of(0xc3)] }],
  ['UTF-16', { chunks: [Uint8Array.of(0xff, 0xfe, 0x41, 0)] }],
  ['a body that breaks off', { fail: true }],
])('refuses %s', async (_, feed) => {
  expect(await readBody(request(feed).request)).toEqual({ ok: false, status: 400 });
});
