import { z } from 'zod';
import { contactAbout } from '../routes';
import { distinct, paragraph, text, title, waveform } from './fields';
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
  ...pictureFields,
  caption: text(160).optional().meta({ title: 'Pie de foto' }),
});

const page = z.strictObject({
  name: text(40).meta({ title: 'Nombre' }),
  description: paragraph(320).meta({ title: 'Descripción' }),
  wave: waveform.meta({ title: 'Onda' }),
  link: internalLink.meta({ title: 'Botón', description: 'Una página útil mientras tanto.' }),
  subject: z.string().optional().meta({
    title: 'Asunto',
    description:
      'El nombre corto de un asunto del formulario, si el botón lleva a él: aparece elegido. Por ejemplo: prensa',
  }),
  photos: z
    .array(photo)
    .min(1)
    .max(60)
    .check(distinct('image'))
    .optional()
    .meta({ title: 'Fotos', description: 'Con fotos o entradas, la página deja de estar «en desarrollo».' }),
  entries: z.array(entry).min(1).max(40).check(distinct('text')).optional().meta({ title: 'Entradas' }),
});

const pages = z.strictObject({
  galeria: page.meta({ title: 'Galería' }),
  'experiencias-pasadas': page.meta({ title: 'Experiencias pasadas' }),
  testimonios: page.meta({ title: 'Testimonios' }),
  patrocinadores: page.meta({ title: 'Patrocinadores' }),
  partners: page.meta({ title: 'Partners' }),
  'proponer-espacio': page.meta({ title: 'Proponer espacio' }),
  colaborar: page.meta({ title: 'Colaborar' }),
});

export const placeholdersSchema = z.strictObject({
  title: title.meta({ title: 'Título' }),
  home: text(40).meta({ title: 'Botón de vuelta' }),
  wholePhoto: text(40).meta({
    title: 'Nombre del enlace a una foto entera',
    description: 'Lo oye quien usa un lector de pantalla.',
  }),
  pages: pages.meta({ title: 'Páginas' }),
});

/** Whether a page has no content yet, so that it says 'Página en desarrollo'. */
export const isUnfinished = ({ entries, photos }: PlaceholderRecord) => !entries && !photos;

/** Where a page's link leads. If the page names a subject, its link leads to the contact form. */
export const linkAddress = ({ link, subject }: PlaceholderRecord) =>
  subject ? contactAbout(subject) : link.href;

export type PlaceholderRecord = z.output<typeof page>;
export type Placeholders = z.output<typeof placeholdersSchema>;
