import { z } from 'zod';
import { routes, sections } from '../routes';
import { text } from './fields';

const webExpected =
  'Se espera una dirección web completa, que empiece por https://, sin espacios; cópiala de la barra del navegador.';

/** Punctuation that was copied along with an address. */
const endsLikeASentence = /[.,;:'"»”’]$/;

/** A full address of another site. */
export const webAddress = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, error: webExpected, abort: true })
  .regex(/^[^\s\p{C}{}<>]+$/u, webExpected)
  .refine(
    (value) => !endsLikeASentence.test(value),
    'Se espera la dirección sin el signo del final, que no es suyo.',
  )
  .meta({ kind: 'link' });

export const emailAddress = z
  .email('Se espera una dirección de correo sola, sin espacios ni acentos, por ejemplo: hola@example.com')
  .meta({ kind: 'email' });

/** The host name of the site. */
export const domainName = z
  .string()
  .regex(
    /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/,
    'Se espera el dominio solo, en minúsculas, sin https:// ni barras, por ejemplo: almena.example.com',
  );

/** Nine digits in Spain, with or without its prefix; abroad 8 to 15 after the plus. */
export const phoneNumber = z
  .string()
  .overwrite((value) => value.trim().replace(/^00/, '+'))
  .regex(
    /^(?:(?:\+34 ?)?[6-9](?: ?\d){8}|\+(?!34)[1-9](?: ?\d){7,14})$/,
    'Se espera un teléfono de nueve cifras, con o sin prefijo, solo cifras y espacios, por ejemplo: +34 959 000 000',
  )
  .meta({ kind: 'phone' });

/** Every page and every section of the home page. */
const internalHrefs = [...Object.values(routes), ...Object.values(sections).map((id) => `/#${id}` as const)];

const internalHref = z.enum(internalHrefs).meta({ kind: 'link' });

const label = (max: number) => text(max).meta({ title: 'Texto' });

const href = { title: 'Adónde lleva' };

export const internalLink = z.strictObject({ label: label(50), href: internalHref.meta(href) });

export const outsideLink = z.strictObject({ label: label(60), href: webAddress.meta(href) });

const isInternal = (value: string) => internalHrefs.some((known) => known === value);

/** A link within the site or to another one. */
export const anyLink = z.strictObject({
  label: label(40),
  href: z
    .string()
    .refine(
      (value) => isInternal(value) || webAddress.safeParse(value).success,
      `Se espera otra web, con su dirección completa (https://…), o una página o sección de esta: ${internalHrefs.join(', ')}`,
    )
    .meta({ ...href, kind: 'link' }),
});

/** A PDF in a folder of public/: one that the build makes or one of the team's own. */
export const publicPdf = z
  .string()
  .regex(
    /^(?:\/[a-z0-9-]+)*\/[a-z0-9.-]+\.pdf$/,
    'Se espera un PDF de la carpeta public, en minúsculas, sin espacios ni acentos, por ejemplo: /programacion/programa-primavera.pdf',
  )
  .meta({ kind: 'pdf' });
