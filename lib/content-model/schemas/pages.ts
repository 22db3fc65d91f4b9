import { z } from 'zod';
import { contactAbout } from '../../routes';
import { distinct, heard, paragraph, text, title, waveform } from './fields';
import { anyLink, internalLink } from './links';
import { pictureFields, publicDocument } from './media';

/** An entry of a list page, such as an opinion, a partner or a past edition. */
const entry = z.strictObject({
  title: text(80).meta({ title: 'Título' }),
  text: paragraph(600).meta({ title: 'Texto' }),
  link: anyLink.optional().meta({ title: 'Enlace' }),
  download: z
    .strictObject({
      label: text(40).meta({ title: 'Texto' }),
      file: publicDocument.meta({ title: 'Archivo' }),
    })
    .optional()
    .meta({ title: 'Descarga' }),
  ...pictureFields,
  image: pictureFields.image.optional(),
});

const photo = z.strictObject({
  caption: text(160).optional().meta({ title: 'Pie de foto' }),
  ...pictureFields,
});

/** A page that has no content yet until it gets photos or entries. */
export const pageSchema = z.strictObject({
  name: text(40).meta({ title: 'Nombre' }),
  description: paragraph(320).meta({ title: 'Descripción' }),
  wave: waveform,
  link: internalLink.meta({ title: 'Botón', description: 'Una página útil mientras tanto.' }),
  subject: z.string().optional().meta({
    title: 'Asunto que aparece elegido',
    description:
      'Si el botón lleva al formulario de contacto: el nombre corto de uno de sus asuntos, por ejemplo: prensa',
  }),
  photos: z
    .array(photo)
    .max(60)
    .check(distinct('image'))
    .default([])
    .meta({ title: 'Fotos', description: 'Con fotos o entradas, la página deja de estar «en desarrollo».' }),
  entries: z.array(entry).max(40).check(distinct('text')).default([]).meta({
    title: 'Entradas',
    description: 'Cada una, con su título y su texto.',
  }),
});

/** The words that these pages share. */
export const pageTextsSchema = z.strictObject({
  title: title.meta({ title: 'Título de una página sin fotos ni entradas' }),
  home: text(40).meta({ title: 'Botón de vuelta' }),
  wholePhoto: text(40).meta({
    title: 'Nombre del enlace a una foto entera',
    description: heard,
  }),
});

/** Whether a page has no content yet, so that it says 'Página en desarrollo'. */
export const isUnfinished = ({ entries, photos }: Page) => entries.length + photos.length === 0;

/** Where a page's link leads. If the page names a subject, its link leads to the contact form. */
export const linkAddress = ({ link, subject }: Page) => (subject ? contactAbout(subject) : link.href);

export type Page = z.output<typeof pageSchema>;
export type PageTexts = z.output<typeof pageTextsSchema>;
