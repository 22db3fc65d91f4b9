import { z } from 'zod';
import { routes, homeSections, type Route, type SectionId } from '../routes';
import { group } from './groups';
import { checkVisible, text, textMatching } from './texts';

/** The names by which staff know the pages with a design of their own. The others have theirs in their files. */
export const pageNames: Record<Route, string> = {
  [routes.home]: 'Inicio',
  [routes.nextEvent]: 'Próximo evento',
  [routes.privacyPolicy]: 'Política de privacidad',
  [routes.cookiePolicy]: 'Política de cookies',
  [routes.legalNotice]: 'Aviso legal',
};

const namesOfSections: Record<SectionId, string> = {
  [homeSections.hero]: 'portada',
  [homeSections.concept]: 'El concepto',
  [homeSections.experience]: 'Experiencia',
  [homeSections.audience]: 'Para quién',
  [homeSections.locations]: 'Localizaciones',
  [homeSections.why]: 'Por qué',
  [homeSections.faq]: 'Preguntas frecuentes',
  [homeSections.contact]: 'Contacto',
};

/** The names by which forms offer the sections of the home page, by address. */
export const sectionNames = Object.fromEntries(
  Object.entries(namesOfSections).map(([id, name]) => [`/#${id}`, `${pageNames[routes.home]}: ${name}`]),
);

/** Tells whether an address belongs to a page that has its own design, or to a section of such a page. */
export const isDesigned = (href: string) => href in pageNames || href in sectionNames;

/** A full address of another site. The form refuses the invisible characters that are copied most often. */
export const webAddress = (title: string) =>
  textMatching(
    title,
    /^https:\/\/[^\s/?#]+\.[^\s/?#.]{2,}([/?#][^\s\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u206F]*)?$/,
    'Se espera una dirección web completa, que empiece por https://, sin espacios ni letras invisibles; cópiala de la barra del navegador.',
  );

/** An address of this site. Forms offer the pages and sections by name. */
export const internalHref = textMatching(
  'Adónde lleva',
  /^\/\S*$/,
  'Se espera una página (/galeria) o una sección (/#faq) de esta web.',
).meta({ link: 'internal' });

export const internalLink = (title = 'Enlace') =>
  group(title, { label: text('Texto', 50), href: internalHref });

export const outsideLink = (title = 'Enlace') =>
  group(title, { label: text('Texto', 60), href: webAddress('Adónde lleva') });

const anyHrefExpected =
  'Se espera la dirección completa de otra web (https://…), o una página (/galeria) o sección (/#faq) de esta.';

/** A link to a page of this site or to another site. */
export const anyLink = group('Enlace', {
  label: text('Texto', 40),
  href: z
    .string()
    .check(checkVisible)
    .refine((value) => value.startsWith('/') || webAddress('').safeParse(value).success, anyHrefExpected)
    .meta({
      title: 'Adónde lleva',
      description: 'Otra web (https://…), o una página (/galeria) o sección (/#faq) de esta.',
      accepts: { regex: '(?:https://[^\\s/]+\\.|/)[^\\s]*', message: anyHrefExpected },
      link: 'any',
    }),
});
