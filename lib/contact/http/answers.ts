import type { ContactContent } from '../../content-schema/contact';

/** What the endpoint has to say, before it is known in which form. */
export interface Answer {
  status: 200 | 400 | 403 | 405 | 408 | 413 | 415 | 429 | 500;
  success: boolean;
  /** Read by the visitor. */
  text: string;
  headers?: Record<string, string>;
}

const common = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** Headers of every answer: never stored, never indexed; a request that was not read to its end closes its line. */
export function answerHeaders(answer: Answer, rid: string): Record<string, string> {
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

type Refusal = 400 | 403 | 405 | 408 | 413 | 415 | 429;

/** The answer to a request that is unacceptable in itself. */
export function refusal(
  status: Refusal,
  texts: ContactContent['refusals'],
  headers?: Record<string, string>,
): Answer {
  const byStatus: Record<Refusal, string> = {
    400: texts.malformed,
    403: texts.forbidden,
    405: texts.method,
    408: texts.slow,
    413: texts.large,
    415: texts.type,
    429: texts.many,
  };
  return { status, success: false, text: byStatus[status], headers };
}
