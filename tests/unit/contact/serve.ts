import { readdir } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { handlePost, refuseMethod } from '@/lib/contact/server/handle';
import type { LogEntry } from '@/lib/contact/server/log';
import { createContactService } from '@/lib/contact/server/service';
import { readEml } from '@/lib/contact/server/stored-message';
import { parseEnv } from '@/lib/parse-env';
import { makeFolder } from '../../fakes/folders';
import { startMailProvider, type FakeMailProvider } from '../../fakes/mail-provider';
import { valid } from '../../fakes/contact-message';
import { content } from '../../site-content';

const address = 'http://localhost:3000/contact-form.php';

/** What the current test works with. `withProvider` prepares it. */
export const context = {} as { provider: FakeMailProvider; outbox: string; output: string[] };

/**
 * Starts an emulated provider for the tests of a file, and records what the site writes to standard output and standard
 * error.
 */
export function withProvider(): void {
  vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });
  beforeAll(async () => void (context.provider = await startMailProvider()));
  afterAll(() => context.provider.close());
  beforeEach(() => {
    context.provider.reset();
    Object.assign(context, { outbox: makeFolder(), output: [] });
    for (const stream of [process.stdout, process.stderr])
      vi.spyOn(stream, 'write').mockImplementation((text) => context.output.push(String(text)) > 0);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
}

export const logged = () => context.output.map((line) => JSON.parse(line) as LogEntry);
export const stored = () => readdir(context.outbox);

/** Moves the clock, so that a flush takes the messages that were stored before. The timers stay real. */
export const advanceClock = () => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });

/** Serves the contact form with these variables, the emulated provider and an outbox. */
export function serve(variables: Record<string, string> = {}) {
  const env = parseEnv({
    OUTBOX_DIR: context.outbox,
    CONTACT_TO: 'equipo@example.com',
    ...context.provider.env,
    ...variables,
  });
  const service = createContactService(env, content);
  /** Also waits for what the handler does after its answer, so that it cannot run into the rest of the test. */
  const request = async (body: BodyInit, headers: Record<string, string>) => {
    const afterwards: Promise<unknown>[] = [];
    const all = { host: 'localhost:3000', ...headers };
    // Node's Request accepts a stream as its body only together with `duplex`.
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers: all, duplex: 'half' };
    const response = await handlePost(new Request(address, init), service, (work) => afterwards.push(work()));
    await Promise.all(afterwards);
    return response;
  };
  return {
    env,
    service,
    /** Posts JSON as the script of the page does. The fields of an object replace the fields of a valid message. */
    post: (body: Record<string, unknown> | BodyInit = {}, headers: Record<string, string> = {}) =>
      request(
        Object.getPrototypeOf(body) === Object.prototype
          ? JSON.stringify({ ...valid, ...(body as object) })
          : (body as BodyInit),
        { 'content-type': 'application/json', ...headers },
      ),
    /** Posts a form as a browser without JavaScript does. */
    postForm: (fields: Record<string, string> | string, headers?: Record<string, string>) =>
      request(new URLSearchParams(fields), {
        'content-type': 'application/x-www-form-urlencoded',
        ...(headers ?? { 'sec-fetch-site': 'same-origin' }),
      }),
    /** Opens the form's address, as a browser or a program does. */
    get: (accept: string) => refuseMethod(new Request(address, { headers: { accept } }), service),
    async readStored() {
      const [name = ''] = await service.store!.list();
      return readEml((await service.store!.read(name)) ?? '');
    },
  };
}

export async function readAnswer(answer: Promise<Response>) {
  const response = await answer;
  return [response.status, await response.json()];
}
