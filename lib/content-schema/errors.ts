import { z } from 'zod';
import { text, texts, title } from './fields';

/** Texts of the 404 page and the error screen, in English by specification. */
export const errorsSchema = z.strictObject({
  notFound: z.strictObject({
    documentTitle: text(60),
    title,
    text: text(200),
    home: text(30),
    /** Link to the contact form: the legal pages' 'Contactar' leads to the 404 page. */
    contact: text(30),
  }),
  /** `noMessage` replaces an empty error message. */
  screen: texts(200, 'title', 'text', 'noMessage', 'reference', 'retry', 'home'),
});

export type ErrorsContent = z.output<typeof errorsSchema>;
