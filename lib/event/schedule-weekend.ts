import type { EventContent } from '../content-model/event';
import { toInstant } from '../dates';
import { isConfirmed } from '../event-states';
import { decapitalise } from '../spelling';
import { eventWords } from '../words/event';
import { chooseDayFormat, scheduleParts, type TimelinePart } from './timeline';
import { scaleWeekend, type Scaled, type Stretch, type WeekendScale } from './weekend-scale';

/** A part of the programme and its place along the drawing of the weekend. */
interface ScaledPart extends TimelinePart, Scaled {}

/** What the programme says while a part is on, and before it. Instants are in milliseconds since 1970. */
interface LivePart extends Stretch {
  startsAtMs: number;
  endsAtMs: number;
  now: string;
  next: string;
}

/** The days, hours and instants of the weekend. */
export interface Weekend {
  timeline: ScaledPart[];
  /** The days and hours along the drawing of the weekend. */
  scale: {
    days: (Stretch & { isoDay: string; label: string })[];
    ticks: WeekendScale<ScaledPart>['ticks'];
  };
  startsAt: string;
  endsAt: string;
  /** The start that was announced before the event was moved, or null. */
  previousStartsAt: string | null;
  /** What the programme says during the weekend. Null if the weekend does not take place on its days. */
  liveParts: LivePart[] | null;
}

const describeLiveParts = (timeline: ScaledPart[]): LivePart[] =>
  timeline.map(({ title, dayLabel, start, end, startsAt, endsAt, from, to }) => ({
    startsAtMs: Date.parse(startsAt),
    endsAtMs: Date.parse(endsAt),
    from,
    to,
    now: eventWords.programme.now(title, end),
    next: eventWords.programme.next(title, decapitalise(dayLabel), start),
  }));

export function scheduleWeekend(event: EventContent): Weekend {
  const { clock, previousFirstDay, state } = event;
  const { parts: timeline, startsAt, endsAt, days, ticks } = scaleWeekend(scheduleParts(event), clock);
  return {
    timeline,
    scale: { ticks, days: days.map((day) => ({ ...day, label: chooseDayFormat(event)(day.isoDay) })) },
    startsAt,
    endsAt,
    previousStartsAt: previousFirstDay ? toInstant(previousFirstDay, startsAt.slice(11, 16), clock) : null,
    liveParts: isConfirmed(state) ? describeLiveParts(timeline) : null,
  };
}
