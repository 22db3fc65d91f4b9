import { z } from 'zod';
import { routes, sections, type InternalHref } from '../routes';
import { waveforms } from '../drawing/waveforms';

/** A visible text: never empty, no stray white space at its ends. */
export const text = (max = 400) =>
  z
    .string({ error: 'un texto entre comillas' })
    .min(1, 'un texto que no esté vacío')
    .max(max, `un texto de ${max} caracteres como mucho (si es más largo no cabe en su sitio)`)
    .refine((value) => value === value.trim(), 'un texto sin espacios al principio ni al final');

/**
 * A title whose last words are set in the serif face: `lead` plain, `accent` in italics, in reading order.
 */
export const title = z.strictObject({ lead: text(60), accent: text(40).optional() });

export const isoDate = z.iso.date('una fecha año-mes-día, por ejemplo "2031-05-09"');

export const clockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'una hora de dos cifras y minutos, por ejemplo "18:00"');

export const webAddress = z.url({
  protocol: /^https?$/,
  hostname: z.regexes.domain,
  error: 'una dirección web completa que empiece por "https://"',
});

export const emailAddress = z.email('una dirección de correo, por ejemplo "hola@example.com"');

const internalHrefs: string[] = [...Object.values(routes), ...Object.values(sections).map((id) => `/#${id}`)];

export const internalHref = z.custom<InternalHref>(
  (value) => typeof value === 'string' && internalHrefs.includes(value),
  `una página o sección de esta web: ${internalHrefs.join(', ')}`,
);

/** A file under public/, as its address on the site. */
export const publicFile = z
  .string()
  .regex(
    /^\/[a-z0-9/.-]+\.[a-z0-9]+$/,
    'la ruta de un archivo de la carpeta public, en minúsculas, por ejemplo "/programacion/programa-es.pdf"',
  );

export const waveform = z.enum(waveforms, `una de las ondas: ${waveforms.join(', ')}`);

/** Names of the fields that are still stand-ins and have to be replaced before the launch. */
export const standIns = z.array(text(200)).default([]);
