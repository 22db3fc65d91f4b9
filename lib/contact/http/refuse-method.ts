import { randomUUID } from 'node:crypto';
import type { ContactContent } from '../../content-schema/contact';
import { jsonAnswer, refusal } from './answers';

const allow = 'POST, OPTIONS';

/** 405 for every method but POST. */
export function refuseMethod(texts: ContactContent['refusals']): Response {
  return jsonAnswer(refusal(405, texts, { allow }), randomUUID());
}

/** Says what is allowed, and to other sites nothing: without CORS headers a browser's preflight ends here. */
export function answerOptions(): Response {
  return new Response(null, { status: 204, headers: { allow, 'cache-control': 'no-store' } });
}
