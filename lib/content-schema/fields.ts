import { z } from 'zod';
import { routes, sections, type InternalHref } from '../routes';
import { waveforms } from '../drawing/waveforms';
import { letterProblem, markProblem } from './plain-text';

/** Adds a problem that a rule finds, in the rule's own words. */
const refuse = (context: z.core.ParsePayload<unknown>, message: string | null) => {
  if (message) context.issues.push({ code: 'custom', message, input: context.value });
};

interface Marks {
  /** Names in braces the site fills in. */
  allowed?: readonly string[];
  /** Those of them that may not be missing. */
  required?: readonly string[];
}

/** A visible text: never empty, no stray white space at its ends, shown as it is written. */
export const text = (max = 400, { required = [], allowed = required }: Marks = {}) =>
  z
    .string({ error: 'un texto entre comillas' })
    .min(1, 'un texto que no esté vacío')
    .max(max, `un texto de ${max} caracteres como mucho (si es más largo no cabe en su sitio)`)
    .refine((value) => value === value.trim(), 'un texto sin espacios al principio ni al final')
    .check((context) => refuse(context, letterProblem(context.value)))
    .check((context) => refuse(context, markProblem(context.value, allowed, required)));

/** A piece of running text, which keeps the spaces towards its neighbours. */
export const textPiece = ({ allowed = [] }: Marks = {}) =>
  z
    .string({ error: 'un texto entre comillas' })
    .min(1, 'un texto que no esté vacío')
    .check((context) => refuse(context, letterProblem(context.value)))
    .check((context) => refuse(context, markProblem(context.value, allowed)));

/**
 * A title whose last words are set in the serif face: `lead` plain, `accent` in italics, in reading order.
 */
export const titleWith = (marks: Marks) =>
  z.strictObject({ lead: text(60, marks), accent: text(40, marks).optional() });

export const title = titleWith({});

/** Entries that differ in `key`: `what` names the entries, as in 'preguntas'. */
export const distinct =
  <Key extends string>(key: Key, what: string) =>
  (context: z.core.ParsePayload<readonly Record<Key, unknown>[]>) => {
    const values = context.value.map((entry) => entry[key]);
    values.forEach((value, index) => {
      const first = values.indexOf(value);
      if (value === undefined || first === index) return;
      context.issues.push({
        code: 'custom',
        path: [index, key],
        input: value,
        message: `un valor que no esté ya en ${what}: [${first}] dice lo mismo`,
      });
    });
  };

export const isoDate = z.iso.date('una fecha año-mes-día entre comillas, por ejemplo "2031-05-09"');

export const clockTime = z
  .string('una hora entre comillas, por ejemplo "18:00"')
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'una hora de dos cifras y minutos, por ejemplo "18:00"');

const webAddressExpected =
  'una dirección web completa que empiece por "https://", sin espacios; cópiala de la barra del navegador';

const secureUrl = z.url({ protocol: /^https$/, hostname: z.regexes.domain });

/** Whether somebody who pastes it into a browser comes to a site: no second address inside its path, no password. */
const isWebAddress = (value: string) =>
  /^https:\/\/[^\s@]+$/.test(value) &&
  !/https?:/i.test(value.slice('https://'.length).split('?')[0] ?? '') &&
  secureUrl.safeParse(value).success;

/** A full address of another site. */
export const webAddress = z.string(webAddressExpected).refine(isWebAddress, webAddressExpected);

export const emailAddress = z.email('una dirección de correo, por ejemplo "hola@example.com"');

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
    'un teléfono de nueve cifras, con o sin prefijo, solo cifras y espacios, por ejemplo "+34 959 000 000"',
  );

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

/** A short name in lower case that addresses and ids are made of. */
export const slug = z
  .string('un nombre corto entre comillas')
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'letras minúsculas sin acentos, cifras y guiones, por ejemplo "que-es"',
  );

export const waveform = z.enum(waveforms, `una de las ondas: ${waveforms.join(', ')}`);

/** Names of the fields that are still stand-ins and have to be replaced before the launch. */
export const standIns = z.array(text(200)).default([]);
