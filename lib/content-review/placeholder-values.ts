import type { Finding } from './finding';
import type { TextField } from './text-fields';

const listEntry = /^placeholderValues\[\d+\]$/;
/** Reserved domains (RFC 2606), their Spanish equivalents, and numbers of one repeated digit. */
const invented =
  /\b(example|ejemplo|tudominio|midominio|dominio)\.(com|org|net|es)\b|\.(test|invalid)\b|^[+\d ]*(?<digit>\d)(?: ?\k<digit>){5}$/;

/** A field's name, alone or before a note in brackets: 'hotels[2].href (confirmar)'. Other entries are tasks in words. */
const fieldName = /^([a-z]\w*(?:\[\d+\]|\.\w+)*)(?= \(|$)/;

/** Whether a list entry names a field that does not exist: misspelt, or its record has moved or gone. */
function namesNoField({ file, text }: TextField, fields: readonly TextField[]): boolean {
  const [, name] = fieldName.exec(text) ?? [];
  return name !== undefined && !fields.some((entry) => entry.file === file && entry.field.startsWith(name));
}

/** Values to replace before launch: those listed in the content, and invented addresses and numbers. */
export function placeholderValues(fields: readonly TextField[]): Finding[] {
  const listed = fields.filter(({ field }) => listEntry.test(field));
  const unlisted = fields.filter(
    ({ file, field, text }) =>
      invented.test(text) &&
      !/por ejemplo/i.test(text) &&
      !listEntry.test(field) &&
      field !== 'uid' &&
      !listed.some((entry) => entry.file === file && field.startsWith(entry.text)),
  );
  const missing =
    ': no hay ningún campo así; ¿está mal escrito, se ha borrado o ha cambiado el número de la entrada?';
  return [
    ...listed.map((entry) => ({
      file: entry.file,
      text: entry.text + (namesNoField(entry, fields) ? missing : ''),
    })),
    ...unlisted.map(({ file, field, text }) => ({ file, text: `${field}: «${text}» es un dato inventado` })),
  ].map((found) => ({ level: 'placeholderValue', ...found }));
}
