import { expect, it } from 'vitest';
import { mailtoLink } from '@/lib/contact/form/mailto';
import { valid } from '../samples';

const parts = (link: string) => {
  const { protocol, pathname, searchParams } = new URL(link);
  return [protocol, pathname, searchParams.get('subject'), searchParams.get('body')];
};

it('holds address, subject, text and name, with the line breaks of mail', () => {
  const link = mailtoLink('hola@example.com', { ...valid, message: ' ¿50 % & más?\nSí + #1 ' });
  expect(parts(link)).toEqual([
    'mailto:',
    'hola@example.com',
    'Prensa',
    '¿50 % & más?\r\nSí + #1\r\n\r\nCarmen Domínguez',
  ]);
  expect(link).not.toMatch(/[\s+]/);
});

it.each([
  ['a long text', 'ñ'.repeat(1000)],
  ['many pictures', '🏰'.repeat(1000)],
  ['a text nobody checked', 'a'.repeat(100_000)],
])('stays short enough to be opened with %s, and says where it was cut', (_, message) => {
  const link = mailtoLink('hola@example.com', { ...valid, message });
  expect(link.length).toBeLessThanOrEqual(2000);
  expect(link.length).toBeGreaterThan(1900);
  const body = String(parts(link)[3]);
  expect(body.endsWith('…')).toBe(true);
  expect(message.startsWith(body.slice(0, -1))).toBe(true);
});

it('does not stumble over half a character', () => {
  expect(parts(mailtoLink('hola@example.com', { ...valid, message: 'a\uD83Cb' }))[3]).toContain('a\uFFFDb');
});

it('is the address and the subject when nothing was written', () => {
  expect(mailtoLink('hola@example.com', { ...valid, name: '', message: '' })).toBe(
    'mailto:hola@example.com?subject=Prensa&body=',
  );
});
