import type { ContactContent } from '../content-model/schemas/contact';
import { renderPage, type PageContent, type PageParts } from './no-script-page';
import type { Encoding } from './request';
import type { FieldError } from './validate';

interface Answer {
  status: number;
  text: (content: ContactContent) => string;
}

const sent: Answer = { status: 200, text: ({ form }) => form.sent };
const failed: Answer = { status: 200, text: ({ form }) => form.failed };

/**
 * The answer to every outcome of a request, for JSON and for pages. With 200 the form shows the text; it takes any other
 * status for a connection error (docs/requirements.md, 5.7). So what our form can send is answered with 200, whatever
 * became of it, and the others are for what no form of ours sends.
 */
const answers = {
  sent,
  stored: sent,
  invalid: { status: 200, text: ({ form }) => form.errorsTitle },
  rate_limited: { status: 200, text: ({ form }) => form.tooMany },
  store_full: { status: 200, text: ({ form }) => form.full },
  provider_error: failed,
  provider_busy: failed,
  config_error: failed,
  mail_refused: failed,
  malformed: { status: 400, text: ({ refusals }) => refusals.malformed },
  forbidden: { status: 403, text: ({ refusals }) => refusals.forbidden },
  method: { status: 405, text: ({ refusals }) => refusals.method },
  slow: { status: 408, text: ({ refusals }) => refusals.slow },
  large: { status: 413, text: ({ refusals }) => refusals.large },
  type: { status: 415, text: ({ refusals }) => refusals.type },
  crashed: { status: 500, text: ({ form }) => form.failed },
} satisfies Record<string, Answer>;

export interface Result {
  outcome: keyof typeof answers;
  /** What the visitor typed. A page shows it again. */
  input?: Record<string, unknown>;
  errors?: readonly FieldError[];
  headers?: Record<string, string>;
}

export const findStatus = ({ outcome }: Result): number => answers[outcome].status;

function describePage(
  { outcome, input, errors }: Result,
  { form, page }: ContactContent,
): Omit<PageParts, 'text'> {
  const { status } = answers[outcome];
  if (outcome === 'invalid') return { title: form.errorsTitle, errors, input, link: page.back };
  if (answers[outcome] === sent) return { title: form.sentTitle, link: page.back };
  if (outcome === 'method') return { title: page.title, link: page.toForm };
  if (status !== 200 && outcome !== 'crashed') return { title: page.refusedTitle, link: page.toForm };
  return { title: form.failedTitle, input, offersMail: true, link: input ? page.back : page.toForm };
}

/**
 * Answers a request with `{success:true,message}` or `{success:false,error}`, or with a page if it comes from a form
 * without JavaScript or from a browser's address bar. lib/security/headers.ts adds the policy and the cache headers.
 */
export function respond(
  result: Result,
  encoding: Encoding | null,
  accept: string | null,
  pageContent: PageContent,
): Response {
  const { content } = pageContent;
  const answer = answers[result.outcome];
  const { status } = answer;
  const isPage = encoding === 'form' || (encoding === null && accept?.includes('text/html'));
  const headers = {
    'content-type': `${isPage ? 'text/html' : 'application/json'}; charset=utf-8`,
    // If the rest of the body was not read, the connection cannot be used again.
    ...((status === 408 || status === 413) && { connection: 'close' }),
    ...result.headers,
  };
  const text = answer.text(content);
  if (isPage) {
    const parts = { text, ...describePage(result, content) };
    return new Response(renderPage(parts, pageContent), { status, headers });
  }
  const error = result.errors?.map(({ message }) => message).join('. ') ?? text;
  const body = answer === sent ? { success: true, message: text } : { success: false, error };
  return Response.json(body, { status, headers });
}
