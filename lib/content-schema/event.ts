import { z } from 'zod';
import { programme, sameWeekend } from './event-rules';
import { outsideLink, publicPdf, webAddress } from './addresses';
import {
  clockTime,
  counted,
  distinct,
  isoDate,
  placeholderValues,
  text,
  texts,
  title,
  waveform,
} from './fields';
import { backgroundFilm, pictureFields } from './media';

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

/** The states in which tickets are sold. */
export const isOnSale = (state: EventState) => state === 'on-sale' || state === 'few-left';

const download = z.strictObject({
  label: text(30),
  language: z.enum(['es', 'en']),
  file: publicPdf,
  title: text(60),
  description: text(160),
  icon: waveform,
});

const hotel = z.strictObject({
  name: text(40),
  town: text(40),
  description: text(220),
  /** Its own site, or its place on a map; without the line there is no button. */
  href: webAddress.optional(),
  ...pictureFields,
});

const visit = z.strictObject({
  title: text(60),
  description: text(320),
  links: z.array(outsideLink).min(1).max(6).check(distinct('label', 'los enlaces')),
  ...pictureFields,
});

const eventRecord = z.strictObject({
  name: text(60),
  /** The entry's identifier in visitors' calendars. */
  uid: z
    .string('un identificador entre comillas')
    .max(80, 'un identificador de 80 caracteres como mucho')
    .regex(
      /^[\w.-]+@[\w.-]+$/,
      'un identificador sin espacios ni acentos, con una @, por ejemplo "castillo-2031@almena.example.com"',
    ),
  firstDay: isoDate,
  lastDay: isoDate,
  /** The days the event was announced for before it got those above. */
  previousDays: z.strictObject({ firstDay: isoDate, lastDay: isoDate }).optional(),
  state: z.enum(eventStates, `uno de estos estados, entre comillas: ${eventStates.join(', ')}`),
  place: text(60),
  venue: text(60),
  /** For the English document. */
  venueEnglish: text(60),
  province: text(40),
  mapHref: webAddress,
  capacityLabel: text(30),
  /** While tickets are sold it has to be there. */
  ticketHref: webAddress.optional(),
  /** The day, and the hour, on which the sale opens or has opened. */
  onSaleSince: isoDate.optional(),
  onSaleTime: clockTime.optional(),
  programme,
  downloads: z.array(download).min(1).max(6).check(distinct('file', 'downloads')),
  hotels: z.array(hotel).min(1).max(9).check(distinct('name', 'hotels')),
  stay: visit,
  activities: visit,
  summary: text(300),
  placeholderValues,
});

export const eventSchema = eventRecord
  .check(sameWeekend)
  .refine(({ state, ticketHref }) => ticketHref !== undefined || !isOnSale(state), {
    path: ['ticketHref'],
    error: 'la dirección donde se compran las entradas: con este state se venden',
  })
  .refine(({ onSaleSince, onSaleTime }) => onSaleSince !== undefined || onSaleTime === undefined, {
    path: ['onSaleSince'],
    error: 'el día en que se abre la venta: onSaleTime dice solo su hora',
  });

export type EventContent = z.input<typeof eventSchema>;
export type NextEvent = z.output<typeof eventSchema>;

/** The last words of the page, beside the last button. */
const call = z.strictObject({ title, text: text(200) });

/** What each state says to visitors: one row a state. */
const stateTexts = z.strictObject({
  /** On the ticket button of the event's page. */
  buy: text(40),
  /** On buttons that lead to that page. */
  reserve: text(40),
  notice: text(60),
  /** In place of 'Próximo Evento'. */
  heading: text(30).optional(),
  /** In place of the page's own. */
  call: call.optional(),
});

const arrivalItem = z.strictObject({ title: text(40), description: text(400), link: outsideLink.optional() });

export const eventPageSchema = z.strictObject({
  /** Venue, place and province that these texts are about: the review compares them with the event's. */
  describes: text(170),
  states: z.record(z.enum(eventStates), stateTexts),
  /** The notice of an announced event once the opening of its sale is known. */
  saleOpens: text(40, { required: ['opening'] }),
  intro: text(320),
  heroAccentWords: z.int().min(0).max(3),
  facts: z.strictObject({
    dates: text(20),
    place: text(20),
    capacity: text(20),
    age: text(20),
    ageValue: text(30, { required: ['age'] }),
    /** In place of the days of a postponed event, in two sizes: 'Fecha' and 'por anunciar'. */
    pending: z.strictObject({ lead: text(10), accent: text(20) }),
    /** Goes with the new date of an event that was moved, or with none yet. */
    previously: text(40, { required: ['dates'] }),
    /** First and last day of the programme. */
    span: text(30, { required: ['first', 'last'] }),
  }),
  arrivalLink: text(30),
  programme: z.strictObject({
    title,
    /** What the line on the page shows; documents have another. */
    scale: text(100),
    intro: text(300),
  }),
  ticket: z.strictObject({
    title,
    /** Above the parts of the weekend. */
    includes: text(40),
    items: z
      .array(z.strictObject({ title: text(40), description: text(300) }))
      .min(1)
      .max(4)
      .check(distinct('title', 'items')),
  }),
  downloads: z.strictObject({
    title,
    intro: text(240),
    format: text(10),
    languages: texts(20, 'es', 'en'),
  }),
  film: backgroundFilm,
  atmosphere: z.strictObject({ title, paragraphs: z.array(text(500)).min(1), ...pictureFields }),
  hotels: z.strictObject({
    title,
    intro: counted(300),
    reserve: text(30),
    /** On the button of a hotel whose address is a place on a map. */
    map: text(30),
    mention: text(160),
  }),
  stayCards: z.strictObject({ title }),
  arrival: z.strictObject({
    title,
    items: z.array(arrivalItem).min(1).max(8).check(distinct('title', 'items')),
    mapLabel: text(40),
    /** The same in a few lines, for the English document. */
    english: text(400),
  }),
  calendar: texts(40, 'file', 'google'),
  share: texts(90, 'label', 'copied', 'failed'),
  call,
  newTab: text(60),
  placeholderValues,
});

/** As staff write it. */
export type EventPageSource = z.input<typeof eventPageSchema>;

type Hotels = Omit<EventPageSource['hotels'], 'intro'> & { intro: string };

/** As pages get it: counts and the state's words in their places; see derived-texts.ts. */
export type EventPageContent = Omit<EventPageSource, 'hotels'> & { hotels: Hotels };
