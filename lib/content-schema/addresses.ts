import { z } from 'zod';
import { routes, sections, type InternalHref } from '../routes';
import { text } from './fields';
import { foreignProblem } from './plain-text';

const webAddressExpected =
  'una dirección web completa que empiece por "https://", sin espacios ni signos invisibles; cópiala de la barra del navegador';

const secureUrl = z.url({ protocol: /^https$/, hostname: z.regexes.domain });

/** Punctuation copied along with an address; brackets may belong to it: /wiki/Aracena_(Huelva). */
const endsLikeASentence = /(?:[.,;:!?'"»”’\]}]|%20)$|^[^(]*\)$/;

/** Common typing errors: 'ww.hotel.es', 'hotel.con'. */
const isMistypedHost = (host: string) =>
  /^(?:ww|w{4,})\.|\.(?:con|cpm|cmo|ocm|coom|comm|nett|ogr|ess)$/i.test(host);

/**
 * Whether an address is complete: no password, no second address in its path, no characters that URLs exclude.
 * An @ in the path is valid: youtube.com/@almena.
 */
const isWebAddress = (value: string) =>
  /^https:\/\/[^\s\p{C}/@]+(?:[/?#][^\s\p{C}\\…<>"^`{|}]*)?$/u.test(value) &&
  foreignProblem(value) === null &&
  !/https?:/i.test(value.slice('https://'.length).split('?')[0] ?? '') &&
  secureUrl.safeParse(value).success;

/** The expectation that another site's address fails; null for a valid one. */
function webAddressProblem(value: string): string | null {
  if (!isWebAddress(value)) return webAddressExpected;
  if (endsLikeASentence.test(value)) return 'la dirección sin el signo del final, que no es suyo';
  return isMistypedHost(new URL(value).hostname)
    ? 'la dirección bien escrita («www.», «.com», «.es»…); cópiala de la barra del navegador'
    : null;
}

/** A full address of another site. */
export const webAddress = z.string(webAddressExpected).refine((value) => webAddressProblem(value) === null, {
  error: ({ input }) => webAddressProblem(String(input)) ?? undefined,
});

export const emailAddress = z
  .email('una dirección de correo sola, sin espacios ni acentos, por ejemplo "hola@example.com"')
  .refine((value) => !isMistypedHost(value.split('@')[1] ?? ''), 'el correo bien escrito («.com», «.es»…)');

/** The host name of the site. */
export const domainName = z
  .string('un dominio entre comillas, por ejemplo "almena.example.com"')
  .regex(
    /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/,
    'el dominio solo, en minúsculas, sin "https://" ni barras, por ejemplo "almena.example.com"',
  );

/** Nine digits in Spain, with or without its prefix; abroad 8 to 15 after the plus. */
export const phoneNumber = z
  .string('un teléfono entre comillas, o null sin comillas si no hay')
  .overwrite((value) => value.replace(/^00/, '+'))
  .refine(
    (value) =>
      /^\+?\d[\d ]*\d$/.test(value) &&
      /^(?:(?:\+34)?[6-9]\d{8}|\+(?!34)[1-9]\d{7,14})$/.test(value.replaceAll(' ', '')),
    'un teléfono de nueve cifras, con o sin prefijo, solo cifras y espacios, por ejemplo "+34 959 000 000"; o null sin comillas si no hay',
  );

const internalHrefs: unknown[] = [
  ...Object.values(routes),
  ...Object.values(sections).map((id) => `/#${id}`),
];
const internalExpected = `una página o sección de esta web: ${internalHrefs.join(', ')}`;

export const internalHref = z.custom<InternalHref>(
  (value) => internalHrefs.includes(value),
  internalExpected,
);

export const internalLink = z.strictObject({ label: text(50), href: internalHref });

export const outsideLink = z.strictObject({ label: text(60), href: webAddress });

/** A link within the site or to another one. */
export const anyLink = z.strictObject({
  label: text(40),
  href: z.custom<string>(
    (value) => internalHrefs.includes(value) || webAddress.safeParse(value).success,
    `${internalExpected}; o ${webAddressExpected}`,
  ),
});

/** A PDF in public/programacion: a generated document or one of the team's own. */
export const publicPdf = z
  .string()
  .regex(
    /^\/programacion\/[a-z0-9.-]+\.pdf$/,
    'un PDF de la carpeta public/programacion, en minúsculas, sin espacios ni acentos, por ejemplo "/programacion/programa-primavera.pdf"',
  );
