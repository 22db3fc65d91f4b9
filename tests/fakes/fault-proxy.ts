import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

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

interface Received {
  key: string;
  payload: string;
  at: number;
}

export interface FaultProxy {
  url: string;
  received: Received[];
  plan: (...faults: Fault[]) => void;
  /** Sets the fault for all requests after the last planned one, until the next plan. */
  always: (fault: Fault) => void;
  /** Resolves when this many requests have arrived since the last plan. */
  arrived: (count: number) => Promise<void>;
  close: () => Promise<void>;
}

const keyOf = (request: IncomingMessage) => String(request.headers['idempotency-key']);

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

const concurrent = {
  statusCode: 409,
  name: 'concurrent_idempotent_requests',
  message: 'Another request with the same idempotency key is in progress.',
};

/**
 * An HTTP server between the sender and `upstream` that fails as planned. Like Resend it refuses a request while
 * another one with the same idempotency key is in progress.
 */
export async function startFaultProxy(upstream: string): Promise<FaultProxy> {
  let faults: Fault[] = [];
  let beyond: Fault = 'pass';
  const received: Received[] = [];
  const keysInProgress = new Set<string>();
  let waiting: { count: number; resolve: () => void }[] = [];

  async function forward(request: IncomingMessage, body: string): Promise<{ status: number; text: string }> {
    const response = await fetch(upstream + request.url, {
      method: request.method,
      headers: {
        'content-type': 'application/json',
        authorization: request.headers.authorization ?? '',
        'idempotency-key': keyOf(request),
      },
      body,
    });
    return { status: response.status, text: await response.text() };
  }

  async function accept(request: IncomingMessage, body: string, delayMs: number) {
    const key = keyOf(request);
    if (keysInProgress.has(key)) return { status: 409, text: JSON.stringify(concurrent) };
    keysInProgress.add(key);
    try {
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
      return await forward(request, body);
    } finally {
      keysInProgress.delete(key);
    }
  }

  function note(request: IncomingMessage, payload: string): void {
    received.push({ key: keyOf(request), payload, at: performance.now() });
    const ready = waiting.filter(({ count }) => received.length >= count);
    waiting = waiting.filter(({ count }) => received.length < count);
    for (const { resolve } of ready) resolve();
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const fault = faults.shift() ?? beyond;
    note(request, body);
    const { socket } = request;
    if (fault === 'silent') return;
    if (fault === 'reset') return void socket.resetAndDestroy();
    if (typeof fault === 'object' && 'status' in fault) {
      response.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers });
      return void response.end(fault.body ?? '');
    }
    const delayMs = typeof fault === 'object' ? fault.delayMs : 0;
    const { status, text } = await accept(request, body, delayMs);
    if (fault === 'hang') return;
    if (fault === 'lose') return void socket.destroy();
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(text);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;

  return {
    url: `http://127.0.0.1:${port}`,
    received,
    plan(...next) {
      faults = next;
      beyond = 'pass';
      received.length = 0;
    },
    always: (fault) => {
      beyond = fault;
    },
    arrived: (count) =>
      new Promise((resolve) => {
        if (received.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
