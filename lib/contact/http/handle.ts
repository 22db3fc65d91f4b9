import { randomUUID } from 'node:crypto';
import type { ContactContent } from '../../content-schema/contact';
import { answerHeaders, jsonAnswer, refusal, type Answer } from './answers';
import type { Delivery } from '../delivery/deliver';
import { errorPage, errorPagePolicy } from './error-page';
import { elapsedHeader, sentAnchor } from '../form/limits';
import type { Log, LogEntry } from '../log';
import type { Accepted } from '../mail/compose';
import { originAllowed, type OriginRules } from '../abuse/origin';
import { encodingOf, parseFields, type Encoding, type Fields } from './parse-body';
import type { Verdict } from '../abuse/rate-limit';
import { readBody } from './read-body';
import type { FieldError, Validation } from '../form/schema';
import { isSuspect, parseElapsed } from '../abuse/signals';

/** All that the endpoint is made of. */
export interface ContactService {
  content: ContactContent;
  originRules: OriginRules;
  validate: (input: unknown) => Validation;
  /** Counts one well-formed message. */
  limit: (headers: Headers, suspect: boolean) => Promise<Verdict>;
  deliver: (accepted: Accepted) => Promise<Delivery>;
  /** Sends what lies in the outbox, now or soon; never throws. */
  drain: { now: () => Promise<void>; later: () => void };
  /** Messages that lie in the outbox and are not on their way. */
  pending: () => number;
  log: Log;
}

/** Runs work after the answer has left. */
export type Schedule = (work: () => Promise<void>) => void;

interface Result {
  answer: Answer;
  entry: LogEntry;
  /** What a form page shows again. */
  input?: Fields['input'];
  errors?: FieldError[];
}

const refusalOutcome = {
  400: 'bad_request',
  403: 'forbidden',
  408: 'bad_request',
  413: 'bad_request',
  415: 'bad_request',
} as const;

function refuse(status: keyof typeof refusalOutcome, { content }: ContactService): Result {
  return { answer: refusal(status, content.refusals), entry: { outcome: refusalOutcome[status] } };
}

function delivered(delivery: Delivery, suspect: boolean, { content }: ContactService): Result {
  const success = delivery.outcome === 'sent' || delivery.outcome === 'outbox';
  return {
    answer: { status: 200, success, text: success ? content.form.sent : content.form.failed },
    entry: { ...delivery, ...(suspect && { suspect }) },
  };
}

/** The pipeline, from headers to delivery; each step may end it. */
async function decide(request: Request, encoding: Encoding | null, service: ContactService): Promise<Result> {
  const { headers } = request;
  if (!encoding) return refuse(415, service);
  if (!originAllowed(headers, encoding === 'form', service.originRules)) return refuse(403, service);

  const body = await readBody(request);
  if (!body.ok) return refuse(body.status, service);
  const fields = parseFields(encoding, body.text);
  if (!fields) return refuse(400, service);

  const { input, trapFilled } = fields;
  const validation = service.validate(input);
  if (!validation.ok) {
    const { errors } = validation;
    const text = errors.map(({ message }) => message).join('. ');
    const entry = { outcome: 'invalid', fields: errors.map(({ field }) => field) } as const;
    return { answer: { status: 400, success: false, text }, entry, input, errors };
  }

  const { message } = validation;
  const elapsed = parseElapsed(headers.get(elapsedHeader));
  const suspect = isSuspect({ trapFilled, elapsed, message: message.message });
  const verdict = await service.limit(headers, suspect);
  if (!verdict.allowed) {
    const answer = refusal(429, service.content.refusals, { 'retry-after': String(verdict.retryAfter) });
    return { answer, entry: { outcome: 'rate_limited' }, input };
  }
  return { ...delivered(await service.deliver({ message, suspect }), suspect, service), input };
}

function formAnswer(
  { answer, input, errors = [] }: Result,
  rid: string,
  { content }: ContactService,
): Response {
  const headers = answerHeaders(answer, rid);
  if (answer.success)
    return new Response(null, { status: 303, headers: { ...headers, location: `/#${sentAnchor}` } });
  const title =
    answer.status === 200 || answer.status === 500 ? content.form.failedTitle : content.page.refusedTitle;
  const problem = errors.length > 0 ? null : { title, text: answer.text };
  // A form post consists of texts only.
  const values = (input as Record<string, string> | undefined) ?? null;
  return new Response(errorPage({ texts: content, problem, errors, values }), {
    status: answer.status,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': errorPagePolicy,
    },
  });
}

function crashed(error: unknown, { content }: ContactService): Result {
  // The name only: a message could quote what the visitor wrote.
  const name = error instanceof Error ? error.name : typeof error;
  return {
    answer: { status: 500, success: false, text: content.form.failed },
    entry: { outcome: 'crashed', error: name },
  };
}

/**
 * Answers one post of the contact form, whatever it holds: JSON with JSON, a form post with a redirect or a page.
 * Never throws.
 */
export async function handleContact(
  request: Request,
  service: ContactService,
  schedule: Schedule,
): Promise<Response> {
  const start = performance.now();
  const rid = randomUUID();
  const encoding = encodingOf(request.headers);
  let result: Result;
  try {
    result = await decide(request, encoding, service);
  } catch (error) {
    result = crashed(error, service);
  }
  const { answer, entry } = result;
  const ms = Math.round(performance.now() - start);
  service.log({ ...entry, rid, status: answer.status, ms });
  if (entry.outcome === 'outbox') service.drain.later();
  if (entry.outcome === 'sent' && service.pending() > 0) schedule(service.drain.now);
  return encoding === 'form' ? formAnswer(result, rid, service) : jsonAnswer(answer, rid);
}
