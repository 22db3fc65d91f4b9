import { z } from 'zod';
import { group, list } from './groups';
import { text } from './texts';
import { waveform } from './values';
import { internalHref, internalLink, isDesigned } from './links';

/** A link of the footer. A page of the folder `pages` gives its own name; any other address needs a label. */
const footerLink = group('Enlace', {
  href: internalHref,
  label: text('Texto', 50).describe('Vacío: el nombre de la página, si es de «Galería y otras».').optional(),
}).refine(({ href, label }) => label !== undefined || !isDesigned(href), {
  path: ['label'],
  error: 'Se espera un texto: solo las páginas de «Galería y otras» dan su nombre.',
});

const linkGroup = z.strictObject({
  title: text('Título', 30),
  links: list('Enlaces', footerLink, { unique: ['href'] }),
});

export const navigationSchema = z.strictObject({
  items: list('Menú', internalLink().extend({ wave: waveform }), { unique: ['href'] }),
  button: internalLink('Botón del menú'),
  groups: list('Grupos de enlaces del pie', linkGroup, {
    min: 3,
    max: 3,
    unique: ['title'],
  }).describe('Son tres.'),
  legal: list('Enlaces legales del pie', internalLink(), {
    min: 3,
    max: 3,
    unique: ['href'],
  }).describe('Son tres.'),
});

export type NavigationFile = z.output<typeof navigationSchema>;

/** Menu and footer, in which every link has a label. */
export interface NavigationContent extends NavigationFile {
  groups: { title: string; links: { href: string; label: string }[] }[];
}
