import type { NextEvent } from '../content-schema/event';
import { addDays, dateRangeParts, formatDateRange, formatTimeRange, weekdayName, withOffset } from '../dates';

/** An entry of the weekend's timeline, ready to be shown. */
export interface TimelineEntry {
  /** 'Viernes' */
  day: string;
  /** ISO day, for <time>. */
  date: string;
  title: string;
  /** '18:00-22:00' */
  time: string;
  /** ISO instants with offset. An entry that ends before it starts ends on the following day. */
  startsAt: string;
  endsAt: string;
  description: string;
  details: string[];
  icon: NextEvent['programme'][number]['icon'];
  highlighted: boolean;
  english: { day: string; title: string; details: string[] };
}

/** The event's facts in the forms that pages, calendar, structured data and documents need. */
export interface EventFacts {
  /** '9-10 Mayo 2031' */
  dates: string;
  /** The same of the days the event was announced for before; null when it was never moved. */
  previousDates: string | null;
  /** '9-10' and 'Mayo 2031' */
  dateParts: { days: string; rest: string };
  timeline: TimelineEntry[];
  startsAt: string;
  endsAt: string;
  /** When it would have begun on the days announced before. */
  previousStartsAt: string | null;
}

/** Everything that follows from the event record; reads no clock. */
export function eventFacts(event: NextEvent): EventFacts {
  const timeline = event.programme.map((entry): TimelineEntry => {
    const date = addDays(event.firstDay, entry.dayOffset);
    const endDate = entry.end <= entry.start ? addDays(date, 1) : date;
    return {
      day: weekdayName(date),
      date,
      title: entry.title,
      time: formatTimeRange(entry.start, entry.end),
      startsAt: withOffset(date, entry.start),
      endsAt: withOffset(endDate, entry.end),
      description: entry.description,
      details: entry.details,
      icon: entry.icon,
      highlighted: entry.highlighted,
      english: { day: weekdayName(date, 'en-GB'), ...entry.english },
    };
  });
  const startsAt = timeline.map((entry) => entry.startsAt).sort()[0];
  const endsAt = timeline
    .map((entry) => entry.endsAt)
    .sort()
    .at(-1);
  const { previousDays } = event;
  if (!startsAt || !endsAt) throw new Error('The event has no programme.');
  return {
    dates: formatDateRange(event.firstDay, event.lastDay),
    previousDates: previousDays ? formatDateRange(previousDays.firstDay, previousDays.lastDay) : null,
    dateParts: dateRangeParts(event.firstDay, event.lastDay),
    timeline,
    startsAt,
    endsAt,
    previousStartsAt: previousDays ? withOffset(previousDays.firstDay, startsAt.slice(11, 16)) : null,
  };
}
