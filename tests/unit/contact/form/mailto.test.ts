import { expect, test } from 'vitest';
import { mailtoLink } from '@/lib/contact/form/mailto';
import { valid } from '../samples';

const parts = (link: string) => {
  const { protocol, pathname, searchParams } = new URL(link);
  return [protocol, pathname, searchParams.get('subject'), searchParams.get('body')];
};

test.each([
  [' ¿50 % & más?\nSí + #1 ', '¿50 % & más?\r\nSí + #1\r\n\r\nCarmen Domínguez'],
  ['a\uD83Cb', 'a\uFFFDb\r\n\r\nCarmen Domínguez'],
  ['', 'Carmen Domínguez'],
])('the link contains address, subject, message and name: %j', (message, body) => {
  const link = mailtoLink('hola@example.com', { ...valid, message });
  expect(parts(link)).toEqual(['mailto:', 'hola@example.com', 'Prensa', body]);
  expect(link).not.toMatch(/[\s+]/);
});

test.each(['ñ'.repeat(1000), '🏰'.repeat(1000), 'a'.repeat(100_000)])(
  'a long message is cut so that the link can be opened, and ends in an ellipsis',
  (message) => {
    const link = mailtoLink('hola@example.com', { ...valid, message });
    expect(link.length).toBeLessThanOrEqual(2000);
    expect(link.length).toBeGreaterThan(1900);
    const body = String(parts(link)[3]);
    expect(body.endsWith('…')).toBe(true);
    expect(message.startsWith(body.slice(0, -1))).toBe(true);
  },
);
