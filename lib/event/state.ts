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
