import { z } from 'zod';
import { emailPattern } from '../contact/email-address';
import { routes, sections } from '../routes';
import { text } from './fields';

/** A full address of another site. */
export const webAddress = z.url({
  protocol: /^https$/,
  hostname: z.regexes.domain,
  error:
    'Se espera una dirección web completa, que empiece por https://, sin espacios; cópiala de la barra del navegador.',
});

export const emailAddress = z.email({
  pattern: emailPattern,
  error: 'Se espera una dirección de correo sola, sin espacios ni acentos, por ejemplo: hola@example.com',
});

export const domainName = z
  .string()
  .regex(
    /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/,
    'Se espera el dominio solo, en minúsculas, sin https:// ni barras, por ejemplo: almena.example.com',
  );

export const phoneNumber = z
  .string()
  .regex(
    /^\+?\d(?: ?\d){8,14}$/,
    'Se espera un teléfono, con o sin prefijo, solo cifras y espacios, por ejemplo: +34 959 000 000',
  );

/** The addresses of all pages and of all sections of the home page. */
const internalHrefs = [...Object.values(routes), ...Object.values(sections).map((id) => `/#${id}` as const)];

const internalHref = z.enum(internalHrefs, {
  error: `Se espera una página o sección de esta web: ${internalHrefs.join(', ')}`,
});

const label = (max: number) => text(max).meta({ title: 'Texto' });

const hrefLabel = { title: 'Adónde lleva' };

export const internalLink = z.strictObject({ label: label(50), href: internalHref.meta(hrefLabel) });

export const outsideLink = z.strictObject({ label: label(60), href: webAddress.meta(hrefLabel) });

/** A link to a page of this site or to another site. */
export const anyLink = z.strictObject({
  label: label(40),
  href: z
    .string()
    .refine(
      (value) => [internalHref, webAddress].some((schema) => schema.safeParse(value).success),
      `Se espera otra web, con su dirección completa (https://…), o una página o sección de esta: ${internalHrefs.join(', ')}`,
    )
    .meta({
      ...hrefLabel,
      description:
        'Una página (/galeria) o una sección (/#faq) de esta web, o la dirección completa de otra.',
    }),
});
