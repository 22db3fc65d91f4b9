import { z } from 'zod';
import type { Waveform } from '../../brand/waveforms';
import type { MediaUse } from '../../media/folders';
import { factNames } from './fact-names';
import { findInvisible, findMarkup, findWrongName, numberExpected } from './spanish';

/** What a field means beyond its type. Schemas carry this record as zod metadata. */
export interface FieldMeta {
  title?: string;
  description?: string;
  /** Spanish labels of a choice's values, in the same order. */
  labels?: string[];
  /** The pattern of what a form accepts, and the message beside the field for anything else. */
  accepts?: { regex: string; message: string };
  /** Set if the field may name a page of this site. Loading checks that the page exists. */
  link?: 'internal' | 'any';
  /** True if the text has several sentences. */
  multiline?: true;
  /** What the site uses the uploaded file for, if the field names one. */
  use?: MediaUse;
  /** The shape that a background film and its poster need. */
  shape?: 'landscape' | 'portrait';
  /** Name of the colour on which a picture is shown. Copies that cannot be transparent have it as background. */
  ground?: string;
}

export const group = <Shape extends z.ZodRawShape>(title: string, shape: Shape) =>
  z.strictObject(shape).meta({ title });

interface ListOptions {
  min?: number;
  max?: number;
  /** Fields that must differ between the entries. */
  unique?: string[];
}

/** A list. An absent list is an empty one, which is an error unless `min` is 0. */
export const list = <Entry extends z.ZodType>(
  title: string,
  entry: Entry,
  { min = 1, max = 9, unique = [] }: ListOptions = {},
) =>
  z
    .array(entry)
    .min(min)
    .max(max)
    .check(({ value, issues }) => {
      for (const key of unique) {
        const values = value.map((one) => (one as Record<string, unknown>)[key]);
        values.forEach((input, index) => {
          const first = values.indexOf(input);
          if (input === undefined || first === index) return;
          const message = `La entrada ${first + 1}.ª ya lo tiene. Se espera otro.`;
          issues.push({ code: 'custom', path: [index, key], input, message });
        });
      }
    })
    .meta({ title })
    .prefault([]);

/** Refuses invisible characters, which a copied address may end in. */
export function checkVisible({ value, issues }: z.core.ParsePayload<string>): void {
  const message = findInvisible(value);
  if (message) issues.push({ code: 'custom', message, input: value });
}

/** A text in a fixed format. @param message what staff read about any other text, also in the form */
export const written = (title: string, regex: RegExp, message: string) =>
  z
    .string()
    .check(checkVisible)
    .regex(regex, message)
    .meta({ title, accepts: { regex: regex.source.replace(/^\^|\$$/g, ''), message } });

/**
 * A visible text in one paragraph. Line breaks become spaces. The form checks what a short pattern can express, and the build
 * checks the rest.
 * @param names the facts that the text may name in braces
 */
export const text = (title: string, max: number, names: readonly string[] = factNames) =>
  z
    .string()
    // Texts copied from macOS or a PDF may have accents as separate characters, which the site's fonts lack.
    .overwrite((value) =>
      value
        .normalize('NFC')
        .replace(/[ \t\r\n]+/g, ' ')
        .trim(),
    )
    .min(1)
    .max(max)
    .check(checkVisible, ({ value, issues }) => {
      const message = findMarkup(value) ?? findWrongName(value, names);
      if (message) issues.push({ code: 'custom', message, input: value });
    })
    .meta({
      title,
      accepts: {
        regex: `\\s*\\S[^]{0,${max - 1}}`,
        message: `Hasta ${max} caracteres`,
      },
    });

export const paragraph = (title: string, max: number) => text(title, max).meta({ multiline: true });

/** A text that other texts name in braces. It cannot name others itself. */
export const fact = (title: string, max: number) =>
  text(title, max, []).meta({
    accepts: {
      regex: `\\s*[^\\s{}][^{}]{0,${max - 1}}`,
      message: `Hasta ${max} caracteres, sin llaves`,
    },
  });

/** A description that only the owner can give. Until it is given, its entry is not shown. */
export const answer = (max: number) =>
  paragraph('Descripción', max).describe('Vacía: no se muestra nada.').optional();

/** A title that begins with `lead` and may end in `accent`, which is set in serif italics. */
export const heading = (title = 'Título') =>
  group(title, { lead: text('Comienzo', 60), accent: text('Final, en cursiva', 40).optional() });

/** One of several values. Forms show the labels, and files hold the values. */
export function choice<Value extends string>(title: string, labels: Record<Value, string>) {
  const values = Object.keys(labels) as Value[];
  const named = values.map((value) => `${value} (${labels[value]})`).join(', ');
  const error = `Se espera una de estas palabras: ${named}.`;
  return z.enum(values, { error }).meta({ title, labels: Object.values(labels) });
}

export const number = (title: string, min: number, max: number) =>
  z
    .number({ error: ({ code }) => (code === 'invalid_type' ? numberExpected : undefined) })
    .min(min)
    .max(max)
    .meta({ title });

export const wholeNumber = (title: string, min: number, max: number) =>
  z.int().min(min).max(max).meta({ title });

export const waveform = choice<Waveform>('Dibujo de línea que acompaña a este texto', {
  castillo: 'cuadrada',
  palacio: 'triangular',
  bodega: 'arcos de medio punto',
  playa: 'ola',
  finca: 'diente de sierra',
  monasterio: 'arcos en punta',
  ruina: 'escalones',
});

export const provisionalValues = list('Datos provisionales', text('Dato', 200), { min: 0, max: 99 }).describe(
  'Lo que aún no tiene su dato verdadero. Borra cada uno cuando lo tenga.',
);

const dayExpected = 'Se espera una fecha que exista, con año, mes y día, por ejemplo: 2031-05-09';

/** An ISO day of this century, which excludes typing errors such as '0225-11-14'. */
export const isoDay = (title: string) =>
  z.iso
    .date({ error: dayExpected, abort: true })
    .refine((day) => day.startsWith('20'), dayExpected)
    .meta({ title });

export const clockTime = (title: string) =>
  written(
    title,
    /^([01]\d|2[0-3]):[0-5]\d$/,
    'Se espera una hora con dos cifras y minutos, de 00:00 (medianoche) a 23:59, por ejemplo: 09:30',
  );
