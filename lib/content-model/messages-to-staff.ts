import { z } from 'zod';
import { decapitalise } from '../spelling';

/*
 * What staff read about mistakes that several schemas or readers find. A message about one field or one file stands beside
 * its check.
 */

export function quote(typed: string): string {
  const line = typed.trim().replace(/\s+/g, ' ');
  return `«${line.length > 90 ? `${line.slice(0, 90)}…` : line}»`;
}

const { localeError: describeInSpanish } = z.locales.es();

function describeSize(input: unknown, limit: number | bigint, isTooBig: boolean): string {
  if (typeof input === 'string')
    return isTooBig ? `Sobra texto: caben ${limit} caracteres y hay ${input.length}.` : 'Falta este texto.';
  if (!Array.isArray(input)) return `Se espera un número ${isTooBig ? 'hasta' : 'desde'} ${limit}.`;
  if (limit === 1) return 'Falta un elemento, por lo menos.';
  const elements = isTooBig ? 'Sobran elementos: caben' : 'Faltan elementos: hacen falta';
  return `${elements} ${limit} y hay ${input.length}.`;
}

/**
 * Says in Spanish what a schema expects, unless the schema has a message of its own.
 * @param typed the value as staff typed it, if it is not a list or a record
 */
export function describeIssue(issue: z.core.$ZodRawIssue, typed?: string) {
  // The caller reports a missing value.
  if (issue.input === undefined) return '';
  if (issue.code === 'too_big') return describeSize(issue.input, issue.maximum, true);
  if (issue.code === 'too_small') return describeSize(issue.input, issue.minimum, false);
  const isText = issue.code === 'invalid_type' && issue.expected === 'string';
  // A number or a date that should be a text, such as a phone number.
  if (isText && typed !== undefined) return `Se espera un texto: entre comillas, '${typed}'.`;
  return describeInSpanish(issue);
}

/** For a number as Spain writes it: YAML takes '1.250' for 1.25, and '37,50' for a text. */
export const numberExpected =
  'Se espera un número sin puntos en los miles, y con punto y dos decimales como mucho, por ejemplo: 1250 o 37.50';

/** Invisible characters: control, writing direction, zero width, fillers, private use, unreadable bytes. */
const invisible = /(?![\uFE0E\uFE0F])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{DI}\u2800\uFFFD]/u;
/** The invisible joiners inside one emoji, such as 👨‍👩‍👧. */
const joiners = /(?<=\p{Emoji}\uFE0F?)\u200D(?=\p{Emoji})/gu;
/** HTML, Markdown and escapes, which a page would show literally. */
const markup =
  /<\/?[a-z!][^<>]*>|&(?:amp|lt|gt|quot|nbsp|[a-z](?:acute|tilde|uml)|#x?[\da-f]+);|\*\*|`|\]\(|\\/i;

/** The names in braces of a text: 'Desde {minimumAge} años' has 'minimumAge'. */
export const listNames = (text: string) => [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);

/** Says in Spanish where a text has an invisible character, or returns null. */
export function findInvisible(text: string): string | null {
  // The '+' is as long as a joiner, so the position is the same in the text.
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
export function findWrongName(text: string, allowed: readonly string[]): string | null {
  const inBraces = allowed.map((name) => `{${name}}`).join(', ');
  const known = inBraces ? `se rellenan ${inBraces}` : 'aquí no se rellena ninguno';
  const unknown = listNames(text).find((name) => !allowed.includes(decapitalise(name)));
  if (unknown !== undefined) return `Se espera un nombre conocido en lugar de {${unknown}}: ${known}.`;
  const hasStrayBrace = /[{}]/.test(text.replace(/\{[^{}]*\}/g, ''));
  return hasStrayBrace ? `Se esperan llaves solo alrededor de un nombre: ${known}.` : null;
}

export const utf8Expected =
  'No está guardado en UTF-8. Ábrelo en un editor de texto y guárdalo con la codificación UTF-8.';

/** For the marks that Git leaves in a file that two people have changed. */
export const oneVersionExpected =
  'Se espera una sola versión: quédate con una de las dos y borra las líneas <<<<<<<, ======= y >>>>>>>.';

/** For a line that YAML cannot read, or reads in another way than staff meant. */
export const yamlExpected =
  'Aquí o más arriba hay algo que no se puede leer: se espera «campo: valor», con un espacio detrás de los dos puntos y tantos espacios delante como las líneas hermanas. Un texto que lleva dos puntos o comillas, o empieza por un signo, va en la línea siguiente, debajo de «>-».';

/** For a last day before the first day. */
export const laterDayExpected = 'Se espera una fecha que no sea anterior al primer día.';

/** For a state in which tickets are on sale. */
export const ticketHrefExpected =
  'Se espera la dirección donde se compran las entradas: con este estado se venden.';

/** For a value that is cut off at a comment. */
export const noHashExpected =
  'Detrás de « #» no se lee nada: bórralo, o escribe el texto en la línea siguiente, debajo de «>-».';

/** For a text that names a fact without a value. */
export const describeAbsentFact = (name: string) =>
  `Se espera un texto sin {${name}}, o que ese dato exista: ahora está vacío.`;
