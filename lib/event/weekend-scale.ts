import { addDays } from '../dates';

/** A stretch of the weekend. 0 is the start of the weekend and 1 its end. */
interface Stretch {
  from: number;
  to: number;
}

export interface WeekendScale {
  parts: (Stretch & { hours: number })[];
  days: (Stretch & { date: string })[];
  /** Every sixth hour of the clock. */
  ticks: { at: number; hour: number }[];
}

const hourMs = 3_600_000;
const tickHours = 6;

/** Hours since 1970 in local time at an instant such as '2031-05-09T18:00:00+02:00'. */
const localHours = (instant: string) => Date.parse(`${instant.slice(0, 16)}Z`) / hourMs;

/** Places the parts, days and hours of the weekend on a line from its first start to its last end. */
export function weekendScale(timeline: { startsAt: string; endsAt: string }[]): WeekendScale {
  const hours = timeline.map(({ startsAt, endsAt }) => ({
    start: localHours(startsAt),
    end: localHours(endsAt),
  }));
  const first = Math.min(...hours.map(({ start }) => start));
  const last = Math.max(...hours.map(({ end }) => end));
  const share = (hour: number) => Math.min(1, Math.max(0, (hour - first) / (last - first)));

  const firstDay = Math.floor(first / 24);
  const firstDate = new Date(first * hourMs).toISOString().slice(0, 10);
  const firstTick = Math.ceil(first / tickHours) * tickHours;
  return {
    parts: hours.map(({ start, end }) => ({ from: share(start), to: share(end), hours: end - start })),
    days: Array.from({ length: Math.ceil(last / 24) - firstDay }, (_, index) => {
      const midnight = (firstDay + index) * 24;
      return { date: addDays(firstDate, index), from: share(midnight), to: share(midnight + 24) };
    }),
    ticks: Array.from({ length: Math.floor((last - firstTick) / tickHours) + 1 }, (_, index) => {
      const hour = firstTick + index * tickHours;
      return { at: share(hour), hour: hour % 24 };
    }),
  };
}
