import { addDays, toInstant, type Clock } from '../dates';

/** A stretch of the weekend. 0 is the start of the weekend and 1 its end. */
export interface Stretch {
  from: number;
  to: number;
}

interface Part {
  startsAt: string;
  endsAt: string;
}

/** Where a part is on the line, and how many hours it lasts. */
export interface Scaled extends Stretch {
  hours: number;
}

export interface WeekendScale<Entry> {
  startsAt: string;
  endsAt: string;
  parts: (Entry & Scaled)[];
  days: (Stretch & { isoDay: string })[];
  /** Where the hours 0, 6, 12 and 18 are on the line. */
  ticks: { hour: number; at: number }[];
}

const hourMs = 3_600_000;

/**
 * Places the parts, days and hours of the weekend on a line from its first start to its last end. The line has true
 * lengths, so the night in which the clocks change is an hour longer or shorter.
 * @param parts in the order in which they start
 */
export function scaleWeekend<Entry extends Part>(parts: Entry[], clock?: Clock): WeekendScale<Entry> {
  const instants = parts.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]);
  instants.sort((one, other) => Date.parse(one) - Date.parse(other));
  const [startsAt = '', endsAt = ''] = [instants[0], instants.at(-1)];
  const [first, last] = [Date.parse(startsAt), Date.parse(endsAt)];
  const share = (instant: string) => (Date.parse(instant) - first) / (last - first);
  const clip = (instant: string) => Math.min(1, Math.max(0, share(instant)));

  const days: WeekendScale<Entry>['days'] = [];
  let midnight = toInstant(startsAt.slice(0, 10), '00:00', clock);
  while (share(midnight) < 1) {
    const isoDay = midnight.slice(0, 10);
    const nextMidnight = toInstant(addDays(isoDay, 1), '00:00', clock);
    days.push({ isoDay, from: clip(midnight), to: clip(nextMidnight) });
    midnight = nextMidnight;
  }
  const ticks = [...days.map(({ isoDay }) => isoDay), midnight.slice(0, 10)].flatMap((isoDay) =>
    [0, 6, 12, 18].map((hour) => ({
      hour,
      at: share(toInstant(isoDay, `${String(hour).padStart(2, '0')}:00`, clock)),
    })),
  );
  return {
    startsAt,
    endsAt,
    parts: parts.map((part) => ({
      ...part,
      from: share(part.startsAt),
      to: share(part.endsAt),
      hours: (Date.parse(part.endsAt) - Date.parse(part.startsAt)) / hourMs,
    })),
    days,
    ticks: ticks.filter(({ at }) => 0 <= at && at <= 1),
  };
}
