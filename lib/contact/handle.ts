import { randomUUID } from 'node:crypto';
import { formAnswer, jsonAnswer, receiptParameter, refused, sentAnswer, type Result } from './answers';
import { elapsedHeader } from './fields';
import { describeError } from './log';
import type { DeliveryOptions } from './outbox/deliver';
import { encodingOf, isSuspect, originAllowed, parseFields, readBody, type Encoding } from './request';
import type { ContactService } from './service';

export type ContactEndpoint = Omit<ContactService, 'outbox' | 'redis'>;

/** A request may flush the outbox until this time after its start. Its function has 30 seconds. */
const flushUntilMs = 25_000;

const allow = 'POST, OPTIONS';

/** Checks the request and delivers its message. Each step may refuse the request. */
async function decide(
  request: Request,
  encoding: Encoding | null,
  service: ContactEndpoint,
  after: DeliveryOptions['after'],
): Promise<Result> {
  const { headers } = request;
  const { form: texts, refusals } = service.content;
  if (!encoding) return refused(415, refusals);
  if (!originAllowed(headers, encoding, service.originRules)) return refused(403, refusals);

  const body = await readBody(request);
  if (typeof body === 'number') return refused(body, refusals);
  const parsed = parseFields(encoding, body);
  if (!parsed) return refused(400, refusals);

  const { input, honeypotFilled } = parsed;
  const validation = service.validate(input);
  if (!validation.ok) {
    const { errors } = validation;
    const text = errors.map(({ message }) => message).join('. ');
    const entry = { outcome: 'invalid', fields: errors.map(({ field }) => field) };
    return { status: 400, success: false, text, entry, input, errors };
  }

  const { message } = validation;
  const suspect = isSuspect(honeypotFilled, headers.get(elapsedHeader), message.message);
  const verdict = await service.limit(headers, suspect);
  if (!verdict.allowed) {
    return { ...refused(429, refusals, { 'retry-after': String(verdict.retryAfterSeconds) }), input };
  }

  const delivery = await service.deliver({ message, suspect }, { deferred: verdict.deferred, after });
  const success = ['sent', 'repeated', 'stored'].includes(delivery.outcome);
  const failure = delivery.outcome === 'store_full' ? texts.full : texts.failed;
  const entry = { ...delivery, ...(suspect && { suspect }) };
  return { status: 200, success, text: success ? texts.sent : failure, entry, input };
}

/**
 * Answers a post of the contact form. JSON is answered with JSON, a form post with a redirect or a page. Never throws.
 * @param after runs work after the answer has left
 */
export async function handlePost(
  request: Request,
  service: ContactEndpoint,
  after: DeliveryOptions['after'],
): Promise<Response> {
  const start = performance.now();
  const rid = randomUUID();
  const encoding = encodingOf(request.headers);
  const result = await decide(request, encoding, service, after).catch((error: unknown): Result => {
    const entry = { outcome: 'crashed', ...describeError(error) };
    return { status: 500, success: false, text: service.content.form.failed, entry };
  });
  const ms = Math.round(performance.now() - start);
  service.log({ ...result.entry, rid, status: result.status, ms });
  // The message was sent, so the provider probably works and can take the stored messages too.
  if (result.success && result.entry.error === undefined) after(() => service.flush(flushUntilMs - ms));
  return encoding === 'form'
    ? formAnswer(result, rid, service, service.receipts.issue())
    : jsonAnswer(result, rid);
}

/** Shows the page of success once after a form post. Refuses any other GET. */
export async function handleGet(request: Request, service: ContactEndpoint): Promise<Response> {
  const receipt = new URL(request.url).searchParams.get(receiptParameter);
  if (receipt === null) return refuseMethod(service);
  return sentAnswer(await service.receipts.redeem(receipt), service);
}

export function refuseMethod({ content }: Pick<ContactEndpoint, 'content'>): Response {
  return jsonAnswer(refused(405, content.refusals, { allow }), randomUUID());
}

/** Lists the allowed methods. There are no CORS headers, so the preflight of another site's request fails. */
export function answerOptions(): Response {
  return new Response(null, { status: 204, headers: { allow, 'cache-control': 'no-store' } });
}
