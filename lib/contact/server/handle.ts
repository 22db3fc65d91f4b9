import {
  elapsedHeader,
  honeypotField,
  isMalformed,
  listErrors,
  messageSchema,
  readFields,
} from '../form/message';
import { describeError, log, type Outcome } from './log';
import { isOriginAllowed } from './origin';
import { findEncoding, readBody } from './read-body';
import { respond, type RequestResult } from './responses';
import type { ContactService } from './service';

const allow = 'POST, OPTIONS';

const manyLinks = 3;

/**
 * Whether the message may be spam, which the subject of the mail then says. It is delivered all the same, because people
 * paste links too. Only the text decides, because a message that is posted twice must make the same mail, and the other
 * signals of a bot may differ.
 */
const isSuspect = (message: string) =>
  (message.match(/https?:\/\/(?:www\.)?|www\./gi)?.length ?? 0) >= manyLinks;

/** A bot fills in the form faster than this. */
const minElapsedMs = 2000;

/**
 * Lists the other signals of a bot. They are only for the log, because people may be fast, and password managers fill in
 * hidden fields.
 * @param elapsed the value of the request header, null without JavaScript
 */
function listBotSignals(honeypot: unknown, elapsed: string | null): string[] {
  const isTrapped = typeof honeypot === 'string' && honeypot.trim() !== '';
  const isFast = elapsed !== null && Number(elapsed) < minElapsedMs;
  return [...(isTrapped ? ['honeypot'] : []), ...(isFast ? ['fast'] : [])];
}

type PostResult = RequestResult & { outcome: Outcome };

async function processPost(request: Request, service: ContactService): Promise<PostResult> {
  const { headers } = request;
  const encoding = findEncoding(headers);
  if (!encoding) return { outcome: 'type' };
  if (!isOriginAllowed(headers, encoding, service.ownHosts)) return { outcome: 'forbidden' };
  const body = await readBody(request, encoding);
  if ('refusal' in body) return { outcome: body.refusal };

  const parsed = messageSchema.safeParse(body.value);
  if (!parsed.success) {
    if (isMalformed(parsed.error)) return { outcome: 'malformed' };
    const errors = listErrors(parsed.error);
    const details = { fields: errors.map(({ field }) => field) };
    return { outcome: 'invalid', errors, typed: readFields(body.value), details };
  }

  const message = parsed.data;
  const waitSeconds = await service.countMessage(headers);
  if (waitSeconds > 0)
    return { outcome: 'rate_limited', typed: message, headers: { 'retry-after': String(waitSeconds) } };

  const honeypot = (body.value as Record<string, unknown>)[honeypotField];
  const signals = listBotSignals(honeypot, headers.get(elapsedHeader));
  const suspect = isSuspect(message.message);
  const { outcome, ...details } = await service.deliver({ message, suspect });
  const seen = { ...(suspect && { suspect }), ...(signals.length > 0 && { signals }) };
  return { outcome, typed: message, details: { ...details, ...seen } };
}

/** Answers a post of the contact form. Never throws. @param after runs work after the answer has left */
export async function handlePost(
  request: Request,
  service: ContactService,
  after: (work: () => Promise<unknown>) => void,
): Promise<Response> {
  const start = performance.now();
  const result = await processPost(request, service).catch((error: unknown): PostResult => ({
    outcome: 'crashed',
    details: describeError(error),
  }));
  const response = respond(request, result, service.site);
  const { outcome, details } = result;
  log({ outcome, ...details, status: response.status, ms: Math.round(performance.now() - start) });
  // If this message was only stored, the flush tries it again.
  if (outcome === 'sent' || outcome === 'stored') after(() => service.flush());
  return response;
}

/** Refuses any other method. A browser's address bar gets a page with a link to the form. */
export function refuseMethod(request: Request, service: ContactService): Response {
  return respond(request, { outcome: 'method', headers: { allow } }, service.site);
}

/** Lists the allowed methods. There are no CORS headers, so the preflight of another site's request fails. */
export function answerOptions(): Response {
  return new Response(null, { status: 204, headers: { allow } });
}
