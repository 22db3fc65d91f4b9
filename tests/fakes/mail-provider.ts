import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createEmulator } from 'emulate';
import { freePort } from '../support/server';

/* Tests know the provider's API from this file alone. Only tests/unit/contact/send.test.ts names more of its answers. */

/** The environment of a site that has no key of the provider. */
export const withoutKey = { RESEND_API_KEY: '' };

/** What the provider does with one request. Requests after the last planned fault pass. */
export type Fault =
  | 'pass'
  /** The provider accepts the request, and the answer is lost. */
  | 'lose'
  /** The provider accepts the request, and no answer comes. */
  | 'hang'
  /** The provider does not get the request, and no answer comes. */
  | 'silent'
  /** The connection breaks before anything is accepted. */
  | 'reset'
  /** The provider accepts the request after a delay. */
  | { delayMs: number }
  | { status: number; body?: string; headers?: Record<string, string> };

/** The provider's answer to a request that it does not take. */
export const refuseWith = (status: number, name: string) => ({
  status,
  body: JSON.stringify({ statusCode: status, name, message: '' }),
});

/** The provider's answer to a wrong key, which is not retried. */
export const refusal = refuseWith(403, 'invalid_api_key');

/** The provider is down. This is not retried, because it asks for a longer pause than there is time. */
export const down = { status: 503, headers: { 'retry-after': '3600' } };

const keyOf = (request: IncomingMessage) => String(request.headers['idempotency-key']);
const json = { 'content-type': 'application/json' };
const concurrent = refuseWith(409, 'concurrent_idempotent_requests');

/**
 * An HTTP server in front of the emulator that fails as planned. Like the provider, and unlike the emulator, it refuses a
 * request while another one with the same idempotency key is in progress.
 */
async function startFaultProxy(upstream: string) {
  let faults: Fault[] = [];
  let beyond: Fault = 'pass';
  const received: { key: string; payload: string; at: number }[] = [];
  const keysInProgress = new Set<string>();
  let waiting: { count: number; resolve: () => void }[] = [];

  async function accept(request: IncomingMessage, body: string, delayMs: number): Promise<Response> {
    const key = keyOf(request);
    if (keysInProgress.has(key)) return new Response(concurrent.body, { status: concurrent.status });
    keysInProgress.add(key);
    try {
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
      const authorization = request.headers.authorization ?? '';
      const headers = { ...json, authorization, 'idempotency-key': key };
      return await fetch(upstream + request.url, { method: request.method, headers, body });
    } finally {
      keysInProgress.delete(key);
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const payload = await text(request);
    const fault = faults.shift() ?? beyond;
    received.push({ key: keyOf(request), payload, at: performance.now() });
    for (const { count, resolve } of waiting) if (received.length >= count) resolve();
    waiting = waiting.filter(({ count }) => received.length < count);
    if (fault === 'silent') return;
    if (fault === 'reset') return void request.socket.resetAndDestroy();
    if (typeof fault === 'object' && 'status' in fault)
      return void response.writeHead(fault.status, { ...json, ...fault.headers }).end(fault.body ?? '');
    const accepted = await accept(request, payload, typeof fault === 'object' ? fault.delayMs : 0);
    const body = await accepted.text();
    if (fault === 'hang') return;
    if (fault === 'lose') return void request.socket.destroy();
    response.writeHead(accepted.status, json).end(body);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    plan(...next: Fault[]) {
      faults = next;
      beyond = 'pass';
      received.length = 0;
    },
    /** The fault of every request for which nothing is planned, until the next plan. */
    always: (fault: Fault) => void (beyond = fault),
    /** Resolves when this many requests have arrived since the last plan. */
    arrived: (count: number) =>
      new Promise<void>((resolve) => {
        if (received.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
    async close() {
      server.close().closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** A mail as the provider returns it. */
interface HeldMail {
  id: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
}

export type FakeMailProvider = Awaited<ReturnType<typeof startMailProvider>>;

/** An emulator of the provider's API, which keeps idempotency keys for a day, behind a proxy that injects faults. */
export async function startMailProvider() {
  const port = await freePort();
  const emulator = await createEmulator({ service: 'resend', port });
  const address = `http://127.0.0.1:${port}`;
  const proxy = await startFaultProxy(address);
  // The header asks for a new connection, because the server may close an old one just when it is used again.
  const headers = { authorization: 'Bearer re_reader', connection: 'close' };

  async function mails(): Promise<HeldMail[]> {
    const response = await fetch(`${address}/emails`, { headers });
    return ((await response.json()) as { data: HeldMail[] }).data;
  }

  return {
    ...proxy,
    /** The environment of a site that sends through this provider. */
    env: { RESEND_API_KEY: 're_test', RESEND_BASE_URL: proxy.url },
    mails,
    /** The subjects of all mails that contain the text in their subject. */
    subjects: async (text: string) =>
      (await mails()).map(({ subject }) => subject).filter((subject) => subject.includes(text)),
    reset() {
      proxy.plan();
      emulator.reset();
    },
    close: () => Promise.all([proxy.close(), emulator.close()]),
  };
}
