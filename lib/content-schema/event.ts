import { z } from 'zod';
import { clockTime, isoDate, publicFile, standIns, text, title, waveform, webAddress } from './fields';
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

const programmeEntry = z.strictObject({
  /** Days after the first day of the event: 0 is the first day. */
  dayOffset: z.int().min(0, 'un número de día: 0 es el primero').max(6),
  title: text(60),
  start: clockTime,
  end: clockTime,
  description: text(320),
  details: z.array(text(60)).max(4),
  icon: waveform,
  highlighted: z.boolean(),
  english: z.strictObject({ title: text(60), details: z.array(text(60)).max(4) }),
});

const download = z.strictObject({
  label: text(30),
  language: z.enum(['es', 'en']),
  file: publicFile,
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
  links: z.array(z.strictObject({ label: text(60), href: webAddress })).min(1),
  ...pictureFields,
});

export const eventSchema = z
  .strictObject({
    name: text(60),
    /** Raised by one with every change of date, place or state: calendars take the newer file. */
    revision: z.int().min(0),
    uid: text(80),
    firstDay: isoDate,
    lastDay: isoDate,
    state: z.enum(eventStates, `uno de estos estados: ${eventStates.join(', ')}`),
    place: text(60),
    venue: text(60),
    province: text(40),
    region: text(40),
    mapHref: webAddress,
    capacityLabel: text(30),
    ticketHref: webAddress,
    onSaleSince: isoDate,
    programme: z.array(programmeEntry).min(1),
    downloads: z.array(download).min(1),
    hotels: z.array(hotel).min(1),
    stay: visit,
    activities: visit,
    summary: text(300),
    updatedOn: isoDate,
    standIns,
  })
  .refine((event) => event.firstDay <= event.lastDay, {
    path: ['lastDay'],
    message: 'una fecha que no sea anterior a firstDay',
  });

export type EventContent = z.input<typeof eventSchema>;
export type NextEvent = z.output<typeof eventSchema>;

/** What each state says to visitors: one row a state. */
const stateTexts = z.strictObject({
  buy: text(40),
  reserve: text(40),
  notice: text(60),
  sells: z.boolean(),
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
    ageValue: text(30),
  }),
  arrivalLink: text(30),
  programme: z.strictObject({ title, intro: text(300) }),
  downloads: z.strictObject({
    title,
    intro: text(240),
    format: text(10),
    languages: z.strictObject({ es: text(20), en: text(20) }),
  }),
  film: backgroundFilm,
  atmosphere: z.strictObject({ title, paragraphs: z.array(text(500)).min(1), ...pictureFields }),
  hotels: z.strictObject({ title, intro: text(300), reserve: text(30), mention: text(160) }),
  stayCards: z.strictObject({ title }),
  arrival: z.strictObject({
    title,
    items: z
      .array(
        z.strictObject({
          title: text(40),
          description: text(400),
          href: webAddress.optional(),
          label: text(60).optional(),
        }),
      )
      .min(1),
    mapLabel: text(40),
  }),
  calendar: z.strictObject({ file: text(40), google: text(40) }),
  share: z.strictObject({ label: text(30), copied: text(60), failed: text(90) }),
  call: z.strictObject({ title, text: text(200) }),
  newTab: text(60),
});

export type EventPageContent = z.input<typeof eventPageSchema>;
