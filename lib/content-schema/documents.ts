import { z } from 'zod';
import { eventStates } from './event';
import { text, texts, title } from './fields';

/** Texts of the programme documents (PDF) that are not in the event's content. */
export const documentsSchema = z.strictObject({
  programme: z.strictObject({
    title: text(60),
    place: text(40),
    map: text(60),
    upToDate: text(120),
  }),
  /** The English timetable: every field in English. */
  timetable: z.strictObject({
    title: text(60),
    heading: title,
    facts: texts(20, 'dates', 'place', 'capacity', 'age'),
    country: text(30),
    /** Replaces the days of a postponed event. */
    pending: text(40),
    capacity: text(30),
    /** After the minimum age: '21 and over'. */
    ageSuffix: text(30),
    columns: texts(20, 'day', 'hours', 'part'),
    clock: text(120),
    stay: text(40),
    mention: text(160),
    arrival: text(40),
    upToDate: text(120),
    /** Replaces the first notice once the sale date is known. */
    saleOpens: text(40, { required: ['opening'] }),
    notices: z.record(z.enum(eventStates), text(60)),
  }),
});

export type DocumentsContent = z.input<typeof documentsSchema>;
