import { addDays, weekdayName } from '../dates';
import type { TimelineEntry } from './facts';

/** A stretch of the weekend; shares of its whole length, 0 to 1. */
interface Stretch {
  from: number;
  to: number;
}

export interface WeekendScale {
  parts: (Stretch & { hours: number })[];
  days: (Stretch & { date: string; name: string; shortName: string })[];
  /** Every sixth hour of the clock. */
  ticks: { at: number; hour: number }[];
}

const hourMs = 3_600_000;
const tickHours = 6;

/** Hours since 1970 by the clock on the wall, from '2031-05-09T18:00:00+02:00'. */
const clockHours = (instant: string) => Date.parse(`${instant.slice(0, 16)}Z`) / hourMs;

/** Where the parts, days and hours of the weekend stand on a line from its first start to its last end. */
export function weekendScale(timeline: Pick<TimelineEntry, 'startsAt' | 'endsAt'>[]): WeekendScale {
  const hours = timeline.map(({ startsAt, endsAt }) => ({
    start: clockHours(startsAt),
    end: clockHours(endsAt),
  }));
  const first = Math.min(...hours.map(({ start }) => start));
  const last = Math.max(...hours.map(({ end }) => end));
  const share = (hour: number) => Math.min(1, Math.max(0, (hour - first) / (last - first)));
  const stretch = (start: number, end: number) => ({ from: share(start), to: share(end) });

  const firstDate = new Date(first * hourMs).toISOString().slice(0, 10);
  const dayCount = Math.ceil(last / 24) - Math.floor(first / 24);
  const firstTick = Math.ceil(first / tickHours) * tickHours;
  return {
    parts: hours.map(({ start, end }) => ({ ...stretch(start, end), hours: end - start })),
    days: Array.from({ length: dayCount }, (_, index) => {
      const date = addDays(firstDate, index);
      const midnight = (Math.floor(first / 24) + index) * 24;
      const number = Number(date.slice(8));
      const name = weekdayName(date);
      return {
        ...stretch(midnight, midnight + 24),
        date,
        name: `${name} ${number}`,
        shortName: `${name.slice(0, 3)} ${number}`,
      };
    }),
    ticks: Array.from({ length: Math.floor((last - firstTick) / tickHours) + 1 }, (_, index) => {
      const hour = firstTick + index * tickHours;
      return { at: share(hour), hour: hour % 24 };
    }),
  };
}
