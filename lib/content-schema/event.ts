import { z } from 'zod';
import { partsInOrder, sameWeekend } from './event-rules';
import { publicPdf, webAddress } from './addresses';
import { distinct, standIns, text, title, waveform } from './fields';
import { backgroundFilm, pictureFields } from './media';
import { clockTime, isoDate } from './times';

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

const programmeEntry = z
  .strictObject({
    /** Days after the first day of the event: 0 is the first day. */
    dayOffset: z.int().min(0, 'un número de día: 0 es el primero').max(6, 'un número de día, de 0 a 6'),
    title: text(60),
    start: clockTime,
    /** Earlier than `start`: on the following day. */
    end: clockTime,
    description: text(320),
    details: z.array(text(60)).max(4),
    icon: waveform,
    highlighted: z.boolean(),
    english: z.strictObject({ title: text(60), details: z.array(text(60)).max(4) }),
  })
  .refine(({ start, end }) => start !== end, {
    path: ['end'],
    error: 'una hora distinta de la de start: la parte acabaría al empezar',
  });

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
  href: webAddress,
  ...pictureFields,
});

const visit = z.strictObject({
  title: text(60),
  description: text(320),
  links: z
    .array(z.strictObject({ label: text(60), href: webAddress }))
    .min(1)
    .check(distinct('label', 'los enlaces')),
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
  ticketHref: webAddress,
  onSaleSince: isoDate,
  programme: z.array(programmeEntry).min(1).check(partsInOrder),
  downloads: z.array(download).min(1).check(distinct('file', 'downloads')),
  hotels: z.array(hotel).min(1).check(distinct('name', 'hotels')),
  stay: visit,
  activities: visit,
  summary: text(300),
  /** The day of the last change: calendars and search engines take the newer one. */
  updatedOn: isoDate,
  standIns,
});

export const eventSchema = eventRecord.check(sameWeekend);

export type EventContent = z.input<typeof eventSchema>;
export type NextEvent = z.output<typeof eventSchema>;

/** The last words of the page, beside the last button. */
const call = z.strictObject({ title, text: text(200) });

/** What each state says to visitors: one row a state. */
const stateTexts = z.strictObject({
  buy: text(40),
  reserve: text(40),
  notice: text(60),
  sells: z.boolean(),
  /** In place of the page's own. */
  call: call.optional(),
});

const arrivalItem = z
  .strictObject({
    title: text(40),
    description: text(400),
    href: webAddress.optional(),
    label: text(60).optional(),
  })
  .refine(({ href, label }) => (href === undefined) === (label === undefined), {
    path: ['label'],
    error: 'href y label juntos, o ninguno de los dos: un enlace necesita su texto',
  });

export const eventPageSchema = z.strictObject({
  states: z.record(z.enum(eventStates), stateTexts),
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
  }),
  arrivalLink: text(30),
  programme: z.strictObject({ title, intro: text(300) }),
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
    languages: z.strictObject({ es: text(20), en: text(20) }),
  }),
  film: backgroundFilm,
  atmosphere: z.strictObject({ title, paragraphs: z.array(text(500)).min(1), ...pictureFields }),
  hotels: z.strictObject({
    title,
    /** For one hotel, and for several: '{count} hoteles'. */
    intro: z.strictObject({ one: text(300), other: text(300, { allowed: ['count'] }) }),
    reserve: text(30),
    mention: text(160),
  }),
  stayCards: z.strictObject({ title }),
  arrival: z.strictObject({
    title,
    items: z.array(arrivalItem).min(1).check(distinct('title', 'items')),
    mapLabel: text(40),
    /** The same in a few lines, for the English document. */
    english: text(400),
  }),
  calendar: z.strictObject({ file: text(40), google: text(40) }),
  share: z.strictObject({ label: text(30), copied: text(60), failed: text(90) }),
  call,
  newTab: text(60),
  standIns,
});

/** As staff write it. */
export type EventPageSource = z.input<typeof eventPageSchema>;

type Hotels = Omit<EventPageSource['hotels'], 'intro'> & { intro: string };

/** As pages get it: counts and the state's words in their places; see derived-texts.ts. */
export type EventPageContent = Omit<EventPageSource, 'hotels'> & { hotels: Hotels };
