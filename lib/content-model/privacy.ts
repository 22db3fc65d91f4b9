import { z } from 'zod';
import { group, list } from './groups';
import { paragraph, text } from './texts';

/** Sentences with legal weight that stand outside the legal pages. */
export const privacySchema = z.strictObject({
  banner: list('Frases del aviso de cookies', text('Frase', 160), { max: 3 }).describe(
    'La primera información que pide la ley.',
  ),
  categories: group('Qué hace cada tipo de cookies', {
    essential: paragraph('Esenciales', 240),
    analytics: paragraph('Analítica', 240),
    personalization: paragraph('Personalización', 240),
  }),
  contactForm: paragraph('Debajo del formulario de contacto', 400),
});

export type PrivacyContent = z.output<typeof privacySchema>;
