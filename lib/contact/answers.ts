import type { ContactContent } from '../content-model/contact';
import { contactEndpoint, routes, sections } from '../routes';
import type { LogEntry } from './log';
import { errorPage, pagePolicy, sentAnchor, sentPage, type PageContent } from './page';
import { onceSeconds } from './rate-limit';
import type { FieldError } from './validate';

export interface Result {
  status: 200 | 400 | 403 | 405 | 408 | 413 | 415 | 429 | 500;
  success: boolean;
  /** What the visitor reads. */
  text: string;
  headers?: Record<string, string>;
  entry: LogEntry;
  /** What the visitor typed, which an error page shows again. */
  input?: Record<string, unknown>;
  errors?: FieldError[];
}

/** For each status, the name of its text and its outcome in the log. */
const refusals = {
  400: ['malformed', 'bad_request'],
  403: ['forbidden', 'forbidden'],
  405: ['method', 'bad_request'],
  408: ['slow', 'bad_request'],
  413: ['large', 'bad_request'],
  415: ['type', 'bad_request'],
  429: ['many', 'rate_limited'],
} as const;

/** The result for a request that is refused without a look at its message. */
export function refused(
  status: keyof typeof refusals,
  texts: ContactContent['refusals'],
  headers?: Result['headers'],
): Result {
  const [text, outcome] = refusals[status];
  return { status, success: false, text: texts[text], headers, entry: { outcome } };
}

const privateHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

function answerHeaders({ status, headers }: Result, requestId: string): Record<string, string> {
  // If the rest of the body was not read, the connection cannot be used again.
  const isUnread = status === 408 || status === 413;
  return {
    ...privateHeaders,
    'x-request-id': requestId,
    ...(isUnread && { connection: 'close' }),
    ...headers,
  };
}

/** `{success:true,message}` or `{success:false,error}` (specification, section 7). */
export function jsonAnswer(result: Result, requestId: string): Response {
  const { status, success, text } = result;
  const headers = answerHeaders(result, requestId);
  return Response.json(success ? { success, message: text } : { success, error: text }, {
    status,
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
  });
}

function pageAnswer(html: string, status: number, headers: Record<string, string>): Response {
  const type = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': pagePolicy };
  return new Response(html, { status, headers: { ...headers, ...type } });
}

const redirect = (location: string, headers: Record<string, string>) =>
  new Response(null, { status: 303, headers: { ...headers, location } });

/**
 * Receipts of messages that were posted without JavaScript. The address of the page that reports the success contains
 * the receipt. A receipt is valid once, within a minute, because a reloaded, shared or bookmarked address must not
 * claim that a message was sent.
 */
export function createReceipts(sign: (text: string) => string, isFirst: (key: string) => Promise<boolean>) {
  return {
    issue(): string {
      const time = String(Date.now());
      return `${time}.${sign(time)}`;
    },
    async redeem(receipt: string): Promise<boolean> {
      const [time = '', signature] = receipt.split('.');
      const isFresh = Date.now() - Number(time) < onceSeconds * 1000;
      return signature === sign(time) && isFresh && isFirst(receipt);
    },
  };
}

/** Name of the parameter that contains the receipt. */
export const receiptParameter = 'enviado';

/** The answer to a form post without JavaScript: a redirect to the page of success, or a page with what was typed. */
export function formAnswer(
  result: Result,
  requestId: string,
  pageContent: PageContent,
  receipt: string,
): Response {
  const headers = answerHeaders(result, requestId);
  if (!result.success) return pageAnswer(errorPage(result, pageContent), result.status, headers);
  return redirect(`${contactEndpoint}?${receiptParameter}=${receipt}#${sentAnchor}`, headers);
}

/** The page that the redirect leads to. Without a valid receipt this answer redirects to the form. */
export function sentAnswer(hasReceipt: boolean, pageContent: PageContent): Response {
  if (hasReceipt) return pageAnswer(sentPage(pageContent), 200, privateHeaders);
  return redirect(`${routes.home}#${sections.contact}`, privateHeaders);
}
