import { z } from 'zod';
import { routes, sections, type Route, type Section } from '../../routes';
import { choice, group, text, written } from './fields';

/** The names by which staff know the pages. */
export const pageNames: Record<Route, string> = {
  [routes.home]: 'Inicio',
  [routes.nextEvent]: 'Próximo evento',
  [routes.gallery]: 'Galería',
  [routes.pastExperiences]: 'Experiencias pasadas',
  [routes.testimonials]: 'Testimonios',
  [routes.sponsors]: 'Patrocinadores',
  [routes.partners]: 'Partners',
  [routes.proposeVenue]: 'Proponer espacio',
  [routes.collaborate]: 'Colaborar',
  [routes.privacyPolicy]: 'Política de privacidad',
  [routes.cookiePolicy]: 'Política de cookies',
  [routes.legalNotice]: 'Aviso legal',
};

const sectionNames: Record<Section, string> = {
  [sections.hero]: 'portada',
  [sections.concept]: 'El concepto',
  [sections.experience]: 'Experiencia',
  [sections.audience]: 'Para quién',
  [sections.locations]: 'Localizaciones',
  [sections.why]: 'Por qué',
  [sections.faq]: 'Preguntas frecuentes',
  [sections.contact]: 'Contacto',
};

/** The pages and the sections of the home page by their addresses, with the names by which forms offer them. */
const placeNames = {
  ...pageNames,
  ...Object.fromEntries(
    Object.entries(sectionNames).map(([id, name]) => [`/#${id}`, `${pageNames[routes.home]}: ${name}`]),
  ),
} as Record<Route | `/#${Section}`, string>;

const webAddressExpected =
  'Se espera una dirección web completa, que empiece por https://, sin espacios; cópiala de la barra del navegador.';

/** A full address of another site. */
export const webAddress = (title: string) =>
  written(title, /^https:\/\/[^\s/?#]+\.[^\s/?#.]{2,}([/?#]\S*)?$/, webAddressExpected);

const internalHref = choice('Adónde lleva', placeNames);

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
    .refine((value) => value in placeNames || webAddress('').safeParse(value).success, anyHrefExpected)
    .meta({
      title: 'Adónde lleva',
      description: 'Otra web (https://…), o una página (/galeria) o sección (/#faq) de esta.',
      accepts: { regex: '(?:https://[^\\s/]+\\.|/)[^\\s]*', message: anyHrefExpected },
    }),
});
