import { googleCalendarHref } from './calendar';
import { eventFacts } from './event';
import { publicFileSize } from './file-size';
import { absoluteUrl } from './absolute-url';
import { routes } from './routes';
import { content } from './site-content';
import { siteOrigin } from './site-url';

/** Everything the next-event page shows that has to be worked out from the content. */
export function nextEventView() {
  const { event, eventPage: page, navigation, site } = content;
  const { dates } = eventFacts(event);
  const url = absoluteUrl(siteOrigin(), routes.nextEvent);
  const state = page.states[event.state];
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
  };
}
