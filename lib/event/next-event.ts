import type { EventState } from '../event-states';

/** The nearest event that is not past. If all of them are past, the last one. */
export function findNextEvent<Dated extends { state: EventState; firstDay: string }>(
  events: readonly Dated[],
): Dated | undefined {
  const inOrder = events.toSorted((first, second) => (first.firstDay < second.firstDay ? -1 : 1));
  return inOrder.find(({ state }) => state !== 'past') ?? inOrder.at(-1);
}
