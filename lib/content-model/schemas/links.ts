import { z } from 'zod';
import { emailPattern } from '../../contact/validate';
import { routes, sections, type Route, type Section } from '../../routes';
import { accepting, choice, text, written } from './fields';

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

type Place = Route | `/#${Section}`;

/** The pages and the sections of the home page by their addresses, with the names by which forms offer them. */
const placeNames = {
  ...pageNames,
  ...Object.fromEntries(
    Object.entries(sectionNames).map(([id, name]) => [`/#${id}`, `${pageNames[routes.home]}: ${name}`]),
  ),
} as Record<Place, string>;

const webAddressExpected =
  'Se espera una dirección web completa, que empiece por https://, sin espacios; cópiala de la barra del navegador.';

/** A full address of another site. */
export const webAddress = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, error: webAddressExpected })
  .meta({ accepts: { regex: 'https://[^\\s/]+\\.[^\\s]+', message: webAddressExpected } });

const emailExpected =
  'Se espera una dirección de correo sola, sin espacios ni acentos, por ejemplo: hola@example.com';

export const emailAddress = z
  .email({ pattern: emailPattern, error: emailExpected })
  .meta({ accepts: accepting(emailPattern, emailExpected) });

export const domainName = written(
  /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/,
  'Se espera el dominio solo, en minúsculas, sin https:// ni barras, por ejemplo: almena.example.com',
);

export const phoneNumber = written(
  /^\+?\d(?: ?\d){8,14}$/,
  'Se espera un teléfono, con o sin prefijo, solo cifras y espacios, por ejemplo: +34 959 000 000',
);

const internalHref = choice(placeNames);

const label = (max: number) => text(max).meta({ title: 'Texto' });

const hrefLabel = { title: 'Adónde lleva' };

export const internalLink = z.strictObject({ label: label(50), href: internalHref.meta(hrefLabel) });

export const outsideLink = z.strictObject({ label: label(60), href: webAddress.meta(hrefLabel) });

const anyHrefExpected = `Se espera otra web, con su dirección completa (https://…), o una página o sección de esta: ${Object.keys(placeNames).join(', ')}`;

/** A link to a page of this site or to another site. */
export const anyLink = z.strictObject({
  label: label(40),
  href: z
    .string()
    .refine(
      (value) => [internalHref, webAddress].some((schema) => schema.safeParse(value).success),
      anyHrefExpected,
    )
    .meta({
      ...hrefLabel,
      description:
        'La dirección completa de otra web (https://…), o una página (/galeria) o sección (/#faq) de esta.',
      accepts: { regex: '(?:https://[^\\s/]+\\.|/)[^\\s]*', message: anyHrefExpected },
    }),
});
