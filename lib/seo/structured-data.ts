import type {
  BreadcrumbList,
  Event,
  EventStatusType,
  FAQPage,
  Graph,
  ItemAvailability,
  MusicEvent,
  Offer,
  Organization,
  Place,
  Thing,
  WebSite,
} from 'schema-dts';
import { content } from '../content-loader/content';
import type { Content } from '../content-loader/load-content';
import { toInstant } from '../dates';
import type { FurtherDate } from '../event/further-dates';
import { type EventState, isBookable, isCancelled, isPostponed } from '../event-states';
import { slugify } from '../slug';
import { eventSections, routes } from '../routes';
import { nextEventWords } from '../words/event';
import { makeShareImagePath } from './share-images';
import { absoluteUrl } from './site-url';

/** JSON-LD for a script element. Every `<` is escaped, so that no text can end the element. */
export function toJsonLd(...things: Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replace(/</g, '\\u003c');
}

/** The availability of tickets, or null in a state in which there is no offer of them. */
const availabilities: Record<EventState, ItemAvailability | null> = {
  announced: null,
  'on-sale': 'https://schema.org/InStock',
  'few-left': 'https://schema.org/LimitedAvailability',
  'sold-out': 'https://schema.org/SoldOut',
  postponed: null,
  cancelled: null,
  past: null,
};

/** What the data of the next event and of a further date have in common. */
type EventDate = Omit<FurtherDate, 'id'>;

/** The ticket offer. Undefined if there is none, such as before a sale whose day is unknown. */
function makeOffer(date: EventDate): Offer | undefined {
  const { ticketHref, onSaleSince, onSaleTime, priceFrom, state, clock } = date;
  const availability = availabilities[state];
  if (!availability && !(isBookable(state) && onSaleSince)) return;
  return {
    '@type': 'Offer',
    url: ticketHref ?? absoluteUrl(routes.nextEvent),
    ...(availability && { availability }),
    ...(onSaleSince && { validFrom: onSaleTime ? toInstant(onSaleSince, onSaleTime, clock) : onSaleSince }),
    ...(priceFrom && { price: priceFrom, priceCurrency: 'EUR' }),
  };
}

function findEventStatus({ state, previousFirstDay }: EventDate): EventStatusType {
  if (isPostponed(state)) return 'https://schema.org/EventPostponed';
  if (isCancelled(state)) return 'https://schema.org/EventCancelled';
  return previousFirstDay ? 'https://schema.org/EventRescheduled' : 'https://schema.org/EventScheduled';
}

const organizationId = () => absoluteUrl('/#organizacion');

function makeOrganization({ brand, email, phone, social }: Content['site']): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId(),
    name: brand,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/images/icon-512.png'),
    email,
    ...(phone && { telephone: phone }),
    sameAs: social.map(({ href }) => href),
  };
}

/** The place of an event. @param id by which the parts of the weekend refer to the place */
function makePlace({ venue, place, province, mapHref }: EventDate, id?: string): Place {
  return {
    '@type': 'Place',
    ...(id && { '@id': id }),
    name: venue ?? place,
    address: {
      '@type': 'PostalAddress',
      addressLocality: place,
      addressRegion: province,
      addressCountry: 'ES',
    },
    ...(mapHref && { hasMap: mapHref }),
  };
}

/** The weekend and its parts as https://schema.org/MusicEvent. `image` is the path of a picture of the event. */
export function makeMusicEvent(
  { event, eventView, site }: Pick<Content, 'event' | 'eventView' | 'site'>,
  image: string,
): MusicEvent {
  const { timeline, startsAt, endsAt, previousStartsAt } = eventView.weekend;
  const url = absoluteUrl(routes.nextEvent);
  const placeId = `${url}#lugar`;
  const offers = makeOffer(event);
  const common = {
    eventStatus: findEventStatus(event),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  } as const;
  return {
    '@type': 'MusicEvent',
    '@id': `${url}#evento`,
    name: event.name,
    description: event.summary,
    url,
    startDate: startsAt,
    endDate: endsAt,
    ...common,
    ...(common.eventStatus === 'https://schema.org/EventRescheduled' &&
      previousStartsAt && { previousStartDate: previousStartsAt }),
    image: [absoluteUrl(image)],
    typicalAgeRange: `${event.minimumAge}-`,
    location: makePlace(event, placeId),
    organizer: makeOrganization(site),
    ...(event.performers.length > 0 && {
      // schema.org says that a MusicGroup may be one musician.
      performer: event.performers.map(({ name, href }) => ({
        '@type': 'MusicGroup',
        name,
        ...(href && { url: href }),
      })),
    }),
    ...(offers && { offers }),
    subEvent: timeline.map((part): Event => ({
      '@type': part.highlighted ? 'MusicEvent' : 'Event',
      name: part.title,
      description: part.description,
      startDate: part.startsAt,
      endDate: part.endsAt,
      location: { '@id': placeId },
      ...common,
    })),
  };
}

/**
 * A further date as https://schema.org/MusicEvent. A postponed date keeps its old days. Null if no days are known, because
 * an event needs a start.
 */
export function makeFurtherEvent(date: FurtherDate): MusicEvent | null {
  if (!date.firstDay) return null;
  const url = absoluteUrl(routes.nextEvent);
  const eventStatus = findEventStatus(date);
  const offers = makeOffer(date);
  return {
    '@type': 'MusicEvent',
    '@id': `${url}#${slugify(date.id)}`,
    name: date.name,
    ...(date.line && { description: date.line }),
    url: `${url}#${eventSections.furtherDates}`,
    startDate: date.firstDay,
    endDate: date.lastDay,
    eventStatus,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(eventStatus === 'https://schema.org/EventRescheduled' && {
      previousStartDate: date.previousFirstDay,
    }),
    location: makePlace(date),
    organizer: { '@id': organizationId() },
    ...(offers && { offers }),
  };
}

function makeWebSite({ brand }: Content['site']): WebSite {
  return { '@type': 'WebSite', name: brand, url: absoluteUrl('/') };
}

function makeFaqPage({ entries }: Content['faq']): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, description }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: description },
    })),
  };
}

function makeBreadcrumbs({ brand }: Content['site']): BreadcrumbList {
  const crumbs = [
    { name: brand, path: routes.home },
    { name: nextEventWords.page, path: routes.nextEvent },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}

export const structuredData = {
  home() {
    const { faq, site } = content();
    return toJsonLd(makeOrganization(site), makeWebSite(site), makeFaqPage(faq));
  },
  event: () =>
    toJsonLd(
      makeMusicEvent(content(), makeShareImagePath('event', content())),
      ...content().furtherDates.flatMap((date) => makeFurtherEvent(date) ?? []),
      makeBreadcrumbs(content().site),
    ),
};
