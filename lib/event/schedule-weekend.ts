import type { EventContent } from '../content-model/event';
import { toInstant } from '../dates';
import { isConfirmed } from '../event-states';
import { decapitalise } from '../spelling';
import { eventWords } from '../words/event';
import { chooseDayFormat, scheduleParts, type TimelinePart } from './timeline';
import { scaleWeekend, type Stretch } from './weekend-scale';

/** The sentences that the programme shows while a part is on. Instants are in milliseconds since 1970. */
const describeLiveParts = (timeline: (TimelinePart & Stretch)[]) =>
  timeline.map(({ title, day, start, end, startsAt, endsAt, from, to }) => ({
    startsAtMs: Date.parse(startsAt),
    endsAtMs: Date.parse(endsAt),
    from,
    to,
    now: eventWords.programme.now(title, end),
    next: eventWords.programme.next(title, decapitalise(day), start),
  }));

/** The days, hours and instants of the weekend. */
export function scheduleWeekend(event: EventContent) {
  const { clock, previousFirstDay, state } = event;
  const { parts: timeline, startsAt, endsAt, days, ticks } = scaleWeekend(scheduleParts(event), clock);
  return {
    timeline,
    /** The days and hours along the drawing of the weekend. */
    scale: { ticks, days: days.map((day) => ({ ...day, label: chooseDayFormat(event)(day.date) })) },
    startsAt,
    endsAt,
    /** The start that was announced before the event was moved, or null. */
    previousStartsAt: previousFirstDay ? toInstant(previousFirstDay, startsAt.slice(11, 16), clock) : null,
    /** What the programme says during the weekend. Null if the weekend does not take place on its days. */
    liveParts: isConfirmed(state) ? describeLiveParts(timeline) : null,
  };
}
