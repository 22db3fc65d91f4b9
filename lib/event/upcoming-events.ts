import { isPast, type EventState } from '../event-states';

/** The events that are not past, the nearest first. If all of them are past, the last one. */
export function listUpcomingEvents<Dated extends { value: { state: EventState; firstDay: string } }>(
  events: readonly Dated[],
): Dated[] {
  const inOrder = events.toSorted((one, other) => one.value.firstDay.localeCompare(other.value.firstDay));
  const ahead = inOrder.filter(({ value }) => !isPast(value.state));
  return ahead.length > 0 ? ahead : inOrder.slice(-1);
}
