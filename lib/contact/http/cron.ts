import { hash, timingSafeEqual } from 'node:crypto';
import type { PassReport } from '../outbox/pass';

/** Of the 60 seconds that the route's function has, in milliseconds. */
const passTimeMs = 55_000;

const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** Constant-time comparison. */
function hasSecret(secret: string, authorization: string | null): boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer');
  return timingSafeEqual(digest(`Bearer ${secret}`), digest(authorization ?? ''));
}

/**
 * Runs a pass and answers its report: 200 when nothing waits any more, 503 when something does or the store cannot be
 * read. 401 without the secret, and always where none is set.
 */
export async function answerCron(
  request: Request,
  secret: string | null,
  pass: (timeMs: number) => Promise<PassReport>,
): Promise<Response> {
  const allowed = secret !== null && hasSecret(secret, request.headers.get('authorization'));
  if (!allowed) {
    return new Response(null, { status: 401, headers: { ...headers, 'www-authenticate': 'Bearer' } });
  }
  const report = await pass(passTimeMs);
  return Response.json(report, { status: report.waiting === 0 ? 200 : 503, headers });
}
