import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** What the proxy does with one request, in order of their arrival. Once the plan is used up everything passes. */
export type Fault =
  | 'pass'
  /** Accepted, and the answer lost on the way. */
  | 'lose'
  /** Accepted, and never answered. */
  | 'hang'
  /** Never accepted, and never answered. */
  | 'silent'
  /** The connection breaks before anything is accepted. */
  | 'reset'
  /** Not even HTTP. */
  | 'garbage'
  /** Headers and half a body, then nothing more. */
  | 'stall'
  /** Headers and half a body, then the connection breaks. */
  | 'cut'
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
  /** What is done with everything beyond the plan, until the next plan. */
  always: (fault: Fault) => void;
  /** Resolves when so many requests have arrived since the last plan. */
  arrived: (count: number) => Promise<void>;
  close: () => Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/**
 * An HTTP server between the sender and `upstream` that misbehaves as planned.
 * @param forgetful makes a provider that knows no idempotency: what it accepts twice is two mails.
 */
export async function startFaultProxy(upstream: string, { forgetful = false } = {}): Promise<FaultProxy> {
  let faults: Fault[] = [];
  let beyond: Fault = 'pass';
  const received: Received[] = [];
  let waiting: { count: number; resolve: () => void }[] = [];

  async function forward(request: IncomingMessage, body: string): Promise<{ status: number; text: string }> {
    const headers = {
      'content-type': 'application/json',
      authorization: request.headers.authorization ?? '',
    };
    const response = await fetch(upstream + request.url, {
      method: request.method,
      headers: forgetful
        ? headers
        : { ...headers, 'idempotency-key': String(request.headers['idempotency-key']) },
      body,
    });
    return { status: response.status, text: await response.text() };
  }

  function note(request: IncomingMessage, payload: string): void {
    received.push({ key: String(request.headers['idempotency-key']), payload, at: performance.now() });
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
    if (fault === 'garbage') return void socket.end('\0\x01not http at all\r\n\r\n');
    if (typeof fault === 'object') {
      response.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers });
      return void response.end(fault.body ?? '');
    }
    const { status, text } = await forward(request, body);
    if (fault === 'hang') return;
    if (fault === 'lose') return void socket.destroy();
    response.writeHead(status, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    });
    if (fault === 'pass') return void response.end(text);
    response.write(text.slice(0, text.length / 2));
    if (fault === 'cut') setImmediate(() => socket.resetAndDestroy());
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
