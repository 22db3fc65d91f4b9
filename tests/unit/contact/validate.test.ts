import { expect, test } from 'vitest';
import { fieldNames, fields } from '@/lib/contact/fields';
import { normalise, validate } from '@/lib/contact/validate';
import { subjects } from '@/lib/words/contact';
import { contact, errorText, valid } from '../../fakes/contact-message';

test.each([
  ['name', 'Ana\r\nBcc: x@example.com', 'Ana Bcc: x@example.com'],
  ['name', 'Ana\0\u2028\u2029\u0085 B', 'Ana B'],
  ['name', '\u202Eana\u2066 b\u200F', 'ana b'],
  ['name', 'a\u0301', 'á'],
  ['name', 'a\uD800b', 'a\uFFFDb'],
  ['name', '\uFEFFAna\u200B', 'Ana'],
  ['name', '\u3164\u2800', ''],
  ['name', '👩‍👩‍👧', '👩‍👩‍👧'],
  ['message', 'uno\r\ndos\rtres\u2028cuatro', 'uno\ndos\ntres\ncuatro'],
  ['message', 'a\tb\n\nc\0\x07\x1Bd', 'a\tb\n\ncd'],
  ['email', ' ana@example.com ', 'ana@example.com'],
  ['email', 'ana@españa.es', 'ana@xn--espaa-rta.es'],
  ['email', 'usuario@пример.рф', 'usuario@xn--e1afmkfd.xn--p1ai'],
  ['email', '\u200Dana\u200C@example\uFE0F.com', 'ana@example.com'],
  ['email', 'a@b@españa.es', 'a@b@españa.es'],
  ['email', 'ana@españa.es/x', 'ana@españa.es/x'],
] as const)('what visitors paste by accident is removed: the %s %j becomes %j', (field, text, clean) => {
  expect(normalise(field, text)).toBe(clean);
});

/** The errors of a message, in their order. */
function errorsOf(input: unknown): string[] {
  const result = validate(input, contact);
  return result.ok ? [] : result.errors.map(({ message }) => message);
}

test.each([
  ['name', '🏰', 'min'],
  ['name', '🏰'.repeat(101), 'max'],
  ['email', 'carmen@correo', 'format'],
  ['email', 'a@b.es, c@d.es', 'format'],
  ['email', 'Ana <a@b.es>', 'format'],
  ['email', 'begoña@example.com', 'format'],
  ['email', 'a@b.es\r\nBcc: c@d.es', 'format'],
  ['email', `${'a'.repeat(65)}@example.com`, 'format'],
  ['email', `aa@${'ab.'.repeat(83)}com`, 'format'],
  ['subject', 'Otra cosa', 'required'],
  ['subject', 'constructor', 'required'],
  ['message', '\u200B'.repeat(50), 'required'],
  ['message', `  ${'a'.repeat(9)}  `, 'min'],
  ['message', '🏰'.repeat(9), 'min'],
  ['message', 'a'.repeat(1001), 'max'],
  ['message', '🏰'.repeat(1001), 'max'],
] as const)('the %s %j breaks the rule %s, and no other is reported', (field, value, rule) => {
  expect(errorsOf({ ...valid, [field]: value })).toEqual([errorText(field, rule)]);
});

test.each([
  ['name', '🏰🏰'],
  ['name', '🏰'.repeat(100)],
  ['email', `${'a'.repeat(64)}@example.com`],
  ['email', `a@${'ab.'.repeat(83)}com`],
  ['email', "  o'brien+web@sub.example.com\n"],
  ['email', 'r&d@company.com'],
  ['email', 'first/last@x.com'],
  ['email', 'user=tag@x.com'],
  ['email', 'usuario@пример.рф'],
  ['email', 'user@xn--e1afmkfd.xn--p1ai'],
  ['message', '🏰'.repeat(10)],
  ['message', `\n ${'🏰'.repeat(1000)} \n`],
  ['message', `${'a\r\n'.repeat(499)}bb`],
  ...Object.values(subjects).map((subject) => ['subject', subject]),
])('the %s %j is valid', (field, value) => {
  expect(errorsOf({ ...valid, [field]: value })).toEqual([]);
});

test.each(fieldNames)('an empty %s is an error where the field is required', (name) => {
  const expected = fields[name].rules.required ? [errorText(name, 'required')] : [];
  expect(errorsOf({ ...valid, [name]: '   ' })).toEqual(expected);
});
