interface Answers {
  /** What has become of the weekend. 'coming' is on the days that its file gives. */
  weekend: 'coming' | 'postponed' | 'cancelled' | 'past';
  /** Can visitors buy a ticket? */
  onSale: boolean;
  /** Does the sale to everybody open later, perhaps on a day that is known? */
  saleOpensLater: boolean;
  /** Is it certain that the weekend takes place on its days, so that the programme may follow the clock? */
  confirmed: boolean;
}

/** The states of an event, of which staff choose one in its file, and the answer of each to every question. */
const answers = {
  announced: { weekend: 'coming', onSale: false, saleOpensLater: true, confirmed: false },
  'on-sale': { weekend: 'coming', onSale: true, saleOpensLater: false, confirmed: true },
  'few-left': { weekend: 'coming', onSale: true, saleOpensLater: false, confirmed: true },
  'sold-out': { weekend: 'coming', onSale: false, saleOpensLater: false, confirmed: true },
  postponed: { weekend: 'postponed', onSale: false, saleOpensLater: false, confirmed: false },
  cancelled: { weekend: 'cancelled', onSale: false, saleOpensLater: false, confirmed: false },
  past: { weekend: 'past', onSale: false, saleOpensLater: false, confirmed: false },
} satisfies Record<string, Answers>;

export type EventState = keyof typeof answers;

export const eventStates = Object.keys(answers) as EventState[];

export const findWeekend = (state: EventState): Answers['weekend'] => answers[state].weekend;

export const isOnSale = (state: EventState) => answers[state].onSale;

export const opensSaleLater = (state: EventState) => answers[state].saleOpensLater;

/** Whether visitors can buy a ticket, or ask to be told when they can. */
export const isBookable = (state: EventState) => isOnSale(state) || opensSaleLater(state);

export const isConfirmed = (state: EventState) => answers[state].confirmed;

export const isPostponed = (state: EventState) => findWeekend(state) === 'postponed';

export const isCancelled = (state: EventState) => findWeekend(state) === 'cancelled';

export const isPast = (state: EventState) => findWeekend(state) === 'past';

/** Whether the event does not take place on its days. */
export const isCalledOff = (state: EventState) => isPostponed(state) || isCancelled(state);

/** Whether the event is still to come on the days of its file, which is not so if it is postponed. */
export const isComingOnItsDays = (state: EventState) => findWeekend(state) === 'coming';

/** Whether the event is still to come, on its days or on others. */
export const isComingSomeDay = (state: EventState) => isComingOnItsDays(state) || isPostponed(state);
