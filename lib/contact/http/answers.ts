import type { ContactContent } from '../../content-model/contact';
import { sentAnchor } from '../form/limits';
import type { FieldError } from '../form/schema';
import type { LogEntry } from '../log';
import { errorPage, errorPagePolicy } from './error-page';

export interface Result {
  status: 200 | 400 | 403 | 405 | 408 | 413 | 415 | 429 | 500;
  success: boolean;
  /** For the visitor. */
  text: string;
  headers?: Record<string, string>;
  entry: LogEntry;
  /** What the visitor typed; an error page shows it again. */
  input?: Record<string, unknown>;
  errors?: FieldError[];
}

const refusals = {
  400: { text: 'malformed', outcome: 'bad_request' },
  403: { text: 'forbidden', outcome: 'forbidden' },
  405: { text: 'method', outcome: 'bad_request' },
  408: { text: 'slow', outcome: 'bad_request' },
  413: { text: 'large', outcome: 'bad_request' },
  415: { text: 'type', outcome: 'bad_request' },
  429: { text: 'many', outcome: 'rate_limited' },
} as const;

/** A request that is refused whatever the message is. */
export function refused(
  status: keyof typeof refusals,
  texts: ContactContent['refusals'],
  headers?: Result['headers'],
): Result {
  const { text, outcome } = refusals[status];
  return { status, success: false, text: texts[text], headers, entry: { outcome } };
}

/** Never stored, never indexed. The connection is closed after a request whose body was not read to its end. */
function answerHeaders({ status, headers }: Result, requestId: string): Record<string, string> {
  const isUnread = status === 408 || status === 413;
  return {
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'x-request-id': requestId,
    ...(isUnread && { connection: 'close' }),
    ...headers,
  };
}

/** `{success:true,message}` or `{success:false,error}` (specification, section 7). */
export function jsonAnswer(result: Result, requestId: string): Response {
  const { status, success, text } = result;
  const body = success ? { success, message: text } : { success, error: text };
  const headers = answerHeaders(result, requestId);
  return Response.json(body, {
    status,
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
  });
}

/** The answer to a form post without JavaScript: a redirect to the success message, or a page with what was typed. */
export function formAnswer(
  result: Result,
  requestId: string,
  content: ContactContent,
  email: string,
): Response {
  const headers = answerHeaders(result, requestId);
  if (result.success) {
    return new Response(null, { status: 303, headers: { ...headers, location: `/#${sentAnchor}` } });
  }
  return new Response(errorPage(result, content, email), {
    status: result.status,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': errorPagePolicy,
    },
  });
}
