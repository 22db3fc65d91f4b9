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

/** Whether visitors may still plan to come, or already have their ticket. */
export const isAhead = (state: EventState) => state !== 'cancelled' && state !== 'past';
