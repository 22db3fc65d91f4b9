/* Removes invisible characters that visitors paste by accident. Browser and server use it, so that both count alike. */

const loneSurrogates = /\p{Surrogate}/gu;
/** Marks that change the direction of the following text, and could disguise it. */
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
/** Invisible format characters. The joiners stay: emoji families and some scripts need them. */
const invisible = /[\u00AD\u180E\u200B\u2060-\u2064\u206A-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;
const lineBreaks = /\r\n?|[\u0085\u2028\u2029]/g;
const controlsAndSpaces = /[\p{Control}\s]+/gu;
const controlsButLines = /(?![\n\t])\p{Control}/gu;
const visible = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

function clean(text: string): string {
  return text
    .replace(loneSurrogates, '\uFFFD')
    .replace(directionMarks, '')
    .replace(invisible, '')
    .normalize('NFC');
}

/** Trims. A text without a visible character becomes empty. */
function finish(text: string): string {
  return visible.test(text) ? text.trim() : '';
}

/** One line: control characters, line breaks and runs of white space become single spaces. */
export function normaliseLine(text: string): string {
  return finish(clean(text).replace(controlsAndSpaces, ' '));
}

/** Keeps lines and tabs. Every kind of line break becomes '\n', and other control characters are removed. */
export function normaliseLines(text: string): string {
  return finish(clean(text).replace(lineBreaks, '\n').replace(controlsButLines, ''));
}

/** One line. A domain with letters beyond ASCII gets its ASCII form (IDNA), which mail servers expect. */
export function normaliseEmail(text: string): string {
  const line = normaliseLine(text);
  const [, local, domain] = /^([^@]+)@([\p{Letter}\p{Mark}\p{Number}.-]+)$/u.exec(line) ?? [];
  if (local === undefined || domain === undefined || /^[\x21-\x7e]+$/.test(domain)) return line;
  try {
    return `${local}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return line;
  }
}

/** Length of a text as the form counts it. */
export const codePoints = (text: string) => [...text].length;
