import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What the proxy does with one request. Requests after the last planned fault pass. */
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

export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>;

const keyOf = (request: IncomingMessage) => String(request.headers['idempotency-key']);
const json = { 'content-type': 'application/json' };

const concurrent = Response.json(
  {
    statusCode: 409,
    name: 'concurrent_idempotent_requests',
    message: 'Another request with the same idempotency key is in progress.',
  },
  { status: 409 },
);

/**
 * An HTTP server between the sender and `upstream` that fails as planned. Like Resend it refuses a request while
 * another one with the same idempotency key is in progress.
 */
export async function startFaultProxy(upstream: string) {
  let faults: Fault[] = [];
  let beyond: Fault = 'pass';
  const received: { key: string; payload: string; at: number }[] = [];
  const keysInProgress = new Set<string>();
  let waiting: { count: number; resolve: () => void }[] = [];

  async function accept(request: IncomingMessage, body: string, delayMs: number): Promise<Response> {
    const key = keyOf(request);
    if (keysInProgress.has(key)) return concurrent.clone();
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
