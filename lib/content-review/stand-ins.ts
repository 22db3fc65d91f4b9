import type { Content, Finding } from './finding';
import { textFields, type TextField } from './text-fields';

const inList = /^standIns\[\d+\]$/;
/** Domains that belong to nobody (RFC 2606): only a stand-in has them. */
const reserved = /\bexample\.(com|org|net)\b/;

/** A field with a number in it: 'hotels[2].href'. Numbers move up when an entry is taken away. */
const numbered = /^[\w.]+\[\d+\]\S*/;

/** What a list of stand-ins says, or that the place it names has gone. */
function declaredText({ file, text }: TextField, fields: readonly TextField[]): string {
  const [named] = numbered.exec(text) ?? [];
  const isThere = !named || fields.some((entry) => entry.file === file && entry.field.startsWith(named));
  return isThere
    ? text
    : `${text}: ya no existe; ¿se quitó una entrada de delante y ahora tiene otro número?`;
}

/** What still has to be replaced before a launch: what the content says of itself, and addresses that lead nowhere. */
export function standIns(content: Content): Finding[] {
  const fields = textFields(content);
  const declared = fields.filter(({ field }) => inList.test(field));
  const undeclared = fields.filter(
    ({ file, field, text }) =>
      reserved.test(text) &&
      !/por ejemplo/i.test(text) &&
      !inList.test(field) &&
      field !== 'uid' &&
      !declared.some((entry) => entry.file === file && field.startsWith(entry.text)),
  );
  return [
    ...declared.map((entry) => ({ file: entry.file, text: declaredText(entry, fields) })),
    ...undeclared.map(({ file, field, text }) => ({
      file,
      text: `${field}: «${text}» es una dirección de ejemplo`,
    })),
  ].map((found) => ({ level: 'notice', topic: 'standIn', ...found }));
}
