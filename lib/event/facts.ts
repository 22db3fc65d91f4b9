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

/** A postponed event waits for its new days: those in its record are the ones that no longer hold. */
const isWaiting = ({ state }: Pick<NextEvent, 'state'>) => state === 'postponed';

/** How the event's days are called: 'Viernes 14'; of a postponed one 'Viernes'. */
export const dayNames = (event: Pick<NextEvent, 'state'>) => (isWaiting(event) ? weekdayName : formatWeekday);

function timelineEntry(
  event: NextEvent,
  { dayOffset, start, end, english, ...part }: NextEvent['programme'][number],
) {
  const nameOf = dayNames(event);
  const date = addDays(event.firstDay, dayOffset);
  // A part that ends before it starts ends on the following day.
  const endDate = end <= start ? addDays(date, 1) : date;
  return {
    ...part,
    day: nameOf(date),
    /** ISO day. */
    date,
    /** '18:00-22:00' */
    time: `${start}-${end}`,
    /** ISO instants with offset. */
    startsAt: withOffset(date, start),
    endsAt: withOffset(endDate, end),
    english: { day: nameOf(date, 'en-GB'), ...english },
  };
}

/** A part of the weekend, ready to be shown. */
export type TimelineEntry = ReturnType<typeof timelineEntry>;

/** Everything that follows from the event record, in the forms that pages, calendar, data and documents need. */
export function eventFacts(event: NextEvent) {
  const { firstDay, lastDay, previousDays } = event;
  const timeline = event.programme.map((part) => timelineEntry(event, part));
  const [startsAt] = timeline.map((entry) => entry.startsAt).sort();
  const [endsAt] = timeline
    .map((entry) => entry.endsAt)
    .sort()
    .toReversed();
  if (!startsAt || !endsAt) throw new Error('The event has no programme.');
  return {
    /** '9-10 Mayo 2031' */
    dates: formatDateRange(firstDay, lastDay),
    /** '9-10' and 'Mayo 2031' */
    dateParts: dateRangeParts(firstDay, lastDay),
    timeline,
    startsAt,
    endsAt,
    /** The days announced before, and when it would have begun on them; null when it was never moved. */
    previousDates: previousDays ? formatDateRange(previousDays.firstDay, previousDays.lastDay) : null,
    previousStartsAt: previousDays ? withOffset(previousDays.firstDay, startsAt.slice(11, 16)) : null,
  };
}

/** The days of the event in the forms in which visitors are told them. */
export interface ShownDates {
  /** '9-10 Mayo 2031', or that they are still to come. */
  dates: string;
  /** The same in two sizes: '9-10' and 'Mayo 2031'. */
  dateParts: { days: string; rest: string };
  /** 'De viernes 9 a domingo 11', or 'Sábado 9': the days of the programme; null while they are still to come. */
  span: string | null;
  /** 'antes, 9-10 Mayo 2031': the days announced before, which no longer hold; null where there are none. */
  before: string | null;
}

/** What visitors are told of the days; only calendars and search engines still need the old ones of a postponed event. */
export function shownDates(event: NextEvent, texts: EventPageContent['facts']): ShownDates {
  const { dates, dateParts, previousDates, timeline } = eventFacts(event);
  const { pending, previously } = texts;
  const before = (days: string | null) => days && previously.replace('{dates}', days);
  if (isWaiting(event))
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

/** The days in the English document; `pending` where they are still to come. */
export function shownDatesEnglish(event: NextEvent, pending: string): string {
  return isWaiting(event) ? pending : formatDateRangeEnglish(event.firstDay, event.lastDay);
}

/** What the event's state says to visitors; of an announced one, when its sale opens, as soon as that is known. */
export function stateNotice(
  event: NextEvent,
  { notice, saleOpens }: { notice: string; saleOpens: string },
  language?: 'en-GB',
): string {
  const opening = event.state === 'announced' && formatOpening(event, language);
  return opening ? saleOpens.replace('{opening}', opening) : notice;
}

/** The event's place as a title, whose last words the content hands to the serif face; one that short stays whole. */
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
