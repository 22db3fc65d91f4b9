import { z } from 'zod';
import { paragraph } from './fields';

/** The sentence of the contact form that has legal weight. Its words are in lib/words/contact.ts. */
export const contactSchema = z.strictObject({
  privacy: paragraph('Información sobre los datos personales', 400).describe(
    'Debajo del botón del formulario.',
  ),
});

export type ContactContent = z.output<typeof contactSchema>;
