export const eventStates = [
  'announced',
  'on-sale',
  'few-left',
  'sold-out',
  'postponed',
  'cancelled',
  'past',
] as const;

export type EventState = (typeof eventStates)[number];

/** Whether tickets are sold. */
export const isOnSale = (state: EventState) => state === 'on-sale' || state === 'few-left';

/** Whether visitors can buy a ticket, or ask to be told when they can. */
export const isBookable = (state: EventState) => state === 'announced' || isOnSale(state);

/** Whether the weekend takes place on its days, so that the programme may follow the clock. */
export const isConfirmed = (state: EventState) => isOnSale(state) || state === 'sold-out';

/** Whether the weekend is still to come on days that are known, so that a calendar or a hotel may know them too. */
export const isComing = (state: EventState) => isBookable(state) || isConfirmed(state);

/** Whether the event does not take place on its days. */
export const isCalledOff = (state: EventState) => state === 'postponed' || state === 'cancelled';

/** Whether the event is still to come, even if its days are not known. */
export const isAhead = (state: EventState) => isComing(state) || state === 'postponed';

/** The nearest event that is not past. If all of them are past, the last one. */
export function findNextEvent<Dated extends { state: EventState; firstDay: string }>(
  events: readonly Dated[],
): Dated | undefined {
  const inOrder = events.toSorted((first, second) => (first.firstDay < second.firstDay ? -1 : 1));
  return inOrder.find(({ state }) => state !== 'past') ?? inOrder.at(-1);
}
