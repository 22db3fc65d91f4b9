import { randomUUID } from 'node:crypto';
import { elapsedHeader } from './fields';
import { describeError, type LogEntry } from './log';
import { findEncoding, isSuspect, originAllowed, parseFields, readBody, type Encoding } from './request';
import { respond, findStatus, type Result } from './responses';
import type { ContactService } from './service';

export type ContactEndpoint = Omit<ContactService, 'outbox' | 'redis'>;

/** A request may flush the outbox until this time after its start. Its function has 30 seconds. */
const flushUntilMs = 25_000;

const allow = 'POST, OPTIONS';

type Decision = Result & { entry: LogEntry };

const refuse = (kind: Result['kind']): Decision => ({ kind, entry: { outcome: kind } });

/** Checks the request and delivers its message. Each step may refuse the request. */
async function decide(
  request: Request,
  encoding: Encoding | null,
  service: ContactEndpoint,
): Promise<Decision> {
  const { headers } = request;
  if (!encoding) return refuse('type');
  if (!originAllowed(headers, encoding, service.originRules)) return refuse('forbidden');

  const body = await readBody(request);
  if ('refusal' in body) return refuse(body.refusal);
  const parsed = parseFields(encoding, body.text);
  if (!parsed) return refuse('malformed');

  const { input, honeypotFilled } = parsed;
  const validation = service.validate(input);
  if (!validation.ok) {
    const { errors } = validation;
    return {
      kind: 'invalid',
      entry: { outcome: 'invalid', fields: errors.map(({ field }) => field) },
      input,
      errors,
    };
  }

  const waitSeconds = await service.limit(headers);
  if (waitSeconds > 0) {
    const entry = { outcome: 'rate_limited' };
    return { kind: 'tooMany', entry, input, headers: { 'retry-after': String(waitSeconds) } };
  }

  const { message } = validation;
  const suspect = isSuspect(honeypotFilled, headers.get(elapsedHeader), message.message);
  const delivery = await service.deliver({ message, suspect });
  const entry = { ...delivery, ...(suspect && { suspect }) };
  if (delivery.outcome === 'sent' || delivery.outcome === 'stored') return { kind: 'sent', entry };
  return { kind: delivery.outcome === 'store_full' ? 'full' : 'failed', entry, input };
}

/**
 * Answers a post of the contact form. Never throws.
 * @param after runs work after the answer has left
 */
export async function handlePost(
  request: Request,
  service: ContactEndpoint,
  after: (work: () => Promise<unknown>) => void,
): Promise<Response> {
  const start = performance.now();
  const rid = randomUUID();
  const encoding = findEncoding(request.headers);
  const { entry, ...result } = await decide(request, encoding, service).catch((error: unknown): Decision => ({
    kind: 'crashed',
    entry: { outcome: 'crashed', ...describeError(error) },
  }));
  const ms = Math.round(performance.now() - start);
  service.log({ ...entry, rid, status: findStatus(result), ms });
  // The flush also tries again what this request could only store.
  if (result.kind === 'sent') after(() => service.flush(flushUntilMs - ms));
  const response = respond(result, encoding, request.headers.get('accept'), service);
  response.headers.set('x-request-id', rid);
  return response;
}

/** Refuses any other method. A browser's address bar gets a page with a link to the form. */
export function refuseMethod(request: Request, service: ContactEndpoint): Response {
  return respond({ kind: 'method', headers: { allow } }, null, request.headers.get('accept'), service);
}

/** Lists the allowed methods. There are no CORS headers, so the preflight of another site's request fails. */
export function answerOptions(): Response {
  return new Response(null, { status: 204, headers: { allow } });
}
