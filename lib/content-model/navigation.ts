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

/**
 * The widest menu that stands beside the logo in a window of 1140 px, the narrowest that has no menu button. There, the links
 * and the button have 862 px, a letter takes about 7.5 px, and the gap between two links 22 px. A menu in capitals, whose
 * letters are wider, makes the logo smaller and breaks the button's text, and still fits. The music's button is beside the bar.
 */
export const menuLimits = { links: 8, label: 20, letters: 66 };

const menuLink = (title?: string) => internalLink(title, menuLimits.label);

const navigation = z.strictObject({
  items: list('Menú', menuLink().extend({ wave: waveform }), { max: menuLimits.links, unique: ['href'] }),
  button: menuLink('Botón del menú'),
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

/** Menu and footer. The form knows no limit for all texts of the menu together. */
export const navigationSchema = navigation.check(({ value, issues }) => {
  const letters = value.items.reduce((sum, { label }) => sum + label.length, 0);
  if (letters <= menuLimits.letters) return;
  const message = `Sobra texto: entre todos los enlaces caben ${menuLimits.letters} letras y hay ${letters}. Acórtalos, o quita uno.`;
  issues.push({ code: 'custom', path: ['items'], input: value.items, message });
});

export type NavigationFile = z.output<typeof navigationSchema>;

/** Menu and footer, in which every link has a label. */
export interface NavigationContent extends NavigationFile {
  groups: { title: string; links: { href: string; label: string }[] }[];
}
