import { googleCalendarHref } from './calendar';
import { eventFacts } from './event';
import { publicFileSize } from './file-size';
import { absoluteUrl } from './absolute-url';
import { routes } from './routes';
import { shareImages } from './share-images';
import { content } from './site-content';
import { breadcrumbs } from './structured-data/breadcrumbs';
import { graph } from './structured-data/graph';
import { musicEvent } from './structured-data/music-event';

/**
 * Everything the next-event page shows that has to be worked out from the content.
 * @param origin the public site's, without a slash at the end
 */
export function nextEventView(origin: string) {
  const { event, eventPage: page, navigation, site } = content;
  const { dates } = eventFacts(event);
  const url = absoluteUrl(origin, routes.nextEvent);
  const state = page.states[event.state];
  const images = shareImages(content);
  return {
    url,
    title: `${navigation.button.label}: ${event.place}, ${dates}`,
    ticket: { event, state, newTab: page.newTab },
    facts: [
      { label: page.facts.dates, value: dates },
      { label: page.facts.place, value: `${event.place}, ${event.province}` },
      { label: page.facts.capacity, value: event.capacityLabel },
      { label: page.facts.age, value: page.facts.ageValue.replace('{age}', String(site.minimumAge)) },
    ],
    downloads: event.downloads.map((file) => ({ ...file, size: publicFileSize(file.file) })),
    googleCalendar: googleCalendarHref({ event, notice: state.notice, brand: site.brand, url }),
    structuredData: graph(
      musicEvent({ event, site, origin, images: [images.event.url] }),
      breadcrumbs(
        [
          { name: site.brand, path: routes.home },
          { name: navigation.button.label, path: routes.nextEvent },
        ],
        origin,
      ),
    ),
  };
}
