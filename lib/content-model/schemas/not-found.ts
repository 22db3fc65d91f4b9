import { z } from 'zod';
import { text, title } from './fields';

/** Texts of the 404 page. The specification asks for English. */
export const notFoundSchema = z.strictObject({
  documentTitle: text(60).meta({ title: 'Título de la pestaña' }),
  title: title.meta({ title: 'Título' }),
  text: text(200).meta({ title: 'Texto' }),
  home: text(30).meta({ title: 'Botón' }),
  contact: text(30).meta({
    title: 'Enlace al formulario de contacto',
    description: 'El «Contactar» de las páginas legales lleva a esta página.',
  }),
});

export type NotFoundContent = z.output<typeof notFoundSchema>;
