import type { Event, EventStatusType, ItemAvailability, MusicEvent, Offer } from 'schema-dts';
import type { EventState, NextEvent } from '../../content-schema/event';
import type { SiteContent } from '../../content-schema/site';
import { withOffset } from '../../dates';
import { eventFacts } from '../../event/facts';
import { routes } from '../../routes';
import { organization } from './organization';

type StatusName = Extract<EventStatusType, `https://schema.org/${string}`>;
type AvailabilityName = Extract<ItemAvailability, `https://schema.org/${string}`>;

/** How each state of the event reads to a machine. */
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

interface MusicEventSource {
  event: NextEvent;
  site: Pick<SiteContent, 'brand' | 'email' | 'phone' | 'social' | 'minimumAge'>;
  origin: string;
  /** Paths of pictures of the event, the most telling one first. */
  images: readonly string[];
}

/** Tickets that are sold or sold out, or whose sale is announced with its day. */
function offer({ ticketHref, onSaleSince, onSaleTime, state }: NextEvent, page: string): Offer | null {
  const { availability } = states[state];
  if (!availability && !(state === 'announced' && onSaleSince)) return null;
  const validFrom = onSaleSince && onSaleTime ? withOffset(onSaleSince, onSaleTime) : onSaleSince;
  return {
    '@type': 'Offer',
    url: ticketHref ?? page,
    ...(availability && { availability }),
    ...(validFrom && { validFrom }),
  };
}

/** An event that has got another date says so; one that waits for it, or will not be, says that. */
function statusOf({ state, previousDays }: NextEvent): StatusName {
  const { status } = states[state];
  return previousDays && status === 'https://schema.org/EventScheduled'
    ? 'https://schema.org/EventRescheduled'
    : status;
}

/** The weekend with its parts, after https://schema.org/MusicEvent. Times carry the offset in force in Madrid. */
export function musicEvent({ event, site, origin, images }: MusicEventSource): MusicEvent {
  const { timeline, startsAt, endsAt, previousStartsAt } = eventFacts(event);
  const url = `${origin}${routes.nextEvent}`;
  const placeId = `${url}#lugar`;
  const common = {
    eventStatus: statusOf(event),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  } as const;
  const parts = timeline.map((entry): Event => ({
    '@type': entry.highlighted ? 'MusicEvent' : 'Event',
    name: entry.title,
    description: entry.description,
    startDate: entry.startsAt,
    endDate: entry.endsAt,
    location: { '@id': placeId },
    ...common,
  }));
  const offers = offer(event, url);
  return {
    '@type': 'MusicEvent',
    '@id': `${url}#evento`,
    name: event.name,
    description: event.summary,
    url,
    startDate: startsAt,
    endDate: endsAt,
    ...(previousStartsAt && { previousStartDate: previousStartsAt }),
    ...common,
    image: images.map((path) => `${origin}${path}`),
    typicalAgeRange: `${site.minimumAge}-`,
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
    organizer: organization(site, origin),
    ...(offers ? { offers } : {}),
    subEvent: parts,
  };
}
