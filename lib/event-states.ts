/** The states of an event, of which staff choose one in its file. */
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

export const isOnSale = (state: EventState) => state === 'on-sale' || state === 'few-left';

/** Whether visitors can buy a ticket, or ask to be told when they can. */
export const isBookable = (state: EventState) => state === 'announced' || isOnSale(state);

/** Whether the weekend takes place on its days, so that the programme may follow the clock. */
export const isConfirmed = (state: EventState) => isOnSale(state) || state === 'sold-out';

/** Whether the weekend is still to come and its days are known. */
export const isComing = (state: EventState) => state === 'announced' || isConfirmed(state);

/** Whether the event does not take place on its days. */
export const isCalledOff = (state: EventState) => state === 'postponed' || state === 'cancelled';

/** Whether the event is still to come, even if its days are not known. */
export const isAhead = (state: EventState) => isComing(state) || state === 'postponed';
