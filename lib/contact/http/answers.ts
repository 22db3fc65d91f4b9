import type { ContactContent } from '../../content-schema/contact';
import { sentAnchor } from '../form/limits';
import { errorPage, errorPagePolicy } from './error-page';
import type { Result } from './results';

/** What the endpoint has to say, before it is known in which form. */
export interface Answer {
  status: 200 | 400 | 403 | 405 | 408 | 413 | 415 | 429 | 500;
  success: boolean;
  /** Read by the visitor. */
  text: string;
  headers?: Record<string, string>;
}

const common = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** Headers of every answer: never stored, never indexed. After a request that was not read to its end the connection closes. */
function answerHeaders(answer: Answer, rid: string): Record<string, string> {
  const unread = answer.status === 408 || answer.status === 413;
  return { ...common, 'x-request-id': rid, ...(unread && { connection: 'close' }), ...answer.headers };
}

/** `{success:true,message}` or `{success:false,error}`, the contract of the specification's section 7. */
export function jsonAnswer(answer: Answer, rid: string): Response {
  const body = answer.success
    ? { success: true, message: answer.text }
    : { success: false, error: answer.text };
  return new Response(JSON.stringify(body), {
    status: answer.status,
    headers: { ...answerHeaders(answer, rid), 'content-type': 'application/json; charset=utf-8' },
  });
}

/** What a page for people without JavaScript is made of. */
export interface PageTexts {
  content: ContactContent;
  /** Where to write to when the form cannot. */
  email: string;
}

/** The answer to a browser's own form post: a redirect to the words of thanks, or a page with what was typed. */
export function formAnswer(
  { answer, input, errors = [] }: Result,
  rid: string,
  { content, email }: PageTexts,
): Response {
  const headers = answerHeaders(answer, rid);
  if (answer.success) {
    return new Response(null, { status: 303, headers: { ...headers, location: `/#${sentAnchor}` } });
  }
  const failed = answer.status === 200 || answer.status === 500;
  const title = failed ? content.form.failedTitle : content.page.refusedTitle;
  const problem = errors.length > 0 ? null : { title, text: answer.text };
  // A form post consists of texts only.
  const values = (input as Record<string, string> | undefined) ?? null;
  const page = { texts: content, problem, errors, values, writeTo: failed ? email : null };
  return new Response(errorPage(page), {
    status: answer.status,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': errorPagePolicy,
    },
  });
}
