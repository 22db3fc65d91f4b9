import { answerWords, noScriptWords, serverWords } from '../../words/contact';
import type { ContactMessage, FieldError } from '../form/message';
import { renderPage } from './no-script-page';
import type { Encoding } from './read-body';

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
 * The answer to every outcome of a request, for JSON and for pages. The form shows the text of an answer with status
 * 200, and takes any other status for a connection error (docs/requirements.md, 5.7). So every request that our form
 * can send gets 200, even if its message was not sent.
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
} satisfies Record<string, Answer>;

export interface PostResult {
  outcome: keyof typeof answers;
  /** What the visitor typed. A page shows it unless it was sent. */
  typed?: ContactMessage;
  errors?: readonly FieldError[];
  headers?: Record<string, string>;
}

/**
 * Answers a request with `{success:true,message}` or `{success:false,error}`, or with a page if it comes from a form
 * without JavaScript or from a browser's address bar. lib/security/headers.ts adds the policy and the cache headers.
 */
export function respond(
  { outcome, typed, errors = [], headers: added }: PostResult,
  encoding: Encoding | null,
  accept: string | null,
  site: Record<'brand' | 'email', string>,
): Response {
  const answer: Answer = answers[outcome];
  const { status, title, text, offersMail } = answer;
  const isSent = answer === sent;
  const isPage = encoding === 'form' || (encoding === null && accept?.includes('text/html'));
  const headers = {
    'content-type': `${isPage ? 'text/html' : 'application/json'}; charset=utf-8`,
    // If the rest of the body was not read, the connection cannot be used again.
    ...((status === 408 || status === 413) && { connection: 'close' }),
    ...added,
  };
  if (isPage) {
    const parts = { title, text, errors, typed: isSent ? undefined : typed, offersMail };
    return new Response(renderPage(parts, site), { status, headers });
  }
  const error = errors.length > 0 ? errors.map(({ message }) => message).join('. ') : text;
  const body = isSent ? { success: true, message: text } : { success: false, error };
  return Response.json(body, { status, headers });
}
