import { z } from 'zod';
import { waveforms } from '../brand/waveforms';
import { letterProblem, markProblem } from './plain-text';

/** Adds a rule's message as an issue. */
const refuse = (context: z.core.ParsePayload<unknown>, message: string | null) => {
  if (message) context.issues.push({ code: 'custom', message, input: context.value });
};

interface Marks {
  /** Names in braces that the site fills in. */
  allowed?: readonly string[];
  /** Names among them that have to be there. */
  required?: readonly string[];
}

/** A visible text of at most `max` characters: not empty, trimmed, without markup or invisible characters. */
export const text = (max = 400, { required = [], allowed = required }: Marks = {}) =>
  z
    .string({ error: 'un texto entre comillas' })
    // macOS and PDFs store accents as separate characters, which the site's fonts lack.
    .normalize('NFC')
    .min(1, 'un texto que no esté vacío')
    .max(max, `un texto de ${max} caracteres como mucho (si es más largo no cabe en su sitio)`)
    .refine((value) => value === value.trim(), 'un texto sin espacios al principio ni al final')
    .refine((value) => /[\p{L}\p{N}]/u.test(value), 'un texto con palabras, no solo signos')
    .check((context) => refuse(context, letterProblem(context.value)))
    .check((context) => refuse(context, markProblem(context.value, allowed, required)));

/** A record of texts of at most `max` characters each. */
export const texts = <Name extends string>(max: number, ...names: Name[]) =>
  z.record(z.enum(names), text(max));

/** A piece of running text, with its spaces at both ends. */
export const textPiece = ({ allowed = [] }: Marks = {}) =>
  z
    .string({ error: 'un texto entre comillas' })
    .normalize('NFC')
    .min(1, 'un texto que no esté vacío')
    .check((context) => refuse(context, letterProblem(context.value)))
    .check((context) => refuse(context, markProblem(context.value, allowed)));

/** A title: `lead`, and `accent` in serif italics. */
export const title = z.strictObject({ lead: text(60), accent: text(40).optional() });

const countedExpected =
  'un texto sin {count}, o { one: …, other: … }: uno para una sola cosa y otro, con {count}, para varias';

/** A text with a count in singular and plural ('{count} hoteles'), or a text without a count. */
export function counted(max: number) {
  const withCount = text(max, { allowed: ['count'] });
  const plain = withCount.refine((words) => !words.includes('{count}'), countedExpected);
  return z.union([plain, z.strictObject({ one: text(max), other: withCount })], countedExpected);
}

export type Counted = z.output<ReturnType<typeof counted>>;

/** Requires entries to differ in `key`. @param what name of the entries in the message: 'preguntas' */
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

/** A short name for addresses and ids. */
export const slug = z
  .string('un nombre corto entre comillas')
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'letras minúsculas sin acentos, cifras y guiones, por ejemplo "que-es"',
  );

export const waveform = z.enum(waveforms, `una de las ondas: ${waveforms.join(', ')}`);

/** Names of the fields to be replaced before the launch. */
export const placeholderValues = z.array(text(200)).default([]);

const isoDateExpected = 'una fecha año-mes-día entre comillas, que exista, por ejemplo "2031-05-09"';

/** An ISO day of this century: '0225-11-14' is a typing error. */
export const isoDate = z.iso
  .date({ error: isoDateExpected, abort: true })
  .refine((day) => day.startsWith('20'), isoDateExpected);

export const clockTime = z
  .string('una hora entre comillas, por ejemplo "18:00"')
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'una hora de dos cifras y minutos, de "00:00" (medianoche) a "23:59"');
