import type { EventPageContent, NextEvent } from '../content-schema/event';
import {
  addDays,
  dateRangeParts,
  formatDateRange,
  formatDateRangeEnglish,
  formatOpening,
  formatTimeRange,
  formatWeekday,
  weekdayName,
  withOffset,
} from '../dates';

/** A part of the weekend, ready to be shown. */
export interface TimelineEntry {
  /** 'Viernes 14'; of a postponed event 'Viernes'. */
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

/** A postponed event waits for its new days: those in its record are the ones that no longer hold. */
const isWaiting = ({ state }: Pick<NextEvent, 'state'>) => state === 'postponed';

/** How the event's days are called: 'Viernes 14'; of a postponed one 'Viernes'. */
export const dayNames = (event: Pick<NextEvent, 'state'>) => (isWaiting(event) ? weekdayName : formatWeekday);

/** Everything that follows from the event record; reads no clock. */
export function eventFacts(event: NextEvent): EventFacts {
  const nameOf = dayNames(event);
  const timeline = event.programme.map((entry): TimelineEntry => {
    const date = addDays(event.firstDay, entry.dayOffset);
    const endDate = entry.end <= entry.start ? addDays(date, 1) : date;
    return {
      day: nameOf(date),
      date,
      title: entry.title,
      time: formatTimeRange(entry.start, entry.end),
      startsAt: withOffset(date, entry.start),
      endsAt: withOffset(endDate, entry.end),
      description: entry.description,
      details: entry.details,
      icon: entry.icon,
      highlighted: entry.highlighted,
      english: { day: nameOf(date, 'en-GB'), ...entry.english },
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
  const [first = '', last = first] = [timeline[0]?.day, timeline.at(-1)?.day];
  const span =
    first === last
      ? first
      : texts.span.replace('{first}', first.toLowerCase()).replace('{last}', last.toLowerCase());
  return { dates, dateParts, span, before: before(previousDates) };
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
