import { answerWords, noScriptWords, serverWords } from '../../words/contact';
import type { ContactMessage, FieldError } from '../form/message';
import type { LogEntry, Outcome } from './log';
import { renderPage } from './no-script-page';
import { findEncoding } from './read-body';

interface Answer {
  status: number;
  title: string;
  text: string;
  offersMail?: boolean;
}

const sent: Answer = { status: 200, title: answerWords.sentTitle, text: answerWords.sent };

const failed = (text: string, status = 200): Answer => ({
  status,
  title: answerWords.failedTitle,
  text,
  offersMail: true,
});

const refused = (status: number, text: string): Answer => ({
  status,
  title: noScriptWords.refusedTitle,
  text,
});

/**
 * The answer to every outcome, for JSON and for pages. The form shows the text of a 200, and a connection error for any
 * other status (docs/requirements.md, 5.7). So whatever our form can send is answered with 200.
 */
const answers = {
  sent,
  stored: sent,
  invalid: { status: 200, title: answerWords.errorsTitle, text: answerWords.failed },
  rate_limited: failed(serverWords.tooMany),
  store_full: failed(serverWords.full),
  provider_error: failed(answerWords.failed),
  provider_busy: failed(answerWords.failed),
  config_error: failed(answerWords.failed),
  mail_refused: failed(answerWords.failed),
  malformed: refused(400, serverWords.malformed),
  forbidden: refused(403, serverWords.forbidden),
  method: { status: 405, title: noScriptWords.title, text: serverWords.method },
  slow: refused(408, serverWords.slow),
  large: refused(413, serverWords.large),
  type: refused(415, serverWords.type),
  crashed: failed(answerWords.failed, 500),
} satisfies Partial<Record<Outcome | 'method', Answer>>;

/** What became of a request. */
export interface RequestResult {
  outcome: keyof typeof answers;
  /** What the visitor typed. A page shows it unless it was sent. */
  typed?: ContactMessage;
  errors?: readonly FieldError[];
  headers?: Record<string, string>;
  /** For the log. */
  details?: Omit<LogEntry, 'outcome'>;
}

/** Whether the request comes from a form without JavaScript, or from a browser's address bar. */
function wantsPage({ headers }: Request): boolean {
  const encoding = findEncoding(headers);
  return encoding === 'form' || (encoding === null && !!headers.get('accept')?.includes('text/html'));
}

/**
 * Answers with `{success:true,message}` or `{success:false,error}`, or with a page. lib/security/headers.ts adds the
 * policy and the cache headers.
 */
export function respond(
  request: Request,
  { outcome, typed, errors = [], headers: added }: RequestResult,
  site: Record<'brand' | 'email', string>,
): Response {
  const answer: Answer = answers[outcome];
  const { status, text } = answer;
  // With these two statuses the rest of the body was not read, so the connection cannot be used again.
  const isUnread = status === 408 || status === 413;
  const headers = isUnread ? { ...added, connection: 'close' } : { ...added };
  const isSent = answer === sent;
  if (wantsPage(request)) {
    const page = renderPage({ ...answer, errors, typed: isSent ? undefined : typed }, site);
    return new Response(page, {
      status,
      headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
    });
  }
  const error = errors.length > 0 ? errors.map(({ message }) => message).join('. ') : text;
  const body = isSent ? { success: true, message: text } : { success: false, error };
  return Response.json(body, { status, headers });
}
