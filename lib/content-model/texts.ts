import { z } from 'zod';
import { factNames } from './fact-names';
import { group, list } from './groups';
import { findInvisible, findMarkup, findWrongName } from './messages-to-staff';

/** Refuses invisible characters, which a copied address may end in. */
export function checkVisible({ value, issues }: z.core.ParsePayload<string>): void {
  const message = findInvisible(value);
  if (message) issues.push({ code: 'custom', message, input: value });
}

/** A text in a fixed format. @param message what staff read, also in the form, if the text does not match */
export const textMatching = (title: string, regex: RegExp, message: string) =>
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
      prose: true,
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
export const optionalDescription = (max: number) =>
  paragraph('Descripción', max).describe('Vacía: no se muestra nada.').optional();

/** A title that begins with `lead` and may end in `accent`, which is set in serif italics. */
export const heading = (title = 'Título') =>
  group(title, { lead: text('Comienzo', 60), accent: text('Final, en cursiva', 40).optional() });

export type Title = z.output<ReturnType<typeof heading>>;

export const provisionalValues = list('Datos provisionales', text('Dato', 200), { min: 0, max: 99 }).describe(
  'Lo que aún no tiene su dato verdadero. Borra cada uno cuando lo tenga.',
);

/** Help beside the English texts of an event. event.ts says when they are needed. */
export const forTimetable = 'Para el PDF en inglés. Vacío sin esa descarga.';
