import { expect, test } from 'vitest';
import { contactValidator } from '@/lib/contact/form/schema';
import { contact, subjects, valid } from '../samples';

const validate = contactValidator(contact.validation, subjects);

/** The errors of a message, in their order. */
function errorsOf(input: unknown): string[] {
  const result = validate(input);
  return result.ok ? [] : result.errors.map(({ message }) => message);
}

const nameLong = 'El nombre no puede exceder 100 caracteres';
const emailFormat = 'El email no tiene un formato válido';
const messageShort = 'El mensaje debe tener al menos 10 caracteres';
const messageLong = 'El mensaje no puede exceder 1000 caracteres';

test.each([
  ['name', '', 'El nombre es obligatorio'],
  ['name', '   ', 'El nombre es obligatorio'],
  ['name', 'A', 'El nombre debe tener al menos 2 caracteres'],
  ['name', '🏰', 'El nombre debe tener al menos 2 caracteres'],
  ['name', 'a'.repeat(101), nameLong],
  ['name', '🏰'.repeat(101), nameLong],
  ['email', '', 'El email es obligatorio'],
  ['email', 'carmen', emailFormat],
  ['email', 'carmen@correo', emailFormat],
  ['email', 'a@b.es, c@d.es', emailFormat],
  ['email', 'Ana <a@b.es>', emailFormat],
  ['email', 'begoña@example.com', emailFormat],
  ['email', 'a@b.es\r\nBcc: c@d.es', emailFormat],
  ['email', `${'a'.repeat(65)}@example.com`, emailFormat],
  ['email', `a@${'ab.'.repeat(84)}com`, emailFormat],
  ['subject', '', 'El asunto es obligatorio'],
  ['subject', 'Otra cosa', 'El asunto es obligatorio'],
  ['subject', 'constructor', 'El asunto es obligatorio'],
  ['subject', 'prensa', 'El asunto es obligatorio'],
  ['message', '', 'El mensaje es obligatorio'],
  ['message', '\u200B'.repeat(50), 'El mensaje es obligatorio'],
  ['message', 'a'.repeat(9), messageShort],
  ['message', `  ${'a'.repeat(9)}  `, messageShort],
  ['message', '🏰'.repeat(9), messageShort],
  ['message', 'a'.repeat(1001), messageLong],
  ['message', '🏰'.repeat(1001), messageLong],
])('%s %j: %s', (field, value, message) => {
  expect(errorsOf({ ...valid, [field]: value })).toEqual([message]);
});

test.each([
  ['name', 'Al'],
  ['name', '🏰🏰'],
  ['name', '🏰'.repeat(100)],
  ['email', `${'a'.repeat(64)}@example.com`],
  ['email', `a@${'ab.'.repeat(83)}com`],
  ['email', "o'brien+web@sub.example.com"],
  ['email', '  ana@example.com\n'],
  ['message', 'a'.repeat(10)],
  ['message', '🏰'.repeat(10)],
  ['message', '🏰'.repeat(1000)],
  ['message', `\n ${'a'.repeat(1000)} \n`],
  ['message', `${'a\r\n'.repeat(499)}bb`],
  ...['Información sobre eventos', 'Colaboraciones', 'Propuesta de localización', 'Prensa', 'Otros'].map(
    (subject) => ['subject', subject],
  ),
])('%s %j is valid', (field, value) => {
  expect(errorsOf({ ...valid, [field]: value })).toEqual([]);
});

test('the errors of all fields are collected in their order', () => {
  expect(errorsOf({ name: ' ', email: 'x', subject: null, message: 'corto' })).toEqual([
    'El nombre es obligatorio',
    emailFormat,
    'El asunto es obligatorio',
    messageShort,
  ]);
});

test.each([null, undefined, 'text', 7, [], { name: {}, email: [], subject: 1, message: true }])(
  '%j counts as four empty fields',
  (input) => expect(errorsOf(input)).toHaveLength(4),
);

test('the result has the four normalised values and nothing else', () => {
  const input = { ...valid, name: '  Ana\n ', extra: 'x', __proto__: { admin: true } };
  expect(validate(input)).toEqual({ ok: true, message: { ...valid, name: 'Ana' } });
});
