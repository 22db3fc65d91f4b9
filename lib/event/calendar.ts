import { createEvents, type EventAttributes, type EventStatus } from 'ics';
import type { EventState, NextEvent } from '../content-schema/event';
import { addDays } from '../dates';
import { eventFacts } from './facts';

interface CalendarSource {
  event: NextEvent;
  /** What the state says to visitors; it is added to the titles where the plan no longer holds. */
  notice: string;
  brand: string;
  /** Full address of the event's page. */
  url: string;
}

/** Whether there are dates to keep in a calendar: those of an event that is still to come. */
export const hasDatesToKeep = (state: EventState) => !['postponed', 'cancelled', 'past'].includes(state);

/** The states in which the dates of the record do not hold. */
const unsettled: Partial<Record<EventState, EventStatus>> = {
  postponed: 'TENTATIVE',
  cancelled: 'CANCELLED',
};

const withNotice = (title: string, { event, notice }: CalendarSource) =>
  unsettled[event.state] ? `${title} (${notice})` : title;

const location = ({ venue, place, province }: NextEvent) => [venue, place, province].join(', ');

const minuteMs = 60_000;

/** Identifies a part by its number: 'castillo-2031-2@almena.example.com'. */
const partUid = (uid: string, index: number) => uid.replace('@', `-${index + 1}@`);

/**
 * The weekend as an iCalendar file (RFC 5545), an entry for each part. Instants are UTC, so they are right in any time zone.
 * @param builtAt when this file is made: every build supersedes the one before (RFC 5545, SEQUENCE and DTSTAMP)
 * @throws Error when the event does not make valid entries.
 */
export function calendarFileText(source: CalendarSource, builtAt: Date): string {
  const { event, brand, url } = source;
  const status = unsettled[event.state] ?? 'CONFIRMED';
  const entries = eventFacts(event).timeline.map((part, index): EventAttributes & { timestamp: number } => ({
    start: Date.parse(part.startsAt),
    end: Date.parse(part.endsAt),
    title: withNotice(`${brand}: ${part.title}`, source),
    description: [part.description, '', event.name, url].join('\n'),
    location: location(event),
    uid: partUid(event.uid, index),
    sequence: Math.floor(builtAt.getTime() / minuteMs),
    timestamp: builtAt.getTime(),
    lastModified: builtAt.getTime(),
    status,
    transp: unsettled[event.state] ? 'TRANSPARENT' : 'OPAQUE',
    url,
  }));
  const { error, value } = createEvents(entries, { productId: `-//${brand}//ES`, method: 'PUBLISH' });
  if (error ?? !value) throw new Error('The event makes no valid calendar file.', { cause: error });
  return value;
}

/** '20251114' */
const basicDay = (day: string) => day.replaceAll('-', '');

/**
 * Address that opens Google Calendar with the weekend filled in: such an address holds one entry alone, so it is one of
 * whole days with the hours in its description.
 */
export function googleCalendarHref(source: CalendarSource): string {
  const { event, url } = source;
  const { timeline } = eventFacts(event);
  const days = timeline.map(({ date }) => date);
  const hours = timeline.map(({ day, time, title }) => `${day}, ${time}: ${title}`);
  const address = new URL('https://calendar.google.com/calendar/render');
  address.search = new URLSearchParams({
    action: 'TEMPLATE',
    text: withNotice(event.name, source),
    // The end is the first day after it.
    dates: `${basicDay(days[0] ?? event.firstDay)}/${basicDay(addDays(days.at(-1) ?? event.lastDay, 1))}`,
    details: [event.summary, '', ...hours, '', url].join('\n'),
    location: location(event),
  }).toString();
  return address.href;
}
