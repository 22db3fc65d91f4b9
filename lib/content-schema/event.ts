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

/** Whether tickets are sold. */
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
  /** The hotel's site or its place on a map. */
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
  /** Identifies the event in visitors' calendars. */
  uid: z
    .string('un identificador entre comillas')
    .max(80, 'un identificador de 80 caracteres como mucho')
    .regex(
      /^[\w.-]+@[\w.-]+$/,
      'un identificador sin espacios ni acentos, con una @, por ejemplo "castillo-2031@almena.example.com"',
    ),
  firstDay: isoDate,
  lastDay: isoDate,
  /** The days announced before the event was moved. */
  previousDays: z.strictObject({ firstDay: isoDate, lastDay: isoDate }).optional(),
  state: z.enum(eventStates, `uno de estos estados, entre comillas: ${eventStates.join(', ')}`),
  place: text(60),
  venue: text(60),
  venueEnglish: text(60),
  province: text(40),
  mapHref: webAddress,
  capacityLabel: text(30),
  /** Required while tickets are sold. */
  ticketHref: webAddress.optional(),
  /** Day and hour at which the sale opens. */
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

/** The text beside the page's last button. */
const call = z.strictObject({ title, text: text(200) });

/** Texts of one state. */
const stateTexts = z.strictObject({
  /** Label of the ticket button on the event's page. */
  buy: text(40),
  /** Label of buttons that lead to that page. */
  reserve: text(40),
  notice: text(60),
  /** Replaces 'Próximo Evento'. */
  heading: text(30).optional(),
  /** Replaces the page's own. */
  call: call.optional(),
});

const arrivalItem = z.strictObject({ title: text(40), description: text(400), link: outsideLink.optional() });

export const eventPageSchema = z.strictObject({
  /** The venue, place and province of these texts; the review compares them with the event's. */
  describes: text(170),
  states: z.record(z.enum(eventStates), stateTexts),
  /** The notice of an announced event once its sale date is known. */
  saleOpens: text(40, { required: ['opening'] }),
  intro: text(320),
  heroAccentWords: z.int().min(0).max(3),
  facts: z.strictObject({
    dates: text(20),
    place: text(20),
    capacity: text(20),
    age: text(20),
    ageValue: text(30, { required: ['age'] }),
    /** Replaces the days of a postponed event, in two sizes: 'Fecha' and 'por anunciar'. */
    pending: z.strictObject({ lead: text(10), accent: text(20) }),
    /** The former days of an event that was moved. */
    previously: text(40, { required: ['dates'] }),
    /** First and last day of the programme. */
    span: text(30, { required: ['first', 'last'] }),
  }),
  arrivalLink: text(30),
  programme: z.strictObject({
    title,
    scale: text(100),
    intro: text(300),
  }),
  ticket: z.strictObject({
    title,
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
    /** Label of the button to a hotel's place on a map. */
    map: text(30),
    mention: text(160),
  }),
  stayCards: z.strictObject({ title }),
  arrival: z.strictObject({
    title,
    items: z.array(arrivalItem).min(1).max(8).check(distinct('title', 'items')),
    mapLabel: text(40),
    /** A summary for the English document. */
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

/** With counts and the state's words filled in by derived-texts.ts. */
export type EventPageContent = Omit<EventPageSource, 'hotels'> & { hotels: Hotels };
