import type { ContactContent } from '../../content-schema/contact';
import { sentAnchor } from '../form/limits';
import { errorPage, errorPagePolicy } from './error-page';
import type { Result } from './results';

/** What an error page is made of. */
export interface PageTexts {
  content: ContactContent;
  /** The address to write to when sending failed. */
  email: string;
}

/** Never stored, never indexed. The connection is closed after a request that was not read to its end. */
function answerHeaders({ status, headers }: Result, rid: string): Record<string, string> {
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
export function jsonAnswer(result: Result, rid: string): Response {
  const { status, success, text } = result;
  const body = success ? { success, message: text } : { success, error: text };
  return Response.json(body, {
    status,
    headers: { ...answerHeaders(result, rid), 'content-type': 'application/json; charset=utf-8' },
  });
}

/** The answer to a form post without JavaScript: a redirect to the success message, or a page with what was typed. */
export function formAnswer(result: Result, rid: string, { content, email }: PageTexts): Response {
  const { status, success, text, input, errors = [] } = result;
  const headers = answerHeaders(result, rid);
  if (success) {
    return new Response(null, { status: 303, headers: { ...headers, location: `/#${sentAnchor}` } });
  }
  const isFailure = status === 200 || status === 500;
  const title = isFailure ? content.form.failedTitle : content.page.refusedTitle;
  const page = errorPage({
    texts: content,
    problem: errors.length > 0 ? null : { title, text },
    errors,
    // A form post consists of texts only.
    values: (input as Record<string, string> | undefined) ?? null,
    writeTo: isFailure ? email : null,
  });
  return new Response(page, {
    status,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': errorPagePolicy,
    },
  });
}
