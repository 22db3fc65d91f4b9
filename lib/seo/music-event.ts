import type {
  Event,
  EventStatusType,
  ItemAvailability,
  MusicEvent,
  MusicGroup,
  Offer,
  Organization,
} from 'schema-dts';
import { content } from '../content-model/load/content';
import type { NextEvent } from '../content-model/schemas/event';
import type { Content } from '../content-model/load/load-content';
import { withOffset } from '../dates';
import type { EventState } from '../event/state';
import { routes } from '../routes';
import { absoluteUrl } from './site-url';

type StatusName = Extract<EventStatusType, `https://schema.org/${string}`>;
type AvailabilityName = Extract<ItemAvailability, `https://schema.org/${string}`>;

/** What schema.org calls each state of the event. */
const states: Record<EventState, { status: StatusName; availability: AvailabilityName | null }> = {
  announced: { status: 'https://schema.org/EventScheduled', availability: null },
  'on-sale': { status: 'https://schema.org/EventScheduled', availability: 'https://schema.org/InStock' },
  'few-left': {
    status: 'https://schema.org/EventScheduled',
    availability: 'https://schema.org/LimitedAvailability',
  },
  'sold-out': { status: 'https://schema.org/EventScheduled', availability: 'https://schema.org/SoldOut' },
  postponed: { status: 'https://schema.org/EventPostponed', availability: null },
  cancelled: { status: 'https://schema.org/EventCancelled', availability: null },
  past: { status: 'https://schema.org/EventScheduled', availability: null },
};

/** The ticket offer. Null unless tickets are on sale or sold out, or the day of the sale is known. */
function offer({ ticketHref, onSaleSince, onSaleTime, priceFrom, state }: NextEvent): Offer | null {
  const { availability } = states[state];
  if (!availability && !(state === 'announced' && onSaleSince)) return null;
  const validFrom = onSaleSince && onSaleTime ? withOffset(onSaleSince, onSaleTime) : onSaleSince;
  return {
    '@type': 'Offer',
    url: ticketHref ?? absoluteUrl(routes.nextEvent),
    ...(availability && { availability }),
    ...(validFrom && { validFrom }),
    ...(priceFrom && { price: priceFrom, priceCurrency: 'EUR' }),
  };
}

/** An event whose dates have moved counts as rescheduled, unless it is postponed or cancelled. */
function eventStatus({ state, previousFirstDay }: NextEvent): StatusName {
  const { status } = states[state];
  return previousFirstDay && status === 'https://schema.org/EventScheduled'
    ? 'https://schema.org/EventRescheduled'
    : status;
}

/** The brand, which organises the event. */
export function organization(): Organization {
  const { brand, email, phone, social } = content().site;
  return {
    '@type': 'Organization',
    '@id': absoluteUrl('/#organizacion'),
    name: brand,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/images/icon-512.png'),
    email,
    ...(phone && { telephone: phone }),
    sameAs: social.map(({ href }) => href),
  };
}

/** schema.org says that a MusicGroup may be one musician. */
const performer = ({ name, href }: NextEvent['performers'][number]): MusicGroup => ({
  '@type': 'MusicGroup',
  name,
  ...(href && { url: href }),
});

/**
 * The weekend and its parts as https://schema.org/MusicEvent. Times carry Madrid's offset.
 * @param image path of a picture of the event
 */
export function musicEvent(
  { event, eventView }: Pick<Content, 'event' | 'eventView'>,
  image: string,
): MusicEvent {
  const { timeline, startsAt, endsAt, previousStartsAt } = eventView;
  const url = absoluteUrl(routes.nextEvent);
  const placeId = `${url}#lugar`;
  const common = {
    eventStatus: eventStatus(event),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  } as const;
  const parts = timeline.map((part): Event => ({
    '@type': part.highlighted ? 'MusicEvent' : 'Event',
    name: part.title,
    description: part.description,
    startDate: part.startsAt,
    endDate: part.endsAt,
    location: { '@id': placeId },
    ...common,
  }));
  const offers = offer(event);
  return {
    '@type': 'MusicEvent',
    '@id': `${url}#evento`,
    name: event.name,
    description: event.summary,
    url,
    startDate: startsAt,
    endDate: endsAt,
    ...(common.eventStatus === 'https://schema.org/EventRescheduled' &&
      previousStartsAt && { previousStartDate: previousStartsAt }),
    ...common,
    image: [absoluteUrl(image)],
    typicalAgeRange: `${event.minimumAge}-`,
    location: {
      '@type': 'Place',
      '@id': placeId,
      name: event.venue,
      address: {
        '@type': 'PostalAddress',
        addressLocality: event.place,
        addressRegion: event.province,
        addressCountry: 'ES',
      },
      hasMap: event.mapHref,
    },
    organizer: organization(),
    ...(event.performers.length > 0 && { performer: event.performers.map(performer) }),
    ...(offers && { offers }),
    subEvent: parts,
  };
}
