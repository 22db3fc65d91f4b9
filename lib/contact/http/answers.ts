import type { ContactContent } from '../../content-schema/contact';
import { sentAnchor } from '../form/limits';
import { errorPage, errorPagePolicy } from './error-page';
import type { Result } from './results';

/** The endpoint's decision, before it is rendered as JSON or HTML. */
export interface Answer {
  status: 200 | 400 | 403 | 405 | 408 | 413 | 415 | 429 | 500;
  success: boolean;
  /** For the visitor. */
  text: string;
  headers?: Record<string, string>;
}

/** Where visitors without JavaScript are told what to do instead. */
export interface PageTexts {
  content: ContactContent;
  /** The address to write to when sending failed. */
  email: string;
}

/** Never stored, never indexed. The connection is closed after a request that was not read to its end. */
function answerHeaders({ status, headers }: Answer, rid: string): Record<string, string> {
  const isUnread = status === 408 || status === 413;
  return {
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'x-request-id': rid,
    ...(isUnread && { connection: 'close' }),
    ...headers,
  };
}

/** `{success:true,message}` or `{success:false,error}`, the contract of the specification's section 7. */
export function jsonAnswer(answer: Answer, rid: string): Response {
  const { status, success, text } = answer;
  const body = success ? { success, message: text } : { success, error: text };
  return Response.json(body, {
    status,
    headers: { ...answerHeaders(answer, rid), 'content-type': 'application/json; charset=utf-8' },
  });
}

/** The answer to a form post without JavaScript: a redirect to the success message, or a page with what was typed. */
export function formAnswer(
  { answer, input, errors = [] }: Result,
  rid: string,
  { content, email }: PageTexts,
): Response {
  const headers = answerHeaders(answer, rid);
  if (answer.success) {
    return new Response(null, { status: 303, headers: { ...headers, location: `/#${sentAnchor}` } });
  }
  const isFailure = answer.status === 200 || answer.status === 500;
  const title = isFailure ? content.form.failedTitle : content.page.refusedTitle;
  const page = errorPage({
    texts: content,
    problem: errors.length > 0 ? null : { title, text: answer.text },
    errors,
    // A form post consists of texts only.
    values: (input as Record<string, string> | undefined) ?? null,
    writeTo: isFailure ? email : null,
  });
  return new Response(page, {
    status: answer.status,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': errorPagePolicy,
    },
  });
}
