import { hash, timingSafeEqual } from 'node:crypto';
import { contactService } from '@/lib/contact/server/service';
import { env } from '@/lib/env';

export const dynamic = 'force-dynamic';

/** In seconds. This is the maximum of Vercel's smallest plan. */
export const maxDuration = 60;

/** Compares in constant time, so that the time of the answer reveals nothing about the secret. */
function isAuthorised(authorization: string | null, secret: string): boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer');
  return timingSafeEqual(digest(`Bearer ${secret}`), digest(authorization ?? ''));
}

/**
 * Flushes the outbox and answers with the report. The status is 200 when no message waits, 503 when messages wait or
 * the flush failed, and 401 when the secret is wrong or not set.
 */
export async function GET(request: Request): Promise<Response> {
  const { cronSecret } = env();
  if (cronSecret === null || !isAuthorised(request.headers.get('authorization'), cronSecret)) {
    return new Response(null, { status: 401, headers: { 'www-authenticate': 'Bearer' } });
  }
  const report = await contactService().flush();
  return Response.json(report, { status: report.waiting === 0 ? 200 : 503 });
}
