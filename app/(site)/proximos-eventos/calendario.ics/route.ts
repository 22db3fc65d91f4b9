import { calendarFileText } from '@/lib/event/calendar';
import { calendarSource } from '@/lib/event/page';
import { siteOrigin } from '@/lib/seo/site-origin';

export const dynamic = 'force-static';

export function GET() {
  const text = calendarFileText(calendarSource(siteOrigin()), new Date());
  return new Response(text, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
}
