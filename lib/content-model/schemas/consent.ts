import { z } from 'zod';
import { group, heard, list, paragraph, text } from './fields';

const category = (title: string) =>
  group(title, { name: text('Nombre', 30), description: paragraph('Descripción', 240) });

/** A text that stays as it is (docs/requirements.md, 7.2). */
const fixed = <const Text extends string>(title: string, value: Text) =>
  z.literal(value).meta({ title, description: 'No se cambia.' });

export const consentSchema = z.strictObject({
  banner: group('Aviso', {
    sentences: list('Frases', text('Frase', 160), {
      max: 3,
    }).describe('La primera información que pide la ley.'),
    privacy: text('Enlace a la política de privacidad', 40),
    accept: fixed('Botón que acepta', 'Aceptar todas'),
    essential: fixed('Botón que rechaza', 'Solo esenciales'),
    details: text('Botón de los detalles', 30),
    hideDetails: text('El mismo botón, para ocultarlos', 30),
    region: heard('Nombre del aviso', 40),
    close: heard('Nombre de la X', 120),
  }),
  manager: group('Botón que abre el gestor', {
    label: fixed('Botón del pie', 'Gestionar Cookies'),
    tab: text('Pestaña del móvil', 12),
    tabName: heard('Nombre de esa pestaña', 60),
  }),
  panel: group('Gestor', {
    title: fixed('Título', 'Gestionar Cookies'),
    intro: text('Entradilla', 200),
    categories: group('Tipos', {
      essential: category('Esenciales'),
      analytics: category('Analítica'),
      personalization: category('Personalización'),
    }),
    detailsTitle: text('Encabezado de los tipos', 40),
    choose: text('Cómo se elige por tipo', 120),
    policy: text('Enlace a la política de cookies', 60),
    updated: fixed('Fecha de la elección', 'Última actualización'),
    undecided: text('Cuando aún no se ha elegido', 100),
    reset: fixed('Botón que borra la elección', 'Resetear'),
    save: fixed('Botón que guarda', 'Guardar'),
    saved: text('Aviso breve de que se ha guardado', 90),
    notKept: text('Aviso breve de que el navegador no deja guardar', 160),
    close: heard('Nombre de la X', 40),
  }),
  storage: group('Tabla de la política de cookies', {
    columns: group('Columnas de la tabla', {
      name: text('Nombre', 40),
      category: text('Tipo', 40),
      purpose: text('Para qué', 40),
      lifetime: text('Cuánto dura', 40),
    }),
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
      consent: text('La elección ({months} es el número de meses)', 120),
      tab: text('Lo que dura una pestaña', 120),
      draft: text('El borrador', 120),
    }),
  }),
  toasts: group('Avisos breves', {
    region: heard('Nombre de los avisos breves', 30),
    close: heard('Nombre de su X', 30),
  }),
});

export type ConsentContent = z.output<typeof consentSchema>;
