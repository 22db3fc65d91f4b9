import type { EventPageContent, NextEvent } from '../content-schema/event';
import {
  addDays,
  dateRangeParts,
  formatDateRange,
  formatDateRangeEnglish,
  formatOpening,
  formatWeekday,
  weekdayName,
  withOffset,
} from '../dates';

/** A postponed event keeps its old days in the record until the new ones are known. */
const isPostponed = ({ state }: Pick<NextEvent, 'state'>) => state === 'postponed';

/** Formats a day of the event: 'Viernes 14', or 'Viernes' when the event is postponed. */
export const dayFormatter = (event: Pick<NextEvent, 'state'>) =>
  isPostponed(event) ? weekdayName : formatWeekday;

function timelineEntry(
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
    /** '18:00-22:00' */
    time,
    /** 'Viernes 14, 18:00-22:00' */
    when: `${day}, ${time}`,
    /** ISO instants with offset. */
    startsAt: withOffset(date, start),
    endsAt: withOffset(endDate, end),
    english: { day: formatDay(date, 'en-GB'), ...english },
  };
}

/** A part of the weekend. */
export type TimelineEntry = ReturnType<typeof timelineEntry>;

/** Everything derived from the event record. */
export function eventFacts(event: NextEvent) {
  const { firstDay, lastDay, previousDays } = event;
  const timeline = event.programme.map((part) => timelineEntry(event, part));
  const startsAt = timeline.map((entry) => entry.startsAt).sort()[0];
  const endsAt = timeline
    .map((entry) => entry.endsAt)
    .sort()
    .at(-1);
  if (!startsAt || !endsAt) throw new Error('The event has no programme.');
  return {
    /** '9-10 Mayo 2031' */
    dates: formatDateRange(firstDay, lastDay),
    /** '9-10' and 'Mayo 2031' */
    dateParts: dateRangeParts(firstDay, lastDay),
    timeline,
    startsAt,
    endsAt,
    /** The days and start announced before the event was moved, or null. */
    previousDates: previousDays ? formatDateRange(previousDays.firstDay, previousDays.lastDay) : null,
    previousStartsAt: previousDays ? withOffset(previousDays.firstDay, startsAt.slice(11, 16)) : null,
  };
}

/** The days of the event as visitors read them. */
export interface ShownDates {
  /** '9-10 Mayo 2031', or the words for a date to be announced. */
  dates: string;
  /** The same in two sizes: '9-10' and 'Mayo 2031'. */
  dateParts: { days: string; rest: string };
  /** The days of the programme: 'De viernes 9 a domingo 11' or 'Sábado 9'; null while postponed. */
  span: string | null;
  /** The days that no longer hold: 'antes, 9-10 Mayo 2031', or null. */
  before: string | null;
}

/** The days for visitors. Calendars and search engines need the record's own days even while postponed. */
export function shownDates(event: NextEvent, texts: EventPageContent['facts']): ShownDates {
  const { dates, dateParts, previousDates, timeline } = eventFacts(event);
  const { pending, previously } = texts;
  const before = (days: string | null) => days && previously.replace('{dates}', days);
  if (isPostponed(event))
    return {
      dates: `${pending.lead} ${pending.accent}`,
      dateParts: { days: pending.lead, rest: pending.accent },
      span: null,
      before: before(dates),
    };
  const days = timeline.map(({ day }) => day);
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const span = texts.span.replace('{first}', first.toLowerCase()).replace('{last}', last.toLowerCase());
  return { dates, dateParts, span: first === last ? first : span, before: before(previousDates) };
}

/** The days in the English document; `pending` while postponed. */
export function shownDatesEnglish(event: NextEvent, pending: string): string {
  return isPostponed(event) ? pending : formatDateRangeEnglish(event.firstDay, event.lastDay);
}

/**
 * The words for the event's state.
 * @param saleOpens replaces the notice of an announced event once its sale date is known; holds '{opening}'
 */
export function stateNotice(event: NextEvent, notice: string, saleOpens: string, language?: 'en-GB'): string {
  const opening = event.state === 'announced' && formatOpening(event, language);
  return opening ? saleOpens.replace('{opening}', opening) : notice;
}

/** The event's place as a title. Its last words take the serif accent, unless no other word is left. */
export function placeTitle(
  { place }: Pick<NextEvent, 'place'>,
  { heroAccentWords }: Pick<EventPageContent, 'heroAccentWords'>,
): { lead: string; accent?: string } {
  const words = place.split(' ');
  if (heroAccentWords === 0 || words.length <= heroAccentWords) return { lead: place };
  return {
    lead: words.slice(0, -heroAccentWords).join(' '),
    accent: words.slice(-heroAccentWords).join(' '),
  };
}
