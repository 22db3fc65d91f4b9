import { z } from 'zod';
import { contactFormAddress, makeContactAddress } from '../routes';
import { subjects } from '../words/contact';
import { group, list } from './groups';
import { paragraph, text } from './texts';
import { choice, waveform } from './values';
import { anyLink, internalLink } from './links';
import { pictureFields, publicDocument } from './uploads';

/** An entry of a list page, such as an opinion, a partner or a past edition. */
const entry = z.strictObject({
  title: text('Título', 80),
  text: paragraph('Texto', 600),
  link: anyLink.optional(),
  download: group('Descarga', { label: text('Texto', 40), file: publicDocument('Archivo') }).optional(),
  ...pictureFields,
  image: pictureFields.image.optional(),
});

const photo = z.strictObject({ caption: text('Pie de foto', 160).optional(), ...pictureFields });

export const pageSchema = z.strictObject({
  name: text('Nombre', 40),
  description: paragraph('Descripción', 320),
  wave: waveform,
  link: internalLink('Botón').describe(
    'Adónde se va desde aquí: después de leer, o mientras la página se hace.',
  ),
  subject: choice('Asunto que aparece elegido', subjects)
    .describe('Si el botón lleva al formulario.')
    .optional(),
  photos: list('Fotos', photo, {
    min: 0,
    max: 60,
    unique: ['image'],
  }).describe('Con fotos o fichas, la página deja de estar «en desarrollo».'),
  entries: list('Fichas', entry, {
    min: 0,
    max: 40,
    unique: ['text'],
  }).describe('Cada una, con su título y su texto.'),
});

/** Whether a page has no content yet, so that it says 'Página en desarrollo'. */
export const isUnfinished = ({ entries, photos }: Page) => entries.length + photos.length === 0;

/** Where a page's link leads. If it leads to the contact form, the page may choose a subject there. */
export const findLinkAddress = ({ link, subject }: Pick<Page, 'link' | 'subject'>) =>
  subject && link.href === contactFormAddress ? makeContactAddress(subject) : link.href;

export type Page = z.output<typeof pageSchema>;
