import type { Language } from '../dates';
import type { EventState } from '../event-states';

/** The names of the states in the forms of staff. */
export const stateNames: Record<EventState, string> = {
  announced: 'Anunciado',
  'on-sale': 'A la venta',
  'few-left': 'Últimas plazas',
  'sold-out': 'Agotado',
  postponed: 'Aplazado',
  cancelled: 'Cancelado',
  past: 'Celebrado',
};

interface StateWords {
  /** Beside the dates, on the card and in the PDFs. */
  notice: Record<Language, string>;
  /** Title of the card and the page once the event is over or cancelled, because 'next event' would be wrong. */
  heading: string | null;
  /** The ticket button of the event's page. Null if nobody can buy or ask for tickets. */
  buy: string | null;
  visit: string;
  /** The sentence that content names as {tickets}. */
  tickets: string;
}

/** The button of visitors who want to be told when tickets are sold, or the new days of a postponed date. */
export const tellMe = 'Avísame';

/** What the site says in each state of the event. The closing call of each state is in lib/content/closing-calls.yaml. */
export const stateWords: Record<EventState, StateWords> = {
  announced: {
    notice: { es: 'Entradas próximamente', en: 'Tickets soon' },
    heading: null,
    buy: tellMe,
    visit: 'Ver el evento',
    tickets: 'La venta de entradas no ha empezado.',
  },
  'on-sale': {
    notice: { es: 'Entradas a la venta', en: 'Tickets on sale' },
    heading: null,
    buy: 'Comprar Entradas',
    visit: '¡Reserva tu plaza!',
    tickets: 'Las entradas se compran en una plataforma externa.',
  },
  'few-left': {
    notice: { es: 'Últimas plazas', en: 'Last tickets' },
    heading: null,
    buy: 'Comprar Entradas',
    visit: '¡Reserva tu plaza!',
    tickets: 'Quedan pocas entradas, y se compran en una plataforma externa.',
  },
  'sold-out': {
    notice: { es: 'Agotado', en: 'Sold out' },
    heading: null,
    buy: null,
    visit: 'Ver el evento',
    tickets: 'Las entradas se han agotado.',
  },
  postponed: {
    notice: { es: 'Aplazado: nueva fecha pronto', en: 'Postponed: new date soon' },
    heading: null,
    buy: null,
    visit: 'Ver el evento',
    tickets: 'El evento se ha aplazado y la nueva fecha está por anunciar.',
  },
  cancelled: {
    notice: { es: 'Evento cancelado', en: 'Cancelled' },
    heading: 'Evento cancelado',
    buy: null,
    visit: 'Ver la información',
    tickets: 'El evento se ha cancelado.',
  },
  past: {
    notice: { es: 'Ya se ha celebrado', en: 'This event has taken place' },
    heading: 'Último evento',
    buy: null,
    visit: 'Ver el último evento',
    tickets: 'El último evento ya se ha celebrado.',
  },
};
