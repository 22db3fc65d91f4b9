import { expect, test } from 'vitest';
import { codePoints, normaliseEmail, normaliseLine, normaliseMessage } from '@/lib/contact/form/normalise';

test.each([
  ['  Ana  ', 'Ana'],
  ['Ana\r\nBcc: x@example.com', 'Ana Bcc: x@example.com'],
  ['Ana\0\u2028\u2029\u0085 B', 'Ana B'],
  ['\u202Eana\u2066 b\u200F', 'ana b'],
  ['a\u0301', 'á'],
  ['a\uD800b', 'a\uFFFDb'],
  ['\uFEFFAna\u200B', 'Ana'],
  ['\u200B\u2060\u00AD', ''],
  ['\u3164\u2800', ''],
  ['👩‍👩‍👧', '👩‍👩‍👧'],
])('the line %j becomes %j', (text, clean) => {
  expect(normaliseLine(text)).toBe(clean);
});

test.each([
  ['uno\r\ndos\rtres\u2028cuatro', 'uno\ndos\ntres\ncuatro'],
  ['a\tb\n\nc', 'a\tb\n\nc'],
  ['a\0\x07\x1Bb', 'ab'],
  ['\u202Etexto\u202C', 'texto'],
  ['\u200B'.repeat(50), ''],
  [' \n\t ', ''],
])('the message %j becomes %j', (text, clean) => {
  expect(normaliseMessage(text)).toBe(clean);
});

test.each([
  [' ana@example.com ', 'ana@example.com'],
  ['ana@españa.es', 'ana@xn--espaa-rta.es'],
  ['ana@\u200Bexample.com', 'ana@example.com'],
  ['a@b@españa.es', 'a@b@españa.es'],
  ['ana@españa.es/x', 'ana@españa.es/x'],
])('the address %j becomes %j', (text, clean) => {
  expect(normaliseEmail(text)).toBe(clean);
});

test('lengths count code points, not UTF-16 units', () => {
  expect(codePoints('ñ🏰a')).toBe(3);
});
