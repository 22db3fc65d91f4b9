import type { NextEvent } from '../content-model/schemas/event';
import type { EventLabels } from '../content-model/schemas/event-labels';
import { addDays, dateRangeParts, formatDateRange, formatWeekday, weekdayName, withOffset } from '../dates';
import { fill } from '../fill';

/** Whether the new days are still unknown. Until they are known, the data keep the old days. */
export const isPostponed = ({ state }: NextEvent) => state === 'postponed';

/** Formats a day of the event: 'Viernes 14', or 'Viernes' when the event is postponed. */
export const dayFormatter = (event: NextEvent) => (isPostponed(event) ? weekdayName : formatWeekday);

export function timelineEntry(
  event: NextEvent,
  { dayOffset, start, end, english, ...part }: NextEvent['programme'][number],
) {
  const formatDay = dayFormatter(event);
  const date = addDays(event.firstDay, dayOffset);
  const endDate = end <= start ? addDays(date, 1) : date;
  const day = formatDay(date);
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
    /** ISO instants with Madrid's offset. */
    startsAt: withOffset(date, start),
    endsAt: withOffset(endDate, end),
    english: { day: formatDay(date, 'en-GB'), ...english },
  };
}

/** A part of the weekend. */
export type TimelineEntry = ReturnType<typeof timelineEntry>;

/** The days as visitors read them. Calendars and search engines get the days in the data, even while postponed. */
export function shownDates(event: NextEvent, { pending }: Pick<EventLabels['facts'], 'pending'>) {
  const { firstDay, lastDay } = event;
  return isPostponed(event)
    ? {
        dates: `${pending.lead} ${pending.accent}`,
        dateParts: { days: pending.lead, rest: pending.accent },
      }
    : { dates: formatDateRange(firstDay, lastDay), dateParts: dateRangeParts(firstDay, lastDay) };
}

/** The days on which the event no longer takes place: 'antes, 9-10 Mayo 2031', or null. */
export function formerDates(event: NextEvent, { previously }: EventLabels['facts']): string | null {
  const { previousFirstDay: first, previousLastDay: last = first } = event;
  if (isPostponed(event)) return fill(previously, { days: formatDateRange(event.firstDay, event.lastDay) });
  return first && last ? fill(previously, { days: formatDateRange(first, last) }) : null;
}

/** Makes the first letter small, unless the whole word is in capitals. */
export const inSentence = (title: string) =>
  title.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLocaleLowerCase('es'));

/**
 * Says on which days the programme takes place: 'De viernes 9 a sábado 10' or 'Sábado 9'. If a part is on the morning after
 * the last day, only that part is named: 'Y el domingo 11, brunch de despedida'. Null while postponed.
 * @param isSpanish whether the names of days are small inside a sentence
 */
export function programmeSpan(
  event: NextEvent,
  timeline: Pick<TimelineEntry, 'date' | 'day' | 'title'>[],
  { span, morningAfter }: Pick<EventLabels['facts'], 'span' | 'morningAfter'>,
  isSpanish = true,
): string | null {
  const [first, last] = [timeline[0], timeline.at(-1)];
  if (!first || !last || isPostponed(event)) return null;
  const inside = (day: string) => (isSpanish ? inSentence(day) : day);
  if (last.date > event.lastDay)
    return fill(morningAfter, { day: inside(last.day), part: inSentence(last.title) });
  return first.day === last.day
    ? first.day
    : fill(span, { first: inside(first.day), last: inside(last.day) });
}
