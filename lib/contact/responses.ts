import type { ContactContent } from '../content-model/schemas/contact';
import { renderPage, type PageContent } from './no-script-page';
import type { FieldError } from './validate';

/** The script of the page sends JSON. Without JavaScript the browser posts a form. */
export type Encoding = 'json' | 'form';

type Text = (content: ContactContent) => string;

interface Answer {
  status: number;
  title: Text;
  text: Text;
  /** Whether a page offers to send the message by mail. */
  offersMail?: boolean;
}

const sent: Answer = { status: 200, title: ({ form }) => form.sentTitle, text: ({ form }) => form.sent };

const failed = (text: 'failed' | 'tooMany' | 'full', status = 200): Answer => ({
  status,
  title: ({ form }) => form.failedTitle,
  text: ({ form }) => form[text],
  offersMail: true,
});

const refused = (status: number, reason: keyof ContactContent['refusals']): Answer => ({
  status,
  title: ({ page }) => (reason === 'method' ? page.title : page.refusedTitle),
  text: ({ refusals }) => refusals[reason],
});

/**
 * The answer to every outcome of a request, for JSON and for pages. With 200 the form shows the text; it takes any other
 * status for a connection error (docs/requirements.md, 5.7). So every request that our form can send is answered with
 * 200, even if its message was not sent. The other statuses are for requests that our form never sends, and for a crash.
 */
const answers = {
  sent,
  stored: sent,
  invalid: { status: 200, title: ({ form }) => form.errorsTitle, text: ({ form }) => form.failed },
  rate_limited: failed('tooMany'),
  store_full: failed('full'),
  provider_error: failed('failed'),
  provider_busy: failed('failed'),
  config_error: failed('failed'),
  mail_refused: failed('failed'),
  malformed: refused(400, 'malformed'),
  forbidden: refused(403, 'forbidden'),
  method: refused(405, 'method'),
  slow: refused(408, 'slow'),
  large: refused(413, 'large'),
  type: refused(415, 'type'),
  crashed: failed('failed', 500),
} satisfies Record<string, Answer>;

export interface Result {
  outcome: keyof typeof answers;
  /** What the visitor typed. A page shows it again unless it was sent. */
  input?: Record<string, unknown>;
  errors?: readonly FieldError[];
  headers?: Record<string, string>;
}

/**
 * Answers a request with `{success:true,message}` or `{success:false,error}`, or with a page if it comes from a form
 * without JavaScript or from a browser's address bar. lib/security/headers.ts adds the policy and the cache headers.
 */
export function respond(
  { outcome, input, errors, headers: added }: Result,
  encoding: Encoding | null,
  accept: string | null,
  pageContent: PageContent,
): Response {
  const { content } = pageContent;
  const answer: Answer = answers[outcome];
  const { status, offersMail } = answer;
  const isPage = encoding === 'form' || (encoding === null && accept?.includes('text/html'));
  const headers = {
    'content-type': `${isPage ? 'text/html' : 'application/json'}; charset=utf-8`,
    // If the rest of the body was not read, the connection cannot be used again.
    ...((status === 408 || status === 413) && { connection: 'close' }),
    ...added,
  };
  const title = answer.title(content);
  const text = answer.text(content);
  if (isPage) {
    const link = input ? content.page.back : content.page.toForm;
    const parts = { title, text, errors, input: answer === sent ? undefined : input, offersMail, link };
    return new Response(renderPage(parts, pageContent), { status, headers });
  }
  const error = errors?.map(({ message }) => message).join('. ') ?? text;
  const body = answer === sent ? { success: true, message: text } : { success: false, error };
  return Response.json(body, { status, headers });
}
