import { z } from 'zod';
import { routes, sections, type InternalHref } from '../routes';
import { foreignProblem } from './plain-text';

const webAddressExpected =
  'una dirección web completa que empiece por "https://", sin espacios ni signos invisibles; cópiala de la barra del navegador';

const secureUrl = z.url({ protocol: /^https$/, hostname: z.regexes.domain });

/**
 * Whether somebody who pastes it into a browser comes to a site: no second address inside its path, no password, and
 * nothing in it that nobody sees. A sign @ further on is one: youtube.com/@almena, google.com/maps/@37.8,-6.8.
 */
const isWebAddress = (value: string) =>
  /^https:\/\/[^\s\p{C}/@]+(?:[/?#][^\s\p{C}]*)?$/u.test(value) &&
  foreignProblem(value) === null &&
  !/https?:/i.test(value.slice('https://'.length).split('?')[0] ?? '') &&
  secureUrl.safeParse(value).success;

/** A full address of another site. */
export const webAddress = z.string(webAddressExpected).refine(isWebAddress, webAddressExpected);

export const emailAddress = z.email(
  'una dirección de correo sola, sin espacios ni acentos, por ejemplo "hola@example.com"',
);

/** A host name; the site's own address is made from it. */
export const domainName = z
  .string('un dominio entre comillas, por ejemplo "almena.example.com"')
  .regex(
    /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/,
    'el dominio solo, en minúsculas, sin "https://" ni barras, por ejemplo "almena.example.com"',
  );

/** Digits of a number that can be dialled: nine in Spain, with or without its prefix; abroad 8 to 15 after the plus. */
export const phoneNumber = z
  .string('un teléfono entre comillas, o null sin comillas si no hay')
  .refine(
    (value) =>
      /^\+?\d[\d ]*\d$/.test(value) &&
      /^(?:(?:\+34)?[6-9]\d{8}|\+(?!34)[1-9]\d{7,14})$/.test(value.replaceAll(' ', '')),
    'un teléfono de nueve cifras, con o sin prefijo, solo cifras y espacios, por ejemplo "+34 959 000 000"; o null sin comillas si no hay',
  );

const internalHrefs: string[] = [...Object.values(routes), ...Object.values(sections).map((id) => `/#${id}`)];

export const internalHref = z.custom<InternalHref>(
  (value) => typeof value === 'string' && internalHrefs.includes(value),
  `una página o sección de esta web: ${internalHrefs.join(', ')}`,
);

/** A PDF in the folder of the documents: one that the build makes, or one of the team's own. */
export const publicPdf = z
  .string()
  .regex(
    /^\/programacion\/[a-z0-9.-]+\.pdf$/,
    'un PDF de la carpeta public/programacion, en minúsculas, sin espacios ni acentos, por ejemplo "/programacion/programa-primavera.pdf"',
  );
