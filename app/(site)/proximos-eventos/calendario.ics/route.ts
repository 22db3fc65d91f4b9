import { content } from '@/lib/content-loader/content';
import { makeCalendarFile } from '@/lib/event/calendar';
import { routes } from '@/lib/routes';
import { absoluteUrl } from '@/lib/seo/site-url';

export const dynamic = 'force-static';

export function GET() {
  const { event, eventView, site } = content();
  const source = { event, eventView, brand: site.brand, url: absoluteUrl(routes.nextEvent) };
  const text = makeCalendarFile(source, new Date());
  return new Response(text, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
}
