import type { ContactContent } from '../content-model/schemas/contact';
import { renderPage, type PageContent, type PageParts } from './no-script-page';
import type { Encoding } from './request';
import type { FieldError } from './validate';

/**
 * Every result of a request and the status of its response, for JSON and for pages. With 200 the form shows the text of
 * the response; it takes any other status for a connection error (specification, section 7). So what our form can send
 * is answered with 200, whatever became of it, and the others are for what no form of ours sends.
 */
const statuses = {
  sent: 200,
  invalid: 200,
  tooMany: 200,
  full: 200,
  failed: 200,
  malformed: 400,
  forbidden: 403,
  method: 405,
  slow: 408,
  large: 413,
  type: 415,
  crashed: 500,
} as const;

export interface Result {
  kind: keyof typeof statuses;
  /** What the visitor typed. A page shows it again. */
  input?: Record<string, unknown>;
  errors?: readonly FieldError[];
  headers?: Record<string, string>;
}

export const statusOf = ({ kind }: Result): number => statuses[kind];

function writeText({ kind, errors = [] }: Result, { form, refusals }: ContactContent): string {
  if (kind === 'invalid') return errors.map(({ message }) => message).join('. ');
  if (kind === 'crashed') return form.failed;
  return kind in refusals ? refusals[kind as keyof typeof refusals] : form[kind as 'sent'];
}

function describePage(result: Result, content: ContactContent): PageParts {
  const { kind, input, errors } = result;
  const { form, page, refusals } = content;
  const link = kind === 'sent' || input ? page.back : page.toForm;
  if (kind === 'invalid') return { title: form.errorsTitle, errors, input, link };
  const text = writeText(result, content);
  if (kind === 'sent') return { title: form.sentTitle, text, link };
  if (kind === 'method') return { title: page.title, text, link };
  if (kind in refusals) return { title: page.refusedTitle, text, link };
  return { title: form.failedTitle, text, input, offersMail: true, link };
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
  const status = statusOf(result);
  const isPage = encoding === 'form' || (encoding === null && accept?.includes('text/html'));
  const headers = {
    'content-type': `${isPage ? 'text/html' : 'application/json'}; charset=utf-8`,
    // If the rest of the body was not read, the connection cannot be used again.
    ...((status === 408 || status === 413) && { connection: 'close' }),
    ...result.headers,
  };
  const { content } = pageContent;
  if (isPage)
    return new Response(renderPage(describePage(result, content), pageContent), { status, headers });
  const success = result.kind === 'sent';
  const text = writeText(result, content);
  return Response.json(success ? { success, message: text } : { success, error: text }, { status, headers });
}
