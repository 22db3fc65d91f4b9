import { createEvents, type EventAttributes, type EventStatus } from 'ics';
import type { EventContent } from '../content-model/event';
import { addDays } from '../dates';
import { isCalledOff, phaseOf } from '../event-states';
import type { EventView } from './event-view';

interface CalendarSource {
  event: EventContent;
  eventView: EventView;
  brand: string;
  /** Full URL of the event's page. */
  url: string;
}

const statuses: Record<ReturnType<typeof phaseOf>, EventStatus> = {
  coming: 'CONFIRMED',
  postponed: 'TENTATIVE',
  cancelled: 'CANCELLED',
  past: 'CONFIRMED',
};

const location = ({ venue, place, province }: EventContent) => [venue, place, province].join(', ');

const minuteMs = 60_000;

/** The calendars of some visitors know parts by a number, which the part's id has behind these zeros. */
const zerosBeforeNumber = /^00000000-0000-4000-8000-0+/;

/** 'castillo-2031-2@almena.example.com', or the part's whole id in place of '2'. */
const makePartUid = (uid: string, id: string) => uid.replace('@', `-${id.replace(zerosBeforeNumber, '')}@`);

const maxLineBytes = 75;

/** Folds lines by bytes (RFC 5545, section 3.1), because the library counts characters. */
function foldByBytes(file: string): string {
  const fold = (line: string) => {
    let lineBytes = 0;
    return Array.from(line, (character) => {
      const bytes = Buffer.byteLength(character);
      const isFull = lineBytes + bytes > maxLineBytes;
      lineBytes = isFull ? 1 + bytes : lineBytes + bytes;
      return isFull ? `\r\n ${character}` : character;
    }).join('');
  };
  return file.replaceAll('\r\n\t', '').split('\r\n').map(fold).join('\r\n');
}

/**
 * Makes an iCalendar file of the weekend (RFC 5545) with one entry for each part, in UTC.
 * @param builtAt time of the build, which becomes SEQUENCE and DTSTAMP so that calendars replace entries from earlier builds
 * @throws Error if an entry would not be valid
 */
export function makeCalendarFile({ event, eventView, brand, url }: CalendarSource, builtAt: Date): string {
  const entries = eventView.weekend.timeline.map((part): EventAttributes & { timestamp: number } => ({
    start: Date.parse(part.startsAt),
    end: Date.parse(part.endsAt),
    title: `${brand}: ${part.title}${isCalledOff(event.state) ? ` (${eventView.texts.notice})` : ''}`,
    description: [part.description, '', event.name, url].join('\n'),
    location: location(event),
    uid: makePartUid(event.uid, part.id),
    sequence: Math.floor(builtAt.getTime() / minuteMs),
    timestamp: builtAt.getTime(),
    lastModified: builtAt.getTime(),
    status: statuses[phaseOf(event.state)],
    transp: isCalledOff(event.state) ? 'TRANSPARENT' : 'OPAQUE',
    url,
  }));
  const { error, value } = createEvents(entries, { productId: `-//${brand}//ES`, method: 'PUBLISH' });
  if (error || !value) throw new Error('The event makes no valid calendar file.', { cause: error });
  return foldByBytes(value);
}

/** '20251114' */
const formatBasicDay = (isoDay: string) => isoDay.replaceAll('-', '');

/** Address that opens Google Calendar with one entry for all days. Its description lists the hours of the parts. */
export function makeGoogleCalendarHref({
  event,
  eventView: {
    weekend: { timeline },
  },
  url,
}: Omit<CalendarSource, 'brand'>): string {
  const isoDays = timeline.map(({ isoDay }) => isoDay);
  const hours = timeline.map(({ when, title }) => `${when}: ${title}`);
  const address = new URL('https://calendar.google.com/calendar/render');
  address.search = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.name,
    // The end is exclusive.
    dates: `${formatBasicDay(isoDays[0] ?? event.firstDay)}/${formatBasicDay(addDays(isoDays.at(-1) ?? event.lastDay, 1))}`,
    details: [event.summary, '', ...hours, '', url].join('\n'),
    location: location(event),
  }).toString();
  return address.href;
}
