import { routes } from '../routes';
import { absoluteUrl } from '../seo/site-url';
import { content } from '../site-content';
import { googleCalendarHref, hasDatesToKeep } from './calendar';
import { shownDates, stateNotice } from './facts';

const { event, eventPage: page, navigation, site } = content;
const texts = page.states[event.state];
const notice = stateNotice(event, texts.notice, page.saleOpens);
const { dates, before } = shownDates(event, page.facts);
const url = absoluteUrl(routes.nextEvent);

/** Addresses that map services give out for a place. */
const mapAddress = /^https:\/\/((www\.)?google\.[a-z.]+\/maps|maps\.|goo\.gl\/maps|www\.openstreetmap\.org)/;

/** What the calendar entries are made from. */
export const calendarSource = { event, notice, brand: site.brand, url };

/** What the next-event page shows beyond its content. */
export const eventView = {
  title: `${texts.heading ?? navigation.button.label}: ${event.place}, ${dates}`,
  url,
  /** Null when there are no dates to keep. */
  googleCalendar: hasDatesToKeep(event.state) ? googleCalendarHref(calendarSource) : null,
  ticket: { event, state: { ...texts, notice }, newTab: page.newTab },
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
