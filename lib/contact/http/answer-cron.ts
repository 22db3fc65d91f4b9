import { hash, timingSafeEqual } from 'node:crypto';
import type { DrainReport } from '../delivery/drain';

/** Milliseconds within which a scheduled pass may begin a mail, of the minute that its function has. */
const passTime = 45_000;

const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** True when the request bears the secret; compared by hashes, whose time to compare tells nothing of either. */
function bears(secret: string, authorization: string | null): boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer');
  return timingSafeEqual(digest(`Bearer ${secret}`), digest(authorization ?? ''));
}

/**
 * Sends what lies in the store and answers what was done: `{sent, failed, waiting}`. For a scheduler that knows the
 * secret, as Vercel's does; 401 for everybody else, and for everybody where there is no secret.
 */
export async function answerCron(
  request: Request,
  secret: string | null,
  drain: (time: number) => Promise<DrainReport>,
): Promise<Response> {
  const allowed = secret !== null && bears(secret, request.headers.get('authorization'));
  if (!allowed)
    return new Response(null, { status: 401, headers: { ...headers, 'www-authenticate': 'Bearer' } });
  return Response.json(await drain(passTime), { headers });
}
