import type { z } from 'zod';
import type { YAMLError } from 'yaml';
import { decapitalise } from '../words/spelling';

/*
 * What staff read about a mistake in the content. Each message says what is expected, in Spanish. Schemas have the messages
 * about one kind of field beside its pattern.
 */

/** Quotes what staff typed. */
export function quote(typed: string): string {
  const line = typed.trim().replace(/\s+/g, ' ');
  return `«${line.length > 90 ? `${line.slice(0, 90)}…` : line}»`;
}

/** Describes kinds of value in the way that staff write them in YAML. */
const kinds: Record<string, string> = {
  number: 'un número, sin comillas ni palabras',
  int: 'un número entero, sin comillas ni palabras',
  boolean: 'true (sí) o false (no)',
  array: 'una lista, con un guion y un espacio delante de cada entrada',
  object: 'un grupo de campos, cada uno en su línea y con dos espacios más delante',
};

/** Says in Spanish that a text is too long, that a list is too short, or that a number is too small or too large. */
const sizeMessage = (input: unknown, limit: number | bigint, isTooBig: boolean) => {
  if (typeof input === 'string')
    return isTooBig ? `Sobra texto: caben ${limit} caracteres y hay ${input.length}.` : 'Falta este texto.';
  if (!Array.isArray(input)) return `Se espera un número ${isTooBig ? 'hasta' : 'desde'} ${limit}.`;
  const entries = isTooBig ? 'Sobran entradas: caben' : 'Faltan entradas: hacen falta';
  return `${entries} ${limit} y hay ${input.length}.`;
};

/**
 * Says in Spanish what a schema expects. Schemas with a message of their own do not come here.
 * @param typed the value as staff typed it, if it is not a list or a record
 */
export function describeIssue(issue: z.core.$ZodRawIssue, typed?: string): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected !== 'string') return `Se espera ${kinds[issue.expected] ?? issue.expected}.`;
      if (issue.input === undefined) return 'Se espera un texto.';
      return typed === undefined
        ? 'Se espera un texto. Si lleva dos puntos dentro o empieza por un signo, va entre comillas, o debajo de «>-».'
        : `Se espera un texto: entre comillas, '${typed}'.`;
    case 'invalid_value':
      return issue.values.length === 1
        ? `Este texto no se cambia: se espera «${String(issue.values[0])}».`
        : `Se espera una de estas palabras: ${issue.values.join(', ')}.`;
    case 'too_big':
      return sizeMessage(issue.input, issue.maximum, true);
    case 'too_small':
      return sizeMessage(issue.input, issue.minimum, false);
    case 'unrecognized_keys':
      return 'Este campo no existe. Bórralo, o corrige su nombre.';
  }
}

