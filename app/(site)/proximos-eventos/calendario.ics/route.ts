import { calendarFileText } from '@/lib/event/calendar';
import { routes } from '@/lib/routes';
import { content } from '@/lib/site-content';
import { siteOrigin } from '@/lib/seo/site-origin';

export const dynamic = 'force-static';

export function GET() {
  const { event, eventPage, site } = content;
  const text = calendarFileText({
    event,
    notice: eventPage.states[event.state].notice,
    brand: site.brand,
    url: `${siteOrigin()}${routes.nextEvent}`,
  });
  return new Response(text, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
}
