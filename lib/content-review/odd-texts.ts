import { warningIn, type Finding } from './finding';
import type { TextField } from './text-fields';

/** Fields in English among the Spanish ones. */
const english = /(^|\.)english\b|^venueEnglish$|^timetable\./;
/** Words that English has not; articles in capitals belong to names. */
const spanish =
  /(?<!\p{L})(el|los|las|una?|y|con|para|por|que|sin|desde|hasta|muy|más|cada)(?!\p{L})|[¿¡]|ción(?!\p{L})/u;

/** A text in Spanish among the English ones: by its words, or because it says the same as the Spanish one. */
function isLeftInSpanish({ file, field, text }: TextField, texts: readonly TextField[]): boolean {
  if (!english.test(field) && !file.endsWith('/errors.ts')) return false;
  const original = field.replace(/\.english|English/, '');
  const isSame =
    original !== field &&
    texts.some((other) => other.file === file && other.field === original && other.text === text);
  // 'Brunch' is the same in both.
  return spanish.test(text) || (isSame && /[aoé]( |$)/.test(text));
}

/** What is printed: a sign that the documents' faces have not leaves a gap. */
const printed = /\/(event|event-page|documents)\.ts$/;
const unprintable = /(?![©®™])[\p{Extended_Pictographic}\p{Emoji_Presentation}←-⇿■-◿☀-➿]/u;

/** Addresses and numbers that nothing makes a link, and that do not follow site.ts. */
const contact =
  /(?<![\p{L}\d@/.])(?:(?:https?:\/\/|www\.)[^\s,;]+|[\w.+-]+@[\w-]+\.\w+|(?:\+34 ?)?[6-9]\d\d ?\d{2,3} ?\d{2,3} ?\d{2,3}(?!\d))/u;
/** Fields that hold an address or a number and nothing else. */
const isContact = /[hH]ref$|^(uid|email|phone|placeholderValues\[\d+\])$|^owner\./;

function problem(entry: TextField, texts: readonly TextField[]): string | null {
  const { file, field, text } = entry;
  if (isContact.test(field)) return null;
  if (isLeftInSpanish(entry, texts)) return `«${text}» parece español, y se lee en el PDF inglés`;
  const [sign] = printed.test(file) ? (unprintable.exec(text) ?? []) : [];
  if (sign) return `«${sign}» no sale en los PDF`;
  const [written] = /\/legal\//.test(file) || /por ejemplo/i.test(text) ? [] : (contact.exec(text) ?? []);
  return written ? `«${written}» no se puede pulsar dentro de un texto; ponlo en su enlace o quítalo` : null;
}

const listOf = ({ file, field }: TextField) => `${file} ${field.replace(/\[\d+\]([^[]*)$/, '[]$1')}`;

/** Entries of one list with the same address, picture, film or captions. */
function repeated(texts: readonly TextField[]): Finding[] {
  const files = texts.filter(({ field }) => /\]\.(href|image|video|poster|captions)$/.test(field));
  return files.flatMap((entry, index): Finding[] => {
    const twin = files
      .slice(0, index)
      .find((other) => other.text === entry.text && listOf(other) === listOf(entry));
    const text = `${entry.field}: «${entry.text}» está también en ${twin?.field}; ¿es de los dos?`;
    return twin ? [warningIn(entry.file, text)] : [];
  });
}

/** Texts that are allowed but will not be read as they are meant. */
export function oddTexts(texts: readonly TextField[]): Finding[] {
  const odd = texts.flatMap((entry): Finding[] => {
    const found = problem(entry, texts);
    return found ? [warningIn(entry.file, `${entry.field}: ${found}`)] : [];
  });
  return [...odd, ...repeated(texts)];
}
