import type { EventContent } from '../content-model/event';
import {
  addDays,
  formatDateRange,
  formatWeekday,
  formatWeekdayName,
  toInstant,
  type Language,
} from '../dates';
import { isPostponed } from '../event-states';
import { overviewWords } from '../words/event';

/** Chooses how days are written: 'Viernes 14', or 'Viernes' while the event is postponed. */
export const chooseDayFormat = (event: EventContent) =>
  isPostponed(event.state) ? formatWeekdayName : formatWeekday;

type ProgrammePart = EventContent['programme'][number];

/** A part of the programme with its days and hours. */
export interface TimelinePart extends Omit<ProgrammePart, 'dayOffset'> {
  /** The part's place in the event's file, from 0. */
  index: number;
  /** The day on which the part starts: '2031-11-14' */
  isoDay: string;
  /** 'Viernes 14', or 'Viernes' while the event is postponed. */
  dayLabel: string;
  /** '18:00-22:00' */
  time: string;
  /** 'Viernes 14, 18:00-22:00' */
  when: string;
  /** ISO instants with the offset of the event's clock. */
  startsAt: string;
  endsAt: string;
}

function schedulePart(
  event: EventContent,
  { dayOffset, ...part }: ProgrammePart,
  index: number,
  language?: Language,
): TimelinePart {
  const { start, end } = part;
  const isoDay = addDays(event.firstDay, dayOffset);
  const lastIsoDay = end <= start ? addDays(isoDay, 1) : isoDay;
  const dayLabel = chooseDayFormat(event)(isoDay, language);
  const time = `${start}-${end}`;
  return {
    ...part,
    index,
    isoDay,
    dayLabel,
    time,
    when: `${dayLabel}, ${time}`,
    startsAt: toInstant(isoDay, start, event.clock),
    endsAt: toInstant(lastIsoDay, end, event.clock),
  };
}

/** The parts of the programme with their days and hours, in the order in which they start. */
export const scheduleParts = (event: EventContent, language?: Language): TimelinePart[] =>
  event.programme
    .map((part, index) => schedulePart(event, part, index, language))
    .sort((one, other) => `${one.isoDay} ${one.start}`.localeCompare(`${other.isoDay} ${other.start}`));

/** The days as visitors read them. Calendars and search engines get the days in the data even while the event is postponed. */
export function formatDates(event: EventContent, language: Language = 'es'): string {
  const { days, rest } = overviewWords[language].pending;
  return isPostponed(event.state)
    ? `${days} ${rest}`
    : formatDateRange(event.firstDay, event.lastDay, language);
}
