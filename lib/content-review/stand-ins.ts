import type { Content, Finding } from './finding';
import { textFields } from './text-fields';

const inList = /^standIns\[\d+\]$/;
/** Domains that belong to nobody (RFC 2606): only a stand-in has them. */
const reserved = /\bexample\.(com|org|net)\b/;

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
    ...declared.map(({ file, text }) => ({ file, text })),
    ...undeclared.map(({ file, field, text }) => ({
      file,
      text: `${field}: «${text}» es una dirección de ejemplo`,
    })),
  ].map((found) => ({ level: 'notice', topic: 'standIn', ...found }));
}
