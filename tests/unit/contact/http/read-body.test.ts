import { expect, test } from 'vitest';
import { bodyLimit, readBody } from '@/lib/contact/http/read-body';

interface Feed {
  chunks?: Uint8Array[];
  isOpen?: boolean;
  fails?: boolean;
}

function requestOf({ chunks = [], isOpen, fails }: Feed) {
  const state = { isCancelled: false };
  const body = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      if (fails) controller.error(new Error('gone'));
      else if (!isOpen) controller.close();
    },
    cancel: () => {
      state.isCancelled = true;
    },
  });
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
  return { state, request: new Request('http://localhost/', init) };
}

const bytes = (size: number) => new Uint8Array(size).fill(97);

test('characters may arrive in pieces, and the body may have the maximum size', async () => {
  const pieces = [Uint8Array.of(0xc3), Uint8Array.of(0xb1), bytes(bodyLimit - 2)];
  const { request } = requestOf({ chunks: pieces });
  expect(await readBody(request)).toEqual({ ok: true, text: `ñ${'a'.repeat(bodyLimit - 2)}` });
});

test('a request without a body has an empty one', async () => {
  const request = new Request('http://localhost/', { method: 'POST' });
  expect(await readBody(request)).toEqual({ ok: true, text: '' });
});

test('a body beyond the limit is not read further', async () => {
  const { request, state } = requestOf({ chunks: [bytes(bodyLimit), bytes(1)], isOpen: true });
  expect([await readBody(request), state.isCancelled]).toEqual([{ ok: false, status: 413 }, true]);
});

test('a body that stops is cancelled after the timeout', async () => {
  const { request, state } = requestOf({ chunks: [bytes(1)], isOpen: true });
  expect([await readBody(request, 20), state.isCancelled]).toEqual([{ ok: false, status: 408 }, true]);
});

test.each<[string, Feed]>([
  ['a lone continuation byte', { chunks: [Uint8Array.of(0x80)] }],
  ['an overlong slash', { chunks: [Uint8Array.of(0xc0, 0xaf)] }],
  ['half a character', { chunks: [Uint8Array.of(0xc3)] }],
  ['UTF-16', { chunks: [Uint8Array.of(0xff, 0xfe, 0x41, 0)] }],
  ['a body that breaks off', { fails: true }],
])('%s is refused', async (_, feed) => {
  expect(await readBody(requestOf(feed).request)).toEqual({ ok: false, status: 400 });
});
