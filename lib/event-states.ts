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

const oneOf =
  (...states: EventState[]) =>
  (state: EventState) =>
    states.includes(state);

export const isOnSale = oneOf('on-sale', 'few-left');

/** Whether visitors can buy a ticket, or ask to be told when they can. */
export const isBookable = oneOf('announced', 'on-sale', 'few-left');

/** Whether the weekend takes place on its days, so that the programme may follow the clock. */
export const isConfirmed = oneOf('on-sale', 'few-left', 'sold-out');

/** Whether the weekend is still to come and its days are known. */
export const isComing = oneOf('announced', 'on-sale', 'few-left', 'sold-out');

/** Whether the event does not take place on its days. */
export const isCalledOff = oneOf('postponed', 'cancelled');

/** Whether the event is still to come, even if its days are not known. */
export const isAhead = oneOf('announced', 'on-sale', 'few-left', 'sold-out', 'postponed');
