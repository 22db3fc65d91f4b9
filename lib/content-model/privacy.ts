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
  storedData: group('Tabla de la política de cookies', {
    purposes: group('Para qué sirve cada dato', {
      preferences: text('Preferencias', 200),
      accepted: text('Elección', 200),
      timestamp: text('Momento de la elección', 200),
      dismissed: text('Aviso cerrado', 200),
      contactDraft: text('Borrador del mensaje', 200),
      googleVisitor: text('Visitante, de Google', 200),
      googleVisit: text('Visita, de Google', 200),
    }),
    lifetimes: group('Cuánto dura', {
      consent: text('La elección', 120),
      tab: text('Lo que dura una pestaña', 120),
      draft: text('El borrador', 120),
    }),
  }),
  contactForm: paragraph('Debajo del formulario de contacto', 400),
});

export type PrivacyContent = z.output<typeof privacySchema>;
