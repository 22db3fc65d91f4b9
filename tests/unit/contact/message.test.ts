import { expect, test } from 'vitest';
import { contactFields, isRequired, listErrors, messageSchema, readFields } from '@/lib/contact/form/message';
import { fieldErrors, subjects } from '@/lib/words/contact';
import { valid } from '../../fakes/contact-message';

const parse = (changes: object) => messageSchema.safeParse({ ...valid, ...changes });

const enough = 'con diez caracteres o más';

test.each([
  ['name', 'Ana\r\nBcc: x@example.com', 'Ana Bcc: x@example.com'],
  ['name', 'Ana\0\u2028\u2029\u0085 B', 'Ana B'],
  ['name', '\u202Eana\u2066 b\u200F', 'ana b'],
  ['name', 'a\u0301a', 'áa'],
  ['name', 'a\uD800b', 'a\uFFFDb'],
  ['name', '\uFEFFAna\u200B', 'Ana'],
  ['name', '👩‍👩‍👧', '👩‍👩‍👧'],
  ['message', `uno\r\ndos\rtres\u2028${enough}`, `uno\ndos\ntres\n${enough}`],
  ['message', `a\tb\n\nc\0\x07\x1Bd ${enough}`, `a\tb\n\ncd ${enough}`],
  ['email', ' ana@example.com ', 'ana@example.com'],
  ['email', 'ana@españa.es', 'ana@xn--espaa-rta.es'],
  ['email', 'usuario@пример.рф', 'usuario@xn--e1afmkfd.xn--p1ai'],
  ['email', '\u200Dana\u200C@example\uFE0F.com', 'ana@example.com'],
])('what visitors paste by accident is removed: the %s %j becomes %j', (field, text, clean) => {
  expect(parse({ [field]: text }).data).toEqual({ ...valid, [field]: clean });
});

test('a message may leave out its optional fields, which are then empty', () => {
  const required = Object.fromEntries(contactFields.filter(isRequired).map((field) => [field, valid[field]]));
  expect(messageSchema.parse(required)).toEqual({ ...readFields(null), ...required });
});

function errorsOf(changes: object): string[] {
  const { error } = parse(changes);
  return error ? listErrors(error).map(({ message }) => message) : [];
}

test.each([
  ['name', ' ', fieldErrors.nameRequired],
  ['name', '\u3164\u2800', fieldErrors.nameRequired],
  ['name', '🏰', fieldErrors.nameTooShort(2)],
  ['name', '🏰'.repeat(101), fieldErrors.nameTooLong(100)],
  ['email', '\u200D', fieldErrors.emailRequired],
  ...[
    'carmen@correo',
    'a@b.es, c@d.es',
    'Ana <a@b.es>',
    'begoña@example.com',
    'a@b.es\r\nBcc: c@d.es',
    'a@b@españa.es',
    'a..b@empresa.es',
    '.ana@empresa.es',
    'ana.@empresa.es',
    'ana@192.168.1.1',
    'ana@empresa.e',
    'ana@españa.es/x',
    `${'a'.repeat(65)}@example.com`,
    `aa@${'ab.'.repeat(83)}com`,
  ].map((email) => ['email', email, fieldErrors.emailFormat]),
  ['subject', '', fieldErrors.subjectRequired],
  ['subject', 'Otra cosa', fieldErrors.subjectRequired],
  ['subject', 'constructor', fieldErrors.subjectRequired],
  ['message', '\n', fieldErrors.messageRequired],
  ['message', '\u200B'.repeat(50), fieldErrors.messageRequired],
  ['message', `  ${'a'.repeat(9)}  `, fieldErrors.messageTooShort(10)],
  ['message', '🏰'.repeat(9), fieldErrors.messageTooShort(10)],
  ['message', 'a'.repeat(1001), fieldErrors.messageTooLong(1000)],
  ['message', '🏰'.repeat(1001), fieldErrors.messageTooLong(1000)],
])('the %s %j has one error: %s', (field = '', value, error) => {
  expect(errorsOf({ [field]: value })).toEqual([error]);
});

test.each([
  ['name', '🏰🏰'],
  ['name', '🏰'.repeat(100)],
  ['email', `${'a'.repeat(64)}@example.com`],
  ['email', `a@${'ab.'.repeat(83)}com`],
  ['email', 'r&d@company.com'],
  ['email', 'first/last@x.com'],
  ['email', 'user=tag@x.com'],
  ['email', 'usuario@пример.рф'],
  ['email', 'user@xn--e1afmkfd.xn--p1ai'],
  ['message', '🏰'.repeat(10)],
  ['message', `\n ${'🏰'.repeat(1000)} \n`],
  ['message', `${'a\r\n'.repeat(499)}bb`],
  ...Object.values(subjects).map((subject) => ['subject', subject]),
])('the %s %j is valid', (field = '', value) => {
  expect(errorsOf({ [field]: value })).toEqual([]);
});
