import { warningIn, type Finding } from './finding';
import type { TextField } from './text-fields';

const english = /(^|\.)english\b|^venueEnglish$|^timetable\./;
/** Words that English lacks; articles in capitals and 'de la' belong to names. */
const spanish =
  /(?<!\p{L})(el|los|las|una?|y|con|para|por|que|sin|desde|hasta|muy|más|cada|de (?!la )\p{Ll}+)(?!\p{L})|[¿¡]|ción(?!\p{L})/u;

/** Whether an English field holds Spanish: Spanish words, or words of the Spanish field that end like Spanish ones. */
function isLeftInSpanish({ file, field, text }: TextField, texts: readonly TextField[]): boolean {
  if (!english.test(field) && !file.endsWith('/errors.ts')) return false;
  const spanishField = field.replace(/\.english|English/, '');
  const isCopied = texts.some(
    (other) =>
      other.file === file &&
      other.field === spanishField &&
      other.field !== field &&
      other.text.includes(text),
  );
  return spanish.test(text) || (isCopied && /[aoé]( |$)/.test(text));
}

/** Texts of the PDFs, whose fonts have no symbols. */
const printed = /\/(event|event-page|documents)\.ts$/;
const unprintable = /(?![©®™])[\p{Extended_Pictographic}\p{Emoji_Presentation}←-⇿■-◿☀-➿]/u;

/** Addresses and numbers, which are no links within a text and do not follow site.ts. */
const contact =
  /(?<![\p{L}\d@/.])(?:(?:https?:\/\/|www\.)[^\s,;]+|[\w.+-]+@[\w-]+\.\w+|(?:\+34 ?)?[6-9]\d\d ?\d{2,3} ?\d{2,3} ?\d{2,3}(?!\d))/u;
const contactFields = /[hH]ref$|^(uid|email|phone|placeholderValues\[\d+\])$|^owner\./;

function problemOf(entry: TextField, texts: readonly TextField[]): string | undefined {
  const { file, field, text } = entry;
  if (contactFields.test(field)) return;
  if (isLeftInSpanish(entry, texts)) return `«${text}» parece español, y se lee en el PDF inglés`;
  const [sign] = printed.test(file) ? (unprintable.exec(text) ?? []) : [];
  if (sign) return `«${sign}» no sale en los PDF`;
  const [address] = /\/legal\//.test(file) || /por ejemplo/i.test(text) ? [] : (contact.exec(text) ?? []);
  if (address) return `«${address}» no se puede pulsar dentro de un texto; ponlo en su enlace o quítalo`;
}

/** Entries of one list with the same address, picture, film or captions. */
function repeatedValues(texts: readonly TextField[]): Finding[] {
  const listOf = ({ file, field }: TextField) => `${file} ${field.replace(/\[\d+\]([^[]*)$/, '[]$1')}`;
  const values = texts.filter(({ field }) => /\]\.(href|image|video|poster|captions)$/.test(field));
  return values.flatMap((entry, index): Finding[] => {
    const twin = values
      .slice(0, index)
      .find((other) => other.text === entry.text && listOf(other) === listOf(entry));
    const text = `${entry.field}: «${entry.text}» está también en ${twin?.field}; ¿es de los dos?`;
    return twin ? [warningIn(entry.file, text)] : [];
  });
}

/** Texts that are accepted but will not be read as intended. */
export function oddTexts(texts: readonly TextField[]): Finding[] {
  const odd = texts.flatMap((entry): Finding[] => {
    const problem = problemOf(entry, texts);
    return problem ? [warningIn(entry.file, `${entry.field}: ${problem}`)] : [];
  });
  return [...odd, ...repeatedValues(texts)];
}
