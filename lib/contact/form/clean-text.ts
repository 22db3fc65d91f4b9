const loneSurrogates = /\p{Surrogate}/gu;
/** Invisible format characters and marks of direction, which can disguise a text. Joiners stay, because emoji need them. */
const invisible =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;
/** An address has no use for joiners and variation selectors either. */
const ignorable = /\p{Default_Ignorable_Code_Point}/gu;
const lineBreaks = /\r\n?|[\u0085\u2028\u2029]/g;
const controlsAndSpaces = /[\p{Control}\s]+/gu;
const controlsButLines = /(?![\n\t])\p{Control}/gu;
const visible = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Removes what visitors paste by accident. A text without a visible character becomes empty. */
function removeInvisible(typed: string): string {
  const text = typed.replace(loneSurrogates, '\uFFFD').replace(invisible, '').normalize('NFC');
  return visible.test(text) ? text : '';
}

/** Cleans a text of one line. Line breaks become spaces. */
export const cleanLine = (typed: string): string =>
  removeInvisible(typed).replace(controlsAndSpaces, ' ').trim();

export const cleanLines = (typed: string): string =>
  removeInvisible(typed).replace(lineBreaks, '\n').replace(controlsButLines, '').trim();

/** Cleans an e-mail address. A domain with letters beyond ASCII gets its ASCII form (IDNA), which mail servers expect. */
export function cleanEmail(typed: string): string {
  const address = cleanLine(typed.replace(ignorable, ''));
  const [, local, domain = ''] = /^([^@]+@)([\p{Letter}\p{Mark}\p{Number}.-]+)$/u.exec(address) ?? [];
  const isConvertible = /[^\x21-\x7e]/.test(domain) && URL.canParse(`http://${domain}`);
  return local && isConvertible ? local + new URL(`http://${domain}`).hostname : address;
}

/** The length of a text in code points. A simple emoji is one, although JavaScript counts two characters. */
export const countCodePoints = (text: string): number => [...text].length;
