import type { ContentField } from '../../content-model/content-fields';
import type { Finding } from './finding';

/** Reserved domains (RFC 2606). */
const reserved = /\bexample\.(com|org|net)\b|\.(test|invalid)\b/;

/** A field's name, alone or before a note in brackets: 'hotels[2].href (confirmar)'. Other entries are tasks in words. */
const namedField = /^([a-z]\w*(?:\[\d+\]|\.\w+)*)(?= \(|$)/;

/** Values to replace before launch: those that the content lists, and addresses on reserved domains. */
export function placeholderValues(fields: readonly ContentField[]): Finding[] {
  const found = fields.flatMap(({ file, field, value, meta }): { file: string; text: string }[] => {
    if (meta.kind === 'task') {
      return (value as string[]).map((text) => {
        const name = namedField.exec(text)?.[1] ?? '';
        const exists = fields.some((other) => other.file === file && other.field.startsWith(name));
        return { file, text: exists ? text : `${text}: no hay ningún campo así; ¿ha cambiado de sitio?` };
      });
    }
    const isAddress = meta.kind === 'link' || meta.kind === 'email';
    const isListed = fields.some(
      (list) =>
        list.file === file &&
        list.meta.kind === 'task' &&
        (list.value as string[]).some((text) => field.startsWith(namedField.exec(text)?.[1] ?? '\0')),
    );
    return isAddress && !isListed && reserved.test(String(value))
      ? [{ file, text: `${field}: «${String(value)}» es un dato inventado` }]
      : [];
  });
  return found.map((entry) => ({ level: 'placeholderValue', ...entry }));
}
