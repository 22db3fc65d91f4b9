import { z } from 'zod';
import type { Waveform } from '../../brand/waveforms';
import type { MediaUse } from '../../media/folders';
import { factNames, type CountName } from './fact-names';
import { invisibleProblem, markupProblem, nameProblem } from '../spanish';

/** What a field means beyond its type. Schemas carry this record as zod metadata. */
export interface FieldMeta {
  /** The field's label in a form, in Spanish. */
  title?: string;
  /** Help beside the field, in Spanish. */
  description?: string;
  /** Spanish labels of a choice's values, in the same order. */
  labels?: string[];
  /** What a form accepts, and what it says beside the field otherwise. */
  accepts?: { regex: string; message: string };
  /** True if the text has several sentences. */
  multiline?: true;
  /** Set if the field names an uploaded file: what the site uses that file for. */
  use?: MediaUse;
  /** True if the field lists values that staff still have to replace before launch. */
  placeholderValues?: true;
  /** The shape that a background film and its poster need. */
  shape?: 'landscape' | 'portrait';
  /** Name of the colour on which a picture is shown. The default is ink. */
  ground?: string;
  /** True if the text continues another one, so a fact at its start keeps its small letter. */
  continues?: true;
  /** Names in braces that a component fills in later. */
  own?: readonly string[];
  /** The count that decides whether `one` or `other` of a text is used. */
  count?: CountName;
}

const refuse = (context: z.core.ParsePayload<unknown>, message: string | null) => {
  if (message) context.issues.push({ code: 'custom', message, input: context.value });
};

interface Names {
  /** Names in braces that a component fills in, besides the facts, which every text may name. */
  own?: readonly string[];
  /** False for a text that is a fact itself and so may not name others. */
  facts?: boolean;
}

/** What a form accepts as a text. What a short pattern cannot say is left to the build. */
const textPattern = (max: number, own: readonly string[]) => ({
  regex: `${own.map((name) => `(?=[^]*{${name}})`).join('')}\\s*\\S[^]{0,${max - 1}}`,
  message: [`Hasta ${max} caracteres`, ...own.map((name) => `con {${name}}`)].join(', '),
});

/** What a form accepts if a regular expression says it. */
export const accepting = ({ source }: RegExp, message: string): FieldMeta['accepts'] => ({
  regex: source.replace(/^\^|\$$/g, ''),
  message,
});

/** A text of a fixed form. @param message what staff read otherwise, in Spanish */
export const written = (regex: RegExp, message: string) =>
  z
    .string()
    .regex(regex, message)
    .meta({ accepts: accepting(regex, message) });

/** A visible text in one paragraph. Line breaks become spaces. */
export const text = (max: number, { own = [], facts = true }: Names = {}) =>
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
    .check((context) => refuse(context, invisibleProblem(context.value) ?? markupProblem(context.value)))
    .check((context) =>
      refuse(context, nameProblem(context.value, facts ? [...factNames, ...own] : own, own)),
    )
    .meta({ accepts: textPattern(max, own), ...(own.length > 0 && { own }) });

/** A text that other texts name in braces. */
export const fact = (max: number) => text(max, { facts: false });

/** A text with several sentences. */
export const paragraph = (max: number, names?: Names) => text(max, names).meta({ multiline: true });

/** A description that only the owner can give. Until it is given, its entry is not shown. */
export const answer = (max: number) =>
  paragraph(max).optional().meta({ title: 'Descripción', description: 'Vacía: no se muestra nada.' });

/** Help for words that only screen readers say. */
export const heard = 'No se ve: lo oye quien usa un lector de pantalla.';

/** A title that begins with `lead` and may end in `accent`, which is set in serif italics. */
export const title = z.strictObject({
  lead: text(60).meta({ title: 'Comienzo' }),
  accent: text(40).optional().meta({ title: 'Final, en cursiva', continues: true }),
});

/** A text in singular and plural. Loading keeps the one that fits the count. */
export const counted = (count: CountName, max: number) =>
  z
    .strictObject({
      one: text(max).meta({ title: 'Cuando hay uno' }),
      other: text(max).meta({ title: 'Cuando hay varios' }),
    })
    .meta({ count });

/** Requires the entries of a list to differ in `key`. */
export const distinct =
  <Key extends string>(key: Key) =>
  (context: z.core.ParsePayload<readonly Partial<Record<Key, unknown>>[]>) => {
    const values = context.value.map((entry) => entry[key]);
    values.forEach((value, index) => {
      const first = values.indexOf(value);
      if (value === undefined || first === index) return;
      context.issues.push({
        code: 'custom',
        path: [index, key],
        input: value,
        message: `La entrada ${first + 1}.ª ya lo tiene. Se espera otro.`,
      });
    });
  };

/** A short name for addresses and ids. */
export const slug = written(
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  'Se esperan minúsculas sin acentos, cifras y guiones, por ejemplo: que-es',
);

/** One of several values. Forms show the labels, and files hold the values. */
export const choice = <Value extends string>(labels: Record<Value, string>) =>
  z
    .enum(Object.keys(labels) as Value[], {
      error: `Se espera una de estas palabras: ${Object.entries(labels)
        .map(([value, label]) => `${value} (${label})`)
        .join(', ')}.`,
    })
    .meta({ labels: Object.values(labels) });

export const waveform = choice<Waveform>({
  castillo: 'cuadrada',
  palacio: 'triangular',
  bodega: 'arcos de medio punto',
  playa: 'ola',
  finca: 'diente de sierra',
  monasterio: 'arcos en punta',
  ruina: 'escalones',
}).meta({ title: 'Dibujo de línea que acompaña a este texto' });

export const placeholderValues = z.array(text(200)).default([]).meta({
  placeholderValues: true,
  title: 'Datos provisionales',
  description: 'Lo que aún no tiene su dato verdadero. Borra cada uno cuando lo tenga.',
});

const dayExpected = 'Se espera una fecha que exista, con año, mes y día, por ejemplo: 2031-05-09';

/** An ISO day of this century, which excludes typing errors such as '0225-11-14'. */
export const isoDay = z.iso
  .date({ error: dayExpected, abort: true })
  .refine((day) => day.startsWith('20'), dayExpected);

const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;
const timeExpected =
  'Se espera una hora con dos cifras y minutos, de 00:00 (medianoche) a 23:59, por ejemplo: 09:30';

export const clockTime = z
  .string(timeExpected)
  .regex(timePattern, timeExpected)
  .meta({ accepts: accepting(timePattern, timeExpected) });
