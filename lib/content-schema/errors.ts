import { z } from 'zod';
import { text, texts, title } from './fields';

/** The site's English texts: the specification leaves the 404 page and the error screen in that language. */
export const errorsSchema = z.strictObject({
  notFound: z.strictObject({
    documentTitle: text(60),
    title,
    text: text(200),
    home: text(30),
    /** Leads to the form on the home page: the legal pages' 'Contactar' ends on the 404 page. */
    contact: text(30),
  }),
  /** `noMessage` stands for the message where an error has none. */
  screen: texts(200, 'title', 'text', 'noMessage', 'reference', 'retry', 'home'),
});

export type ErrorsContent = z.output<typeof errorsSchema>;
