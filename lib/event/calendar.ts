import { createEvent, type EventAttributes, type EventStatus } from 'ics';
import type { EventState, NextEvent } from '../content-schema/event';
import { timeZone } from '../dates';
import { eventFacts } from './facts';

interface CalendarSource {
  event: NextEvent;
  /** What the state says to visitors; it is added to the title when the plan no longer holds. */
  notice: string;
  brand: string;
  /** Full address of the event's page. */
  url: string;
}

const minuteMs = 60_000;

/** How each state reads in a calendar. `held`: the dates stand, so they take time in it. */
const states: Record<EventState, { status: EventStatus; held: boolean }> = {
  announced: { status: 'CONFIRMED', held: true },
  'on-sale': { status: 'CONFIRMED', held: true },
  'few-left': { status: 'CONFIRMED', held: true },
  'sold-out': { status: 'CONFIRMED', held: true },
  postponed: { status: 'TENTATIVE', held: false },
  cancelled: { status: 'CANCELLED', held: false },
  past: { status: 'CONFIRMED', held: true },
};

const longestLine = 75;

/** Lines of at most 75 octets (RFC 5545, 3.1): `ics` counts characters, and accented letters take two octets. */
function foldByOctets(calendar: string): string {
  const encoder = new TextEncoder();
  const fold = (line: string) => {
    let folded = '';
    let octets = 0;
    for (const character of line) {
      const size = encoder.encode(character).length;
      if (octets + size > longestLine) {
        folded += '\r\n ';
        octets = 1;
      }
      folded += character;
      octets += size;
    }
    return folded;
  };
  return calendar
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map(fold)
    .join('\r\n');
}

function entry({ event, notice, url }: CalendarSource) {
  const { timeline, startsAt, endsAt } = eventFacts(event);
  const hours = timeline.map(({ day, time, title }) => `${day}, ${time}: ${title}`);
  return {
    start: Date.parse(startsAt),
    end: Date.parse(endsAt),
    title: states[event.state].held ? event.name : `${event.name} (${notice})`,
    description: [event.summary, '', ...hours, '', url].join('\n'),
    location: [event.venue, event.place, event.province].join(', '),
  };
}

/**
 * The weekend as an iCalendar file (RFC 5545).
 * One entry with a fixed identifier, the hours in its description: every calendar can take that in with one tap,
 * and the file of a later build replaces it. Several entries in one file make some of them (Outlook)
 * open a calendar apart. Instants are UTC, so they are right in any time zone without a zone table.
 * @param builtAt when this file is made: every build supersedes the one before (RFC 5545, SEQUENCE and DTSTAMP)
 * @throws Error when the event does not make a valid entry.
 */
export function calendarFileText(source: CalendarSource, builtAt: Date): string {
  const { event, brand, url } = source;
  const { status, held } = states[event.state];
  const attributes: EventAttributes & { timestamp: number } = {
    ...entry(source),
    uid: event.uid,
    sequence: Math.floor(builtAt.getTime() / minuteMs),
    timestamp: builtAt.getTime(),
    lastModified: builtAt.getTime(),
    status,
    transp: held ? 'OPAQUE' : 'TRANSPARENT',
    url,
    productId: `-//${brand}//ES`,
    method: 'PUBLISH',
  };
  const { error, value } = createEvent(attributes);
  if (error ?? !value) throw new Error('The event makes no valid calendar file.', { cause: error });
  return foldByOctets(value);
}

/** '20251114T170000Z' */
function basicInstant(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/** Address that opens Google Calendar with the weekend filled in. */
export function googleCalendarHref(source: CalendarSource): string {
  const { start, end, title, description, location } = entry(source);
  const address = new URL('https://calendar.google.com/calendar/render');
  address.search = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${basicInstant(start)}/${basicInstant(end)}`,
    details: description,
    location,
    ctz: timeZone,
  }).toString();
  return address.href;
}
