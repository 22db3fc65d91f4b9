import path from 'node:path';
import type { Announcement } from '../content-model/announcement';
import type { EventContent } from '../content-model/event';
import { announcementFiles, eventFiles } from '../content-model/files';
import { formatDateRange, splitDateRange, type DateParts } from '../dates';
import { isCancelled, isComingSomeDay, isPostponed } from '../event-states';
import { overviewWords, furtherDatesWords as words } from '../words/event';
import { decapitalise } from '../spelling';
import { formatFormerDates, formatNotice } from './describe-event';
import { chooseRowButton, type Button } from './event-view';

type Known = 'name' | 'place' | 'province' | 'state';

/** What an announcement may leave open, and what it never says. */
type PerhapsUnknown =
  | ('firstDay' | 'lastDay' | 'ticketHref' | 'onSaleSince' | 'mapHref')
  | ('venue' | 'clock' | 'previousFirstDay' | 'previousLastDay' | 'onSaleTime' | 'priceFrom');

/** A date beside the next event: an announcement, or a complete event that comes later. */
export interface FurtherDate extends Pick<EventContent, Known>, Partial<Pick<EventContent, PerhapsUnknown>> {
  /** Folder and name of its file, without the ending: 'dates/peniscola' */
  id: string;
  /** One line about the place. */
  line?: string;
}

/** A further date as visitors read it. */
export interface FurtherDateRow extends FurtherDate {
  dates: string;
  /** Null if the days are not known. */
  dateParts: DateParts | null;
  formerDates: string | null;
  notice: string;
  button: Button | null;
}

type Dated = Pick<FurtherDate, 'firstDay' | 'lastDay' | 'state'>;

/** The days on which a date takes place, or null if they are not known. */
function findDays({ firstDay, lastDay, state }: Dated): [first: string, last: string] | null {
  return firstDay && lastDay && !isPostponed(state) ? [firstDay, lastDay] : null;
}

/** Whether a date takes place before an event. False if the days of one of them are not known. */
export function isEarlier(date: Dated, event: Dated): boolean {
  const [days, eventDays] = [findDays(date), findDays(event)];
  return days !== null && eventDays !== null && days[0] < eventDays[0];
}

/** The title of the rows beside the next event. */
export const chooseTitle = (rows: readonly Dated[], event: Dated) =>
  rows.some((date) => isEarlier(date, event)) ? words.titleWithEarlier : words.title;

function makeRow(date: FurtherDate): FurtherDateRow {
  const days = findDays(date);
  const { pending } = overviewWords.es;
  return {
    ...date,
    dates: days ? formatDateRange(...days) : `${pending.days} ${pending.rest}`,
    dateParts: days && splitDateRange(...days),
    formerDates: formatFormerDates(date, 'es'),
    notice: isCancelled(date.state) ? words.cancelled : formatNotice(date, 'es'),
    button: chooseRowButton(date),
  };
}

interface Season {
  laterEvents: readonly { file: string; value: EventContent }[];
  announcements: readonly { file: string; value: Announcement }[];
  brand: string;
}

/** The rows by day. Those whose days are unknown come last. */
export function listFurtherDates({ laterEvents, announcements, brand }: Season): FurtherDateRow[] {
  const idOf = (folder: string, file: string) => `${folder}/${path.parse(file).name}`;
  const dates: FurtherDate[] = [
    ...laterEvents.map(({ file, value }) => ({
      ...value,
      id: idOf(eventFiles.folder, file),
      line: value.homeLine,
    })),
    ...announcements.map(({ file, value }) => ({
      ...value,
      id: idOf(announcementFiles.folder, file),
      name: `${brand} en ${value.place}`,
    })),
  ];
  const sortKey = (date: FurtherDate) => `${findDays(date)?.join(' ') ?? 'unknown'} ${date.place}`;
  return dates.toSorted((one, other) => sortKey(one).localeCompare(sortKey(other), 'es')).map(makeRow);
}

/** The line of the home page's card. It names the first date that is not called off. Null without such a date. */
export function formatCardLine(rows: readonly FurtherDateRow[], event: Dated): string | null {
  const [first, ...others] = rows.filter(({ state }) => isComingSomeDay(state));
  if (!first) return null;
  return words.onCard(chooseTitle(rows, event), first.place, decapitalise(first.dates), others.length);
}