/** Invisible characters: control, writing direction, zero width, private use, unreadable bytes. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\uFFFD]/u;
/** The invisible joiners inside one emoji, such as 👨‍👩‍👧. */
const joiners = /(?<=\p{Emoji}\uFE0F?)\u200D(?=\p{Emoji})/gu;
/** HTML, Markdown and escapes, which a page would show literally. */
const markup = /<\/?[a-z!][^<>]*>|&(?:[a-z]+|#\d+);|\*\*|`|\]\(|\\/i;

/** The names in braces of a text: 'A la venta el {opening}' has 'opening'. */
export const listNames = (text: string) => [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

/** Says in Spanish where a text has an invisible character, or returns null. */
export function findInvisible(text: string): string | null {
  // The replacement is as long as a joiner, so the position that is found applies to the text too.
  const hidden = invisible.exec(text.replace(joiners, '+'));
  if (!hidden) return null;
  const before = text.slice(Math.max(0, hidden.index - 15), hidden.index);
  return `Se espera un texto sin caracteres invisibles: hay uno ${before ? `detrás de «${before}»` : 'al principio'}. Bórralo y escribe esa parte otra vez.`;
}

/** Says in Spanish what formatting a text has, or returns null. */
export function findMarkup(text: string): string | null {
  const [found] = markup.exec(text) ?? [];
  return found ? `Se espera un texto sin formato: «${found}» se vería tal cual en la página.` : null;
}

/** Says in Spanish what is wrong with the names in braces of a text, or returns null. */
export function findWrongName(
  text: string,
  allowed: readonly string[],
  required: readonly string[] = [],
): string | null {
  const names = listNames(text);
  const known = allowed.length === 0 ? 'aquí no se rellena ninguno' : `se rellenan ${inBraces(allowed)}`;
  const unknown = names.find((name) => !allowed.includes(decapitalise(name)));
  if (unknown !== undefined) return `Se espera un nombre conocido en lugar de {${unknown}}: ${known}.`;
  if (/[{}]/.test(text.replace(/\{[^{}]*\}/g, '')))
    return `Se esperan llaves solo alrededor de un nombre: ${known}.`;
  const missing = required.filter((name) => !names.includes(name));
  return missing.length > 0 ? `Se espera un texto que contenga ${inBraces(missing)}.` : null;
}

const below = 'se espera el texto en la línea siguiente, debajo de «>-»';
const signExpected = `Empieza por un signo especial: ${below}, o entre comillas.`;
const quoteExpected = `Hay una comilla de más o de menos: ${below}, sin las de los extremos.`;
const fieldExpected =
  'Se espera «campo: valor», con un espacio detrás de los dos puntos. Si la línea continúa un texto, lleva delante dos espacios más que su campo, que termina en «: >-».';
const tabExpected = 'Se esperan espacios al principio de la línea, y hay un tabulador.';
const indentExpected =
  'Se esperan tantos espacios delante como en las líneas hermanas, dos más dentro de un grupo y uno detrás de cada guion.';

/** What is expected where the parser stops, for the errors that staff make. */
const expectedByCode: Partial<Record<YAMLError['code'], string>> = {
  BAD_DQ_ESCAPE: 'Se espera el texto sin barras invertidas (\\).',
  BAD_INDENT: indentExpected,
  BAD_SCALAR_START: signExpected,
  BLOCK_AS_IMPLICIT_KEY: `Lleva dos puntos dentro: ${below}, o entre comillas.`,
  DUPLICATE_KEY: 'Se espera cada campo una sola vez, y este ya está escrito más arriba.',
  MISSING_CHAR: indentExpected,
  TAB_AS_INDENT: tabExpected,
  UNEXPECTED_TOKEN: `Empieza por un signo especial, o lleva comillas por dentro: ${below}.`,
};

/** For a value that YAML reads, but not as the text that staff meant. */
export const misread = {
  sign: signExpected,
  comment:
    'Detrás de « #» no se lee nada: bórralo, o escribe el texto en la línea siguiente, debajo de «>-».',
};

/** The start of a quoted text that does not end. */
const openQuote = /(?<=[:-] +)(['"])(?:(?!\1)[^])*$/;

/** Says in Spanish what is expected where YAML cannot be read, and at which position of the text. */
export function describeYamlErrors(text: string, [error, second]: readonly YAMLError[]) {
  if (!error) return;
  const [position] = error.pos;
  if (error.message.includes('quote')) {
    const start = text.slice(0, position).search(openQuote);
    return { position: start < 0 ? position : start, expected: quoteExpected };
  }
  const line = text.slice(text.lastIndexOf('\n', position - 1) + 1);
  if (/^ *\t/.test(line)) return { position, expected: tabExpected };
  // A line with too many spaces in front makes the line above it look as if that had two colons.
  if (second?.code === 'MULTILINE_IMPLICIT_KEY') return { position: second.pos[1], expected: indentExpected };
  return { position, expected: expectedByCode[error.code] ?? fieldExpected };
}

/** For a text that names a fact without a value. */
export const describeAbsentFact = (name: string) =>
  `Se espera un texto sin {${name}}, o que ese dato exista: ahora está vacío.`;
