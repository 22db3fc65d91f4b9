import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { elapsedHeader, fieldNames, fields, honeypotField } from './fields';
import { describeError, log } from './log';
import { isOriginAllowed } from './origin';
import { respond, type Encoding, type Result } from './responses';
import type { ContactService } from './service';
import { validate } from './validate';

/** Finds how a body is encoded. Null if it is neither JSON nor a form, or is compressed. */
function findEncoding(headers: Headers): Encoding | null {
  if ((headers.get('content-encoding') ?? 'identity') !== 'identity') return null;
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return 'json';
  return type === 'application/x-www-form-urlencoded' ? 'form' : null;
}

/** In bytes. A message of 1000 characters in any script is much smaller. */
const bodyLimit = 32 * 1024;

const bodyTimeoutMs = 3000;

/** Reads the body of a request. Counts the bytes that arrive, because the declared length may be wrong or missing. */
function readBody(request: Request): Promise<{ text: string } | { refusal: 'malformed' | 'slow' | 'large' }> {
  const reader = (request.body ?? new Blob().stream()).getReader();

  async function readAll() {
    const chunks: Uint8Array[] = [];
    for (let size = 0; size <= bodyLimit;) {
      const { done, value } = await reader.read();
      if (done) return { text: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)) };
      chunks.push(value);
      size += value.byteLength;
    }
    return { refusal: 'large' as const };
  }

  // A body that was cut short or is not UTF-8 is an error.
  const whole = readAll().catch(() => ({ refusal: 'malformed' as const }));
  const late = once(AbortSignal.timeout(bodyTimeoutMs), 'abort').then(() => ({ refusal: 'slow' as const }));
  return Promise.race([whole, late]);
}

/** Every form of ours sends the required fields. A box that is not ticked is missing from a form post. */
const hasFields = (input: Record<string, unknown>) =>
  fieldNames.every(
    (name) => typeof input[name] === 'string' || (input[name] === undefined && !fields[name].rules.required),
  );

/** Reads the fields of a body. Null if a form of ours cannot have sent it. */
function parseFields(encoding: Encoding, text: string) {
  let value: unknown;
  try {
    value = encoding === 'json' ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
  } catch {
    return null;
  }
  const input: Record<string, unknown> = { ...(value as object) };
  return hasFields(input) ? input : null;
}

/** A form that was filled in faster than this is a bot signal, and so is a message with this many links. */
const minElapsedMs = 2000;
const manyLinks = 3;

/**
 * Whether a message has two bot signals. Such a message is still delivered, with a mark in its subject, because
 * password managers fill in hidden fields and a person may paste links or be fast.
 * @param elapsed the value of the request header, null without JavaScript
 */
function isSuspect(input: Record<string, unknown>, elapsed: string | null): boolean {
  const links = String(input.message).match(/https?:\/\/(?:www\.)?|www\./gi)?.length ?? 0;
  const isTrapped = String(input[honeypotField] ?? '').trim() !== '';
  const signals = [isTrapped, elapsed !== null && Number(elapsed) < minElapsedMs, links >= manyLinks];
  return signals.filter(Boolean).length >= 2;
}

const allow = 'POST, OPTIONS';

/** The result, and what the log says about it. */
type Decision = Result & { details?: object };

/** Checks the request and delivers its message. Each step may refuse the request. */
async function decide(
  request: Request,
  encoding: Encoding | null,
  service: ContactService,
): Promise<Decision> {
  const { headers } = request;
  if (!encoding) return { outcome: 'type' };
  if (!isOriginAllowed(headers, encoding, service.env.ownHosts)) return { outcome: 'forbidden' };

  const body = await readBody(request);
  if ('refusal' in body) return { outcome: body.refusal };
  const input = parseFields(encoding, body.text);
  if (!input) return { outcome: 'malformed' };

  const validation = validate(input, service.content);
  if (!validation.ok) {
    const { errors } = validation;
    return { outcome: 'invalid', input, errors, details: { fields: errors.map(({ field }) => field) } };
  }

  const waitSeconds = service.env.rateLimit ? await service.count(headers) : 0;
  if (waitSeconds > 0)
    return { outcome: 'rate_limited', input, headers: { 'retry-after': String(waitSeconds) } };

  const suspect = isSuspect(input, headers.get(elapsedHeader));
  const { outcome, ...details } = await service.deliver({ message: validation.message, suspect });
  return { outcome, input, details: { ...details, ...(suspect && { suspect }) } };
}

/**
 * Answers a post of the contact form. Never throws.
 * @param after runs work after the answer has left
 */
export async function handlePost(
  request: Request,
  service: ContactService,
  after: (work: () => Promise<unknown>) => void,
): Promise<Response> {
  const start = performance.now();
  const rid = randomUUID();
  const encoding = findEncoding(request.headers);
  const { details, ...result } = await decide(request, encoding, service).catch(
    (error: unknown): Decision => ({
      outcome: 'crashed',
      details: describeError(error),
    }),
  );
  const { outcome } = result;
  const ms = Math.round(performance.now() - start);
  const response = respond(result, encoding, request.headers.get('accept'), service);
  log({ outcome, ...details, rid, status: response.status, ms });
  // The flush also tries again what this request could only store.
  if (outcome === 'sent' || outcome === 'stored') after(() => service.flush());
  response.headers.set('x-request-id', rid);
  return response;
}

/** Refuses any other method. A browser's address bar gets a page with a link to the form. */
export function refuseMethod(request: Request, service: ContactService): Response {
  return respond({ outcome: 'method', headers: { allow } }, null, request.headers.get('accept'), service);
}

/** Lists the allowed methods. There are no CORS headers, so the preflight of another site's request fails. */
export function answerOptions(): Response {
  return new Response(null, { status: 204, headers: { allow } });
}
