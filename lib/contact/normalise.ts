import { fields, kinds, type ContactField } from './fields';

const loneSurrogates = /\p{Surrogate}/gu;
/** These marks change the direction of the text after them, and could disguise it. */
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
/** Invisible format characters. Joiners stay, because emoji families and some scripts need them. */
const invisible = /[\u00AD\u180E\u200B\u2060-\u2064\u206A-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;
/** An address has no use for joiners and variation selectors either. */
const ignorable = /\p{Default_Ignorable_Code_Point}/gu;
const lineBreaks = /\r\n?|[\u0085\u2028\u2029]/g;
const controlsAndSpaces = /[\p{Control}\s]+/gu;
const controlsButLines = /(?![\n\t])\p{Control}/gu;
const visible = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

const joinLines = (text: string) => text.replace(controlsAndSpaces, ' ').trim();

/** Converts a domain with letters beyond ASCII to its ASCII form (IDNA), which mail servers expect. */
function convertDomain(address: string): string {
  const [, local, domain] = /^([^@]+)@([\p{Letter}\p{Mark}\p{Number}.-]+)$/u.exec(address) ?? [];
  if (local === undefined || domain === undefined || /^[\x21-\x7e]+$/.test(domain)) return address;
  try {
    return `${local}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return address;
  }
}

const clean = {
  line: joinLines,
  lines: (text: string) => text.replace(lineBreaks, '\n').replace(controlsButLines, '').trim(),
  address: (text: string) => convertDomain(joinLines(text.replace(ignorable, ''))),
};

/**
 * Removes the invisible characters that visitors paste by accident, and the line breaks unless the field has several
 * lines. The browser and the server both use this function, so that they count the same length.
 */
export function normalise(name: ContactField, typed: string): string {
  const text = typed
    .replace(loneSurrogates, '\uFFFD')
    .replace(directionMarks, '')
    .replace(invisible, '')
    .normalize('NFC');
  return visible.test(text) ? clean[kinds[fields[name].kind].text](text) : '';
}

/** The length of a text as the form counts it. */
export const countCodePoints = (text: string) => [...text].length;
