interface Answers {
  /** 'coming' is on the days that the event's file gives. */
  phase: 'coming' | 'postponed' | 'cancelled' | 'past';
  /** Can visitors buy a ticket? */
  onSale: boolean;
  /** Does the home page's card show the notice? That tickets are on sale, its button says too. */
  cardNotice: boolean;
  /** Does the sale to everybody open later, perhaps on a day that is known? */
  saleOpensLater: boolean;
  /** Is it certain that the weekend takes place on its days, so that the programme may follow the clock? */
  confirmed: boolean;
}

/** The states of an event, of which staff choose one in its file, and the answer of each to every question. */
const answers = {
  announced: { phase: 'coming', onSale: false, cardNotice: true, saleOpensLater: true, confirmed: false },
  'on-sale': { phase: 'coming', onSale: true, cardNotice: false, saleOpensLater: false, confirmed: true },
  'few-left': { phase: 'coming', onSale: true, cardNotice: true, saleOpensLater: false, confirmed: true },
  'sold-out': { phase: 'coming', onSale: false, cardNotice: true, saleOpensLater: false, confirmed: true },
  postponed: { phase: 'postponed', onSale: false, cardNotice: true, saleOpensLater: false, confirmed: false },
  cancelled: { phase: 'cancelled', onSale: false, cardNotice: true, saleOpensLater: false, confirmed: false },
  past: { phase: 'past', onSale: false, cardNotice: true, saleOpensLater: false, confirmed: false },
} satisfies Record<string, Answers>;

export type EventState = keyof typeof answers;

export const eventStates = Object.keys(answers) as EventState[];

export const phaseOf = (state: EventState): Answers['phase'] => answers[state].phase;

export const isOnSale = (state: EventState) => answers[state].onSale;

export const hasCardNotice = (state: EventState) => answers[state].cardNotice;

export const opensSaleLater = (state: EventState) => answers[state].saleOpensLater;

/** Whether visitors can buy a ticket, or ask to be told when they can. */
export const isBookable = (state: EventState) => isOnSale(state) || opensSaleLater(state);

export const isConfirmed = (state: EventState) => answers[state].confirmed;

export const isPostponed = (state: EventState) => phaseOf(state) === 'postponed';

export const isCancelled = (state: EventState) => phaseOf(state) === 'cancelled';

export const isPast = (state: EventState) => phaseOf(state) === 'past';

/** Whether the event does not take place on its days. */
export const isCalledOff = (state: EventState) => isPostponed(state) || isCancelled(state);

/** Whether the event is still to come on the days of its file, which is not so if it is postponed. */
export const isComingOnItsDays = (state: EventState) => phaseOf(state) === 'coming';

/** Whether the event is still to come, on its days or on others. */
export const isComingSomeDay = (state: EventState) => isComingOnItsDays(state) || isPostponed(state);
