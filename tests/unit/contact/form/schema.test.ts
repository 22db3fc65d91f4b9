import { describe, expect, it } from 'vitest';
import { contactValidator } from '@/lib/contact/form/schema';
import { contact, subjects, valid } from '../samples';

const validate = contactValidator(contact.validation, subjects);

function errorsOf(changes: Record<string, unknown>): string[] {
  const result = validate({ ...valid, ...changes });
  return result.ok ? [] : result.errors.map(({ message }) => message);
}

describe('rules of section 5, one message each', () => {
  it.each([
    ['name', '', 'El nombre es obligatorio'],
    ['name', '   ', 'El nombre es obligatorio'],
    ['name', 'A', 'El nombre debe tener al menos 2 caracteres'],
    ['name', '🏰', 'El nombre debe tener al menos 2 caracteres'],
    ['name', 'a'.repeat(101), 'El nombre no puede exceder 100 caracteres'],
    ['name', '🏰'.repeat(101), 'El nombre no puede exceder 100 caracteres'],
    ['email', '', 'El email es obligatorio'],
    ['email', 'carmen', 'El email no tiene un formato válido'],
    ['email', 'carmen@correo', 'El email no tiene un formato válido'],
    ['email', 'a@b.es, c@d.es', 'El email no tiene un formato válido'],
    ['email', 'Ana <a@b.es>', 'El email no tiene un formato válido'],
    ['email', 'begoña@example.com', 'El email no tiene un formato válido'],
    ['email', 'a@b.es\r\nBcc: c@d.es', 'El email no tiene un formato válido'],
    ['email', `${'a'.repeat(65)}@example.com`, 'El email no tiene un formato válido'],
    ['email', `a@${'ab.'.repeat(84)}com`, 'El email no tiene un formato válido'],
    ['subject', '', 'El asunto es obligatorio'],
    ['subject', 'Otra cosa', 'El asunto es obligatorio'],
    ['subject', 'constructor', 'El asunto es obligatorio'],
    ['subject', 'prensa', 'El asunto es obligatorio'],
    ['message', '', 'El mensaje es obligatorio'],
    ['message', '\u200B'.repeat(50), 'El mensaje es obligatorio'],
    ['message', 'a'.repeat(9), 'El mensaje debe tener al menos 10 caracteres'],
    ['message', `  ${'a'.repeat(9)}  `, 'El mensaje debe tener al menos 10 caracteres'],
    ['message', '🏰'.repeat(9), 'El mensaje debe tener al menos 10 caracteres'],
    ['message', 'a'.repeat(1001), 'El mensaje no puede exceder 1000 caracteres'],
    ['message', '🏰'.repeat(1001), 'El mensaje no puede exceder 1000 caracteres'],
  ])('%s %j: %s', (field, value, message) => {
    expect(errorsOf({ [field]: value })).toEqual([message]);
  });
});

describe('values on the right side of each limit', () => {
  it.each<[string, string]>([
    ['name', 'Al'],
    ['name', '🏰🏰'],
    ['name', '🏰'.repeat(100)],
    ['email', `${'a'.repeat(64)}@example.com`],
    ['email', `a@${'ab.'.repeat(83)}com`],
    ['email', "o'brien+web@sub.example.com"],
    ['email', '  ana@example.com\n'],
    ['message', 'a'.repeat(10)],
    ['message', '🏰'.repeat(10)],
    ['message', 'a'.repeat(1000)],
    ['message', '🏰'.repeat(1000)],
    ['message', `\n ${'a'.repeat(1000)} \n`],
    ['message', `${'a\r\n'.repeat(499)}bb`],
    ...subjects.map((subject) => ['subject', subject] as [string, string]),
  ])('%s %j passes', (field, value) => {
    expect(errorsOf({ [field]: value })).toEqual([]);
  });
});

it('offers the subjects of the specification, the first one by default', () => {
  expect(subjects[0]).toBe('Información sobre eventos');
  expect(subjects).toEqual(
    expect.arrayContaining(['Colaboraciones', 'Propuesta de localización', 'Prensa', 'Otros']),
  );
});

it('collects the errors of all fields in their order', () => {
  expect(errorsOf({ name: ' ', email: 'x', subject: null, message: 'corto' })).toEqual([
    'El nombre es obligatorio',
    'El email no tiene un formato válido',
    'El asunto es obligatorio',
    'El mensaje debe tener al menos 10 caracteres',
  ]);
});

it.each([null, undefined, 'text', 7, [], { name: {}, email: [], subject: 1, message: true }])(
  'takes %j for four empty fields',
  (input) => {
    const result = validate(input);
    expect(result.ok ? [] : result.errors.map(({ field }) => field)).toEqual([
      'name',
      'email',
      'subject',
      'message',
    ]);
  },
);

it('hands over normalised values and nothing else', () => {
  const input = { ...valid, name: '  Ana\n ', extra: 'x', __proto__: { admin: true } };
  expect(validate(input)).toEqual({ ok: true, message: { ...valid, name: 'Ana' } });
});
