import type { EventPageContent, NextEvent } from '../content-schema/event';
import { formatDateRangeEnglish } from '../dates';
import { eventFacts } from './facts';

/** The days of the event in the forms in which visitors are told them. */
export interface ShownDates {
  /** '9-10 Mayo 2031', or that they are still to come. */
  dates: string;
  /** The same in two sizes: '9-10' and 'Mayo 2031'. */
  dateParts: { days: string; rest: string };
  /** 'antes, 9-10 Mayo 2031': the days announced before, which no longer hold; null where there are none. */
  before: string | null;
}

/** A postponed event waits for its new days: those in its record are the ones that no longer hold. */
const isWaiting = ({ state }: Pick<NextEvent, 'state'>) => state === 'postponed';

/** What visitors are told of the days; only calendars and search engines still need the old ones of a postponed event. */
export function shownDates(event: NextEvent, { pending, previously }: EventPageContent['facts']): ShownDates {
  const { dates, dateParts, previousDates } = eventFacts(event);
  const before = (days: string | null) => days && previously.replace('{dates}', days);
  return isWaiting(event)
    ? {
        dates: `${pending.lead} ${pending.accent}`,
        dateParts: { days: pending.lead, rest: pending.accent },
        before: before(dates),
      }
    : { dates, dateParts, before: before(previousDates) };
}

/** The days in the English document; `pending` where they are still to come. */
export function shownDatesEnglish(event: NextEvent, pending: string): string {
  return isWaiting(event) ? pending : formatDateRangeEnglish(event.firstDay, event.lastDay);
}
