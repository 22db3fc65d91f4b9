import type { Language } from '../dates';
import { capitalise, spellNumber, typeset } from '../spelling';

/** The overview of the event, at the head of its page and of the PDF in each language. */
export const overviewWords = {
  es: {
    dates: 'Fechas',
    place: 'Lugar',
    capacity: 'Plazas',
    age: 'Edad',
    minimumAge: (age: number) => typeset(`Desde ${age} años`),
    priceFrom: (price: string) => `Desde ${price}`,
    /** Instead of the dates, while the event is postponed. */
    pending: { days: 'Fecha', rest: 'por anunciar' },
    previously: (days: string) => `Antes, ${days}`,
    weekdays: (first: string, last: string) => `De ${first} a ${last}`,
    morningAfter: (day: string, part: string) => `Y el ${day}: ${part}`,
    saleOpens: (opening: string) => `A la venta el ${opening}`,
  },
  en: {
    dates: 'Dates',
    place: 'Place',
    capacity: 'Tickets',
    age: 'Age',
    minimumAge: (age: number) => `${age} and over`,
    priceFrom: (price: string) => `From ${price}`,
    pending: { days: 'To be', rest: 'announced' },
    previously: null,
    weekdays: (first: string, last: string) => `From ${first} to ${last}`,
    morningAfter: (day: string, part: string) => `And on ${day}: ${part}`,
    saleOpens: (opening: string) => `On sale from ${opening}`,
  },
} satisfies Record<Language, object>;

/** The words that lead to the event's page. Those of each state are in states.ts. */
export const nextEventWords = {
  /** The name of the page in search results and browser tabs. */
  page: 'Próximos eventos',
  heading: 'Próximo Evento',
  /** The button of the contact card, while tickets are sold. */
  buy: (buy: string) => `${buy} - Próximo Evento`,
};

export const eventWords = {
  head: { arrival: 'Cómo llegar' },
  programme: {
    title: { lead: 'El programa,', accent: 'hora a hora' },
    scaleNote: 'La línea está a escala: una onda es una hora.',
    now: (part: string, end: string) => `Ahora: ${part}, hasta las ${end}`,
    next: (part: string, day: string, start: string) => `Después: ${part}, ${day} a las ${start}`,
    performers: 'Quién actúa',
  },
  downloads: {
    title: { lead: 'Llévatelo', accent: 'en el bolsillo' },
    intro: 'El mismo programa en PDF, para cuando no haya cobertura.',
    format: 'PDF',
    languages: { es: 'español', en: 'inglés' },
    calendarFile: 'Guardar en el calendario',
    googleCalendar: 'Google Calendar',
  },
  ticket: {
    title: { lead: 'Tu', accent: 'entrada' },
    includes: 'Qué incluye',
  },
  atmosphere: {
    title: { lead: 'Cómo se vive', accent: 'por dentro' },
  },
  hotels: {
    title: { lead: 'Dónde', accent: 'dormir' },
    intro: (count: number) =>
      count === 1
        ? 'Un hotel que recomendamos. La habitación se reserva con él, aparte de la entrada.'
        : `${capitalise(spellNumber(count))} hoteles que recomendamos. La habitación se reserva con cada hotel, aparte de la entrada.`,
    mention: (brand: string) => typeset(`Al reservar, di que vienes al evento de ${brand}.`),
    reserve: 'Reservar',
    reserveOnMap: 'Reservar desde el mapa',
  },
  stay: {
    title: { lead: 'Quedarse', accent: 'un poco más' },
    lodging: 'Otros alojamientos',
    activities: 'Qué hacer',
  },
  arrival: {
    title: { lead: 'Cómo', accent: 'llegar' },
    map: 'Abrir el mapa',
  },
  closing: {
    write: 'Escríbenos',
  },
};

/** The fact {hotelsAndArrival}: says what is further down on the event's page. */
export const hotelsAndArrival = (hasHotels: boolean) =>
  hasHotels ? 'los hoteles y cómo llegar' : 'cómo llegar';

/** The list of the dates beside the next event. */
export const furtherDatesWords = {
  title: { lead: 'Más', accent: 'fechas' },
  /** Instead of `title`, if one of the dates is earlier than the next event. */
  titleWithEarlier: { lead: 'Otras', accent: 'fechas' },
  /** Shorter than the notice on the page of a cancelled event, because the row names the place. */
  cancelled: 'Cancelado',
  /** 'Más fechas: Peñíscola, 12-13 Marzo 2027 y 2 más' */
  onCard: (title: { lead: string; accent: string }, place: string, dates: string, others: number) =>
    `${title.lead} ${title.accent}: ${place}, ${dates}${others > 0 ? ` y ${others} más` : ''}`,
};
