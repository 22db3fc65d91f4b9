import path from 'node:path';
import type { Announcement } from '../content-model/announcement';
import type { EventContent } from '../content-model/event';
import { announcementFiles, eventFiles } from '../content-model/files';
import { formatDateRange, splitDateRange } from '../dates';
import { isAhead } from '../event-states';
import { overviewWords, furtherDatesWords as words } from '../words/event';
import { decapitalise } from '../spelling';
import { formatFormerDates, formatNotice } from './describe-event';
import { chooseRowButton } from './event-view';

type OnlyOfEvents = 'venue' | 'clock' | 'previousFirstDay' | 'previousLastDay' | 'onSaleTime' | 'priceFrom';

/** A date beside the next event: an announcement, or a complete event that comes later. */
export interface FurtherDate
  extends
    Omit<Announcement, 'state'>,
    Pick<EventContent, 'name' | 'state'>,
    Partial<Pick<EventContent, OnlyOfEvents>> {
  /** Folder and name of its file, without the ending: 'dates/peniscola' */
  id: string;
}

/** The days on which a date takes place, or null if they are not known. */
function findDays(date: FurtherDate): [first: string, last: string] | null {
  const { firstDay, lastDay } = date;
  return firstDay && lastDay && date.state !== 'postponed' ? [firstDay, lastDay] : null;
}

/** Describes a date as a row of the list. */
function describeDate(date: FurtherDate) {
  const days = findDays(date);
  const { pending } = overviewWords.es;
  return {
    ...date,
    dates: days ? formatDateRange(...days) : `${pending.days} ${pending.rest}`,
    /** The days and the month apart, because they are set in different sizes. Null if the days are not known. */
    dateParts: days && splitDateRange(...days),
    formerDates: formatFormerDates(date, 'es'),
    notice: date.state === 'cancelled' ? words.cancelled : formatNotice(date, 'es'),
    button: chooseRowButton(date),
  };
}

export type FurtherDateRow = ReturnType<typeof describeDate>;

interface Dated<Value> {
  file: string;
  value: Value;
}

interface Season {
  laterEvents: readonly Dated<EventContent>[];
  announcements: readonly Dated<Announcement>[];
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
  const rank = (date: FurtherDate) => `${findDays(date)?.join(' ') ?? 'unknown'} ${date.place}`;
  return dates.toSorted((one, other) => rank(one).localeCompare(rank(other), 'es')).map(describeDate);
}

/** The line of the home page's card. It names the first date that is not called off. Null without such a date. */
export function writeCardLine(rows: readonly FurtherDateRow[]): string | null {
  const [first, ...others] = rows.filter(({ state }) => isAhead(state));
  return first ? words.onCard(first.place, decapitalise(first.dates), others.length) : null;
}
