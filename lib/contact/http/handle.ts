import { randomUUID } from 'node:crypto';
import type { ContactContent } from '../../content-schema/contact';
import { originAllowed, type OriginRules } from '../abuse/origin';
import type { Verdict } from '../abuse/rate-limit';
import { isSuspect, parseElapsed } from '../abuse/signals';
import type { Delivered } from '../delivery/deliver';
import { elapsedHeader } from '../form/limits';
import type { Validation } from '../form/schema';
import type { Log } from '../log';
import type { Accepted } from '../mail/compose';
import { formAnswer, jsonAnswer } from './answers';
import { encodingOf, parseFields, type Encoding } from './parse-body';
import { readBody } from './read-body';
import { crashed, delivered, invalid, limited, refused, type Result } from './results';

/** All that the endpoint is made of. */
export interface ContactService {
  content: ContactContent;
  /** Where visitors can write to by themselves. */
  email: string;
  originRules: OriginRules;
  validate: (input: unknown) => Validation;
  /** Counts one well-formed message. */
  limit: (headers: Headers, suspect: boolean) => Promise<Verdict>;
  deliver: (accepted: Accepted) => Promise<Delivered>;
  /** Sends what lies in the store, beginning mails for so many milliseconds; never throws. */
  drain: (time: number) => Promise<unknown>;
  /** How many messages in the store no process is sending. */
  waiting: () => number;
  log: Log;
}

/** Runs work after the answer has left. */
export type Schedule = (work: () => Promise<unknown>) => void;

/** How long after its beginning a request may still begin to send stored messages, in milliseconds. A mail takes ten seconds at most, the function has thirty. */
const drainUntil = 15_000;

/** The pipeline, from headers to delivery; each step may end it. */
async function decide(
  request: Request,
  encoding: Encoding | null,
  service: ContactService,
  schedule: Schedule,
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
  const elapsed = parseElapsed(headers.get(elapsedHeader));
  const suspect = isSuspect({ trapFilled, elapsed, message: message.message });
  const verdict = await service.limit(headers, suspect);
  if (!verdict.allowed) return limited(verdict, content, input);

  const { delivery, unfinished } = await service.deliver({ message, suspect });
  if (unfinished) schedule(() => unfinished);
  return delivered(delivery, suspect, content, input);
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
  const result = await decide(request, encoding, service, schedule).catch((error: unknown) =>
    crashed(error, service.content),
  );
  const ms = Math.round(performance.now() - start);
  service.log({ ...result.entry, rid, status: result.answer.status, ms });
  if (result.entry.outcome === 'sent' && service.waiting() > 0 && ms < drainUntil) {
    schedule(() => service.drain(drainUntil - ms));
  }
  return encoding === 'form' ? formAnswer(result, rid, service) : jsonAnswer(result.answer, rid);
}
