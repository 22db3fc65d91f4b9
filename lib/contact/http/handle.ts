import { randomUUID } from 'node:crypto';
import type { ContactContent } from '../../content-model/contact';
import { originAllowed } from '../abuse/origin';
import { isSuspect } from '../abuse/signals';
import { elapsedHeader } from '../form/limits';
import type { DeliveryOptions } from '../outbox/deliver';
import type { ContactService } from '../service';
import { formAnswer, jsonAnswer, refused, type Result } from './answers';
import { encodingOf, parseFields, type Encoding } from './parse-body';
import { readBody } from './read-body';

export type Endpoint = Pick<
  ContactService,
  'content' | 'email' | 'originRules' | 'validate' | 'limit' | 'deliver' | 'sendPending' | 'log'
>;

/** A request may send stored messages until this time after its start, in milliseconds: its function has 30 seconds. */
const sendPendingUntilMs = 25_000;

const allow = 'POST, OPTIONS';

/** From headers to delivery; each step may end the request. */
async function decide(
  request: Request,
  encoding: Encoding | null,
  service: Endpoint,
  after: DeliveryOptions['after'],
): Promise<Result> {
  const { headers } = request;
  const { form: texts, refusals } = service.content;
  if (!encoding) return refused(415, refusals);
  if (!originAllowed(headers, encoding === 'form', service.originRules)) return refused(403, refusals);

  const body = await readBody(request);
  if (!body.ok) return refused(body.status, refusals);
  const fields = parseFields(encoding, body.text);
  if (!fields) return refused(400, refusals);

  const { input, honeypotFilled } = fields;
  const validation = service.validate(input);
  if (!validation.ok) {
    const { errors } = validation;
    const text = errors.map(({ message }) => message).join('. ');
    const entry = { outcome: 'invalid' as const, fields: errors.map(({ field }) => field) };
    return { status: 400, success: false, text, entry, input, errors };
  }

  const { message } = validation;
  const suspect = isSuspect({
    honeypotFilled,
    elapsed: headers.get(elapsedHeader),
    message: message.message,
  });
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

/** An unexpected error. Only its name is logged: its message could quote the visitor. */
function crashed(error: unknown, { content }: Endpoint): Result {
  const name = error instanceof Error ? error.name : typeof error;
  return {
    status: 500,
    success: false,
    text: content.form.failed,
    entry: { outcome: 'crashed', error: name },
  };
}

/**
 * Answers a post of the contact form: JSON with JSON, a form post with a redirect or a page. Never throws.
 * @param after runs work after the answer has left.
 */
export async function handleContact(
  request: Request,
  service: Endpoint,
  after: DeliveryOptions['after'],
): Promise<Response> {
  const start = performance.now();
  const rid = randomUUID();
  const encoding = encodingOf(request.headers);
  const result = await decide(request, encoding, service, after).catch((error: unknown) =>
    crashed(error, service),
  );
  const ms = Math.round(performance.now() - start);
  service.log({ ...result.entry, rid, status: result.status, ms });
  // The provider probably works: send the stored messages too.
  if (result.success && result.entry.error === undefined) {
    after(() => service.sendPending(sendPendingUntilMs - ms));
  }
  return encoding === 'form'
    ? formAnswer(result, rid, service.content, service.email)
    : jsonAnswer(result, rid);
}

export function refuseMethod(content: ContactContent): Response {
  return jsonAnswer(refused(405, content.refusals, { allow }), randomUUID());
}

/** Names the methods. There are no CORS headers, so that the preflight of a request from another site fails. */
export function answerOptions(): Response {
  return new Response(null, { status: 204, headers: { allow, 'cache-control': 'no-store' } });
}
