import { z } from 'zod';
import { eventStates } from './event';
import { text, texts, title } from './fields';

/** Texts that only the programme documents (PDF) carry; everything else in them comes from the event. */
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
    /** Follows venue and province. */
    country: text(30),
    /** In place of the days of a postponed event. */
    pending: text(40),
    capacity: text(30),
    /** Follows the minimum age: '21' + 'and over'. */
    ageSuffix: text(30),
    columns: texts(20, 'day', 'hours', 'part'),
    clock: text(120),
    stay: text(40),
    mention: text(160),
    arrival: text(40),
    upToDate: text(120),
    /** In place of the first notice once the opening of the sale is known. */
    saleOpens: text(40, { required: ['opening'] }),
    notices: z.record(z.enum(eventStates), text(60)),
  }),
});

export type DocumentsContent = z.input<typeof documentsSchema>;
