import { createEvents, type EventAttributes, type EventStatus } from 'ics';
import type { EventState, NextEvent } from '../content-schema/event';
import { addDays } from '../dates';
import { eventFacts } from './facts';

interface CalendarSource {
  event: NextEvent;
  /** The words for the event's state, added to the titles of a postponed or cancelled event. */
  notice: string;
  brand: string;
  /** Full URL of the event's page. */
  url: string;
}

/** Whether the event has dates worth saving in a calendar. */
export const hasDatesToKeep = (state: EventState) => !['postponed', 'cancelled', 'past'].includes(state);

/** States in which the weekend does not take place on the dates of the record. */
const offSchedule: Partial<Record<EventState, EventStatus>> = {
  postponed: 'TENTATIVE',
  cancelled: 'CANCELLED',
};

const withNotice = (title: string, { event, notice }: CalendarSource) =>
  offSchedule[event.state] ? `${title} (${notice})` : title;

const location = ({ venue, place, province }: NextEvent) => [venue, place, province].join(', ');

const minuteMs = 60_000;

/** 'castillo-2031-2@almena.example.com' */
const partUid = (uid: string, index: number) => uid.replace('@', `-${index + 1}@`);

/**
 * The weekend as an iCalendar file (RFC 5545), one entry for each part, in UTC.
 * @param builtAt time of the build; sets SEQUENCE and DTSTAMP, so each build supersedes the one before
 * @throws Error when the event makes no valid entry
 */
export function calendarFileText(source: CalendarSource, builtAt: Date): string {
  const { event, brand, url } = source;
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
    status: offSchedule[event.state] ?? 'CONFIRMED',
    transp: offSchedule[event.state] ? 'TRANSPARENT' : 'OPAQUE',
    url,
  }));
  const { error, value } = createEvents(entries, { productId: `-//${brand}//ES`, method: 'PUBLISH' });
  if (error ?? !value) throw new Error('The event makes no valid calendar file.', { cause: error });
  return value;
}

/** '20251114' */
const basicDay = (day: string) => day.replaceAll('-', '');

/**
 * Address that opens Google Calendar with the weekend filled in. It can hold one entry only: whole days, with the hours
 * in the description.
 */
export function googleCalendarHref(source: CalendarSource): string {
  const { event, url } = source;
  const { timeline } = eventFacts(event);
  const days = timeline.map(({ date }) => date);
  const hours = timeline.map(({ when, title }) => `${when}: ${title}`);
  const address = new URL('https://calendar.google.com/calendar/render');
  address.search = new URLSearchParams({
    action: 'TEMPLATE',
    text: withNotice(event.name, source),
    // The end is exclusive.
    dates: `${basicDay(days[0] ?? event.firstDay)}/${basicDay(addDays(days.at(-1) ?? event.lastDay, 1))}`,
    details: [event.summary, '', ...hours, '', url].join('\n'),
    location: location(event),
  }).toString();
  return address.href;
}
