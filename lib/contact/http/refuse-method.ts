import { randomUUID } from 'node:crypto';
import type { ContactContent } from '../../content-schema/contact';
import { jsonAnswer } from './answers';
import { refused } from './results';

const allow = 'POST, OPTIONS';

/** 405 for every method but POST. */
export function refuseMethod(content: ContactContent): Response {
  return jsonAnswer(refused(405, content, { allow }).answer, randomUUID());
}

/** Names the methods. Without CORS headers, so that the preflight of a request from another site fails here. */
export function answerOptions(): Response {
  return new Response(null, { status: 204, headers: { allow, 'cache-control': 'no-store' } });
}
