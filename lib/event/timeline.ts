import type { EventContent } from '../content-model/event';
import {
  addDays,
  formatDateRange,
  formatWeekday,
  formatWeekdayName,
  toInstant,
  type Language,
} from '../dates';
import { overviewWords } from '../words/event';

/** Chooses how days are written: 'Viernes 14', or 'Viernes' while the event is postponed. */
export const chooseDayFormat = (event: EventContent) =>
  event.state === 'postponed' ? formatWeekdayName : formatWeekday;

/** Gives a part of the programme its days and hours. */
function placePart(
  event: EventContent,
  { dayOffset, start, end, english: _, ...part }: EventContent['programme'][number],
  language?: Language,
) {
  const date = addDays(event.firstDay, dayOffset);
  const endDate = end <= start ? addDays(date, 1) : date;
  const day = chooseDayFormat(event)(date, language);
  const time = `${start}-${end}`;
  return {
    ...part,
    /** ISO day. */
    date,
    day,
    start,
    end,
    /** '18:00-22:00' */
    time,
    /** 'Viernes 14, 18:00-22:00' */
    when: `${day}, ${time}`,
    /** ISO instants with the offset of the event's clock. */
    startsAt: toInstant(date, start, event.clock),
    endsAt: toInstant(endDate, end, event.clock),
  };
}

/** The parts of the programme with their days and hours, in the order in which they start. */
export const placeParts = (event: EventContent, language?: Language) =>
  event.programme
    .map((part, index) => ({
      ...placePart(event, part, language),
      /** The part's place in the event's file, from 0. */
      index,
    }))
    .sort((one, other) => `${one.date} ${one.start}`.localeCompare(`${other.date} ${other.start}`));

export type TimelinePart = ReturnType<typeof placeParts>[number];

/** The days as visitors read them. Calendars and search engines get the days in the data even while the event is postponed. */
export function formatDates(event: EventContent, language: Language = 'es'): string {
  const { days, rest } = overviewWords[language].pending;
  return event.state === 'postponed'
    ? `${days} ${rest}`
    : formatDateRange(event.firstDay, event.lastDay, language);
}
