import { absoluteUrl } from '../seo/absolute-url';
import { googleCalendarHref, hasDatesToKeep } from './calendar';
import { shownDates, stateNotice } from './facts';
import { routes } from '../routes';
import { content } from '../site-content';

const { event, eventPage: page, navigation, site } = content;
const texts = page.states[event.state];
const notice = stateNotice(event, { notice: texts.notice, saleOpens: page.saleOpens });
const state = { ...texts, notice };
const { dates, before } = shownDates(event, page.facts);

/** Addresses of the maps that people copy a place from. */
const mapAddress = /^https:\/\/((www\.)?google\.[a-z.]+\/maps|maps\.|goo\.gl\/maps|www\.openstreetmap\.org)/;

/** What the next-event page shows that has to be worked out from the content. */
export const eventView = {
  title: `${state.heading ?? navigation.button.label}: ${event.place}, ${dates}`,
  ticket: { event, state, newTab: page.newTab },
  facts: [
    { label: page.facts.dates, value: before ? `${dates} (${before})` : dates },
    { label: page.facts.place, value: `${event.place}, ${event.province}` },
    { label: page.facts.capacity, value: event.capacityLabel },
    { label: page.facts.age, value: page.facts.ageValue.replace('{age}', String(site.minimumAge)) },
  ],
  hotels: event.hotels.map((hotel) => ({
    ...hotel,
    action: mapAddress.test(hotel.href ?? '') ? page.hotels.map : page.hotels.reserve,
  })),
};

/** What a calendar's entries are made from, on the public site at `origin`, which has no slash at its end. */
export function calendarSource(origin: string) {
  return { event, notice, brand: site.brand, url: absoluteUrl(origin, routes.nextEvent) };
}

/** Addresses that name the page, on the public site at `origin`; that of the calendar as long as there are dates to keep. */
export function eventAddresses(origin: string): { url: string; googleCalendar: string | null } {
  const source = calendarSource(origin);
  return {
    url: source.url,
    googleCalendar: hasDatesToKeep(event.state) ? googleCalendarHref(source) : null,
  };
}
