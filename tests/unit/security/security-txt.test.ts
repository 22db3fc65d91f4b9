import { expect, it } from 'vitest';
import { securityTxt } from '@/lib/security/security-txt';

it('security.txt names the address and a date less than a year ahead, in the form of RFC 9116', () => {
  const made = new Date('2026-11-21T12:00:00Z');
  const lines = securityTxt('seguridad@example.org', made).split('\n');
  expect(lines[0]).toBe('Contact: mailto:seguridad@example.org');
  const expires = Date.parse(/^Expires: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)$/.exec(lines[1] ?? '')?.[1] ?? '');
  const days = (expires - made.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
  expect(lines.slice(2)).toEqual(['Preferred-Languages: es, en', '']);
});
