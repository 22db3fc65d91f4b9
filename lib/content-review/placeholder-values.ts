import type { Finding } from './finding';
import type { TextField } from './text-fields';

const inList = /^placeholderValues\[\d+\]$/;
/** Only a placeholder value has them: domains reserved by RFC 2606, their Spanish likes, and numbers of one figure. */
const invented =
  /\b(example|ejemplo|tudominio|midominio|dominio)\.(com|org|net|es)\b|\.(test|invalid)\b|^[+\d ]*(?<figure>\d)(?: ?\k<figure>){5}$/;

/** A name of a field, alone or before a note in brackets: 'hotels[2].href (confirmar)'. Others are errands in words. */
const fieldName = /^([a-z]\w*(?:\[\d+\]|\.\w+)*)(?= \(|$)/;

/** What a list of placeholder values says, or that it names no field: mistyped, or an entry before it has gone. */
function declaredText({ file, text }: TextField, fields: readonly TextField[]): string {
  const [, named] = fieldName.exec(text) ?? [];
  const isThere = !named || fields.some((entry) => entry.file === file && entry.field.startsWith(named));
  return isThere
    ? text
    : `${text}: no hay ningún campo así; ¿está mal escrito, o ha cambiado el número de la entrada?`;
}

/** What still has to be replaced before a launch: what the content says of itself, and addresses that lead nowhere. */
export function placeholderValues(fields: readonly TextField[]): Finding[] {
  const declared = fields.filter(({ field }) => inList.test(field));
  const undeclared = fields.filter(
    ({ file, field, text }) =>
      invented.test(text) &&
      !/por ejemplo/i.test(text) &&
      !inList.test(field) &&
      field !== 'uid' &&
      !declared.some((entry) => entry.file === file && field.startsWith(entry.text)),
  );
  return [
    ...declared.map((entry) => ({ file: entry.file, text: declaredText(entry, fields) })),
    ...undeclared.map(({ file, field, text }) => ({
      file,
      text: `${field}: «${text}» es un dato inventado`,
    })),
  ].map((found) => ({ level: 'placeholderValue', ...found }));
}
