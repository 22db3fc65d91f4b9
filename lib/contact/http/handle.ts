import { randomUUID } from 'node:crypto';
import type { ContactContent } from '../../content-schema/contact';
import { originAllowed, type OriginRules } from '../abuse/origin';
import type { Verdict } from '../abuse/rate-limit';
import { isSuspect, parseElapsedMs } from '../abuse/signals';
import { elapsedHeader } from '../form/limits';
import type { Validation } from '../form/schema';
import type { Log } from '../log';
import type { Accepted } from '../mail/compose';
import type { Delivery, DeliveryOptions } from '../outbox/deliver';
import { formAnswer, jsonAnswer, type PageTexts } from './answers';
import { encodingOf, parseFields, type Encoding } from './parse-body';
import { readBody } from './read-body';
import { crashed, delivered, invalid, refused, type Result } from './results';

/** What the endpoint is made of. */
export interface ContactService extends PageTexts {
  originRules: OriginRules;
  validate: (input: unknown) => Validation;
  /** Counts one valid message. */
  limit: (headers: Headers, suspect: boolean) => Promise<Verdict>;
  deliver: (accepted: Accepted, options: DeliveryOptions) => Promise<Delivery>;
  /** Sends what waits in the store, for at most so many milliseconds. Never throws. */
  sendPending: (timeMs: number) => Promise<unknown>;
  log: Log;
}

/** Until when after its beginning a request may send waiting messages, in milliseconds: its function has 30 seconds. */
const sendPendingUntilMs = 25_000;

const allow = 'POST, OPTIONS';

/** From headers to delivery; each step may end the request. */
async function decide(
  request: Request,
  encoding: Encoding | null,
  service: ContactService,
  after: DeliveryOptions['after'],
): Promise<Result> {
  const { headers } = request;
  const { content } = service;
  if (!encoding) return refused(415, content);
  if (!originAllowed(headers, encoding === 'form', service.originRules)) return refused(403, content);

  const body = await readBody(request);
  if (!body.ok) return refused(body.status, content);
  const fields = parseFields(encoding, body.text);
  if (!fields) return refused(400, content);

  const { input, trapFilled } = fields;
  const validation = service.validate(input);
  if (!validation.ok) return invalid(validation.errors, input);

  const { message } = validation;
  const elapsedMs = parseElapsedMs(headers.get(elapsedHeader));
  const suspect = isSuspect({ trapFilled, elapsedMs, message: message.message });
  const verdict = await service.limit(headers, suspect);
  if (!verdict.allowed) {
    return { ...refused(429, content, { 'retry-after': String(verdict.retryAfter) }), input };
  }

  const delivery = await service.deliver({ message, suspect }, { deferred: verdict.deferred, after });
  return delivered(delivery, suspect, content, input);
}

/**
 * Answers a post of the contact form: JSON with JSON, a form post with a redirect or a page. Never throws.
 * @param after runs work after the answer has left.
 */
export async function handleContact(
  request: Request,
  service: ContactService,
  after: DeliveryOptions['after'],
): Promise<Response> {
  const start = performance.now();
  const rid = randomUUID();
  const encoding = encodingOf(request.headers);
  const result = await decide(request, encoding, service, after).catch((error: unknown) =>
    crashed(error, service.content),
  );
  const ms = Math.round(performance.now() - start);
  service.log({ ...result.entry, rid, status: result.status, ms });
  // The provider works, as far as is known: send what waits.
  if (result.success && result.entry.error === undefined) {
    after(() => service.sendPending(sendPendingUntilMs - ms));
  }
  return encoding === 'form' ? formAnswer(result, rid, service) : jsonAnswer(result, rid);
}

/** 405 for every method but POST. */
export function refuseMethod(content: ContactContent): Response {
  return jsonAnswer(refused(405, content, { allow }), randomUUID());
}

/** Names the methods. There are no CORS headers, so that the preflight of a request from another site fails. */
export function answerOptions(): Response {
  return new Response(null, { status: 204, headers: { allow, 'cache-control': 'no-store' } });
}
