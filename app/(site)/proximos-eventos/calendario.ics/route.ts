import { calendarFileText } from '@/lib/event/calendar';
import { calendarSource } from '@/lib/event/page';

export const dynamic = 'force-static';

export function GET() {
  const text = calendarFileText(calendarSource, new Date());
  return new Response(text, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
}
