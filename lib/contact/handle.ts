import { randomUUID } from 'node:crypto';
import { elapsedHeader } from './fields';
import { describeError } from './log';
import { findEncoding, isSuspect, isOriginAllowed, parseFields, readBody, type Encoding } from './request';
import { findStatus, respond, type Result } from './responses';
import type { ContactService } from './service';
import { validate } from './validate';

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
  if (!isOriginAllowed(headers, encoding, service.env)) return { outcome: 'forbidden' };

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
  service.log({ outcome, ...details, rid, status: findStatus(result), ms });
  // The flush also tries again what this request could only store.
  if (outcome === 'sent' || outcome === 'stored') after(() => service.flush());
  const response = respond(result, encoding, request.headers.get('accept'), service);
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
