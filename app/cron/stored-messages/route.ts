import { answerCron } from '@/lib/contact/http/cron';
import { contactService } from '@/lib/contact/service';
import { env } from '@/lib/env';

export const dynamic = 'force-dynamic';

/** Seconds; the most that every plan of Vercel allows. */
export const maxDuration = 60;

export function GET(request: Request): Promise<Response> {
  return answerCron(request, env().cronSecret, contactService().pass);
}
