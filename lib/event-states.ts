type Tickets = 'soon' | 'on sale' | 'none';
type Weekend = 'planned' | 'confirmed' | 'postponed' | 'cancelled' | 'past';

/** The states of an event, of which staff choose one in its file, and what each of them means for guests. */
const meanings = {
  announced: { tickets: 'soon', weekend: 'planned' },
  'on-sale': { tickets: 'on sale', weekend: 'confirmed' },
  'few-left': { tickets: 'on sale', weekend: 'confirmed' },
  'sold-out': { tickets: 'none', weekend: 'confirmed' },
  postponed: { tickets: 'none', weekend: 'postponed' },
  cancelled: { tickets: 'none', weekend: 'cancelled' },
  past: { tickets: 'none', weekend: 'past' },
} as const satisfies Record<string, { tickets: Tickets; weekend: Weekend }>;

export type EventState = keyof typeof meanings;

export const eventStates = Object.keys(meanings) as EventState[];

const ticketsIn = (state: EventState): Tickets => meanings[state].tickets;
const weekendIn = (state: EventState): Weekend => meanings[state].weekend;

export const isOnSale = (state: EventState) => ticketsIn(state) === 'on sale';

/** Whether visitors can buy a ticket, or ask to be told when they can. */
export const isBookable = (state: EventState) => ticketsIn(state) !== 'none';

/** Whether the weekend takes place on its days, so that the programme may follow the clock. */
export const isConfirmed = (state: EventState) => weekendIn(state) === 'confirmed';

/** Whether the weekend is still to come, on days that a calendar or a hotel may already know. */
export const isComing = (state: EventState) => weekendIn(state) === 'planned' || isConfirmed(state);

/** Whether the new days are still unknown. Until they are known, the data keep the old days. */
export const isPostponed = (state: EventState) => weekendIn(state) === 'postponed';

export const isCancelled = (state: EventState) => weekendIn(state) === 'cancelled';

export const isPast = (state: EventState) => weekendIn(state) === 'past';

/** Whether the event does not take place on its days. */
export const isCalledOff = (state: EventState) => isPostponed(state) || isCancelled(state);

/** Whether the event is still to come, even if its days are not known. */
export const isAhead = (state: EventState) => isComing(state) || isPostponed(state);
