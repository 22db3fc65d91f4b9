import { addDays, withOffset } from '../dates';

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

/** Hours since 1970 at an instant such as '2031-05-09T18:00:00+02:00'. */
const toHours = (instant: string) => Date.parse(instant) / hourMs;

/**
 * Places the parts, days and hours of the weekend on a line from its first start to its last end. The line has true
 * lengths, so the night in which the clocks change is an hour longer or shorter.
 * @param timeline the parts in the order in which they start
 */
export function weekendScale(timeline: { startsAt: string; endsAt: string }[]): WeekendScale {
  const hours = timeline.map(({ startsAt, endsAt }) => ({ start: toHours(startsAt), end: toHours(endsAt) }));
  const first = Math.min(...hours.map(({ start }) => start));
  const last = Math.max(...hours.map(({ end }) => end));
  const share = (hour: number) => Math.min(1, Math.max(0, (hour - first) / (last - first)));

  const midnight = (date: string) => toHours(withOffset(date, '00:00'));
  const dates: string[] = [];
  for (let date = timeline[0]?.startsAt.slice(0, 10) ?? ''; midnight(date) <= last; date = addDays(date, 1))
    dates.push(date);
  const ticks = dates.flatMap((date) =>
    ['00', '06', '12', '18'].map((hour) => ({
      hour: Number(hour),
      time: toHours(withOffset(date, `${hour}:00`)),
    })),
  );
  return {
    parts: hours.map(({ start, end }) => ({ from: share(start), to: share(end), hours: end - start })),
    days: dates
      .filter((date) => midnight(date) < last)
      .map((date) => ({ date, from: share(midnight(date)), to: share(midnight(addDays(date, 1))) })),
    ticks: ticks
      .filter(({ time }) => first <= time && time <= last)
      .map(({ hour, time }) => ({ hour, at: share(time) })),
  };
}
