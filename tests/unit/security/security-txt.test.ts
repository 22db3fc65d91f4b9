import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { securityTxtField, securityTxtWarning } from '@/lib/security/security-txt';
import { content } from '@/lib/site-content';

const file = readFileSync('public/.well-known/security.txt', 'utf8');
const expiring = (date: string) => `Contact: mailto:hola@example.com\nExpires: ${date}\n`;

describe('security.txt', () => {
  it('has the form of RFC 9116 and the address of the site', () => {
    expect(securityTxtField(file, 'Contact'), 'the e-mail address of lib/content/site.ts').toBe(
      `mailto:${content.site.email}`,
    );
    expect(securityTxtField(file, 'Expires')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    expect(securityTxtField(file, 'Preferred-Languages')).toBe('es, en');
  });
});

describe('securityTxtWarning', () => {
  const today = new Date('2026-11-21T12:00:00Z');

  it('is silent while there is time', () => {
    expect(securityTxtWarning(expiring('2027-01-01T00:00:00Z'), today)).toBeNull();
  });

  it.each([
    ['2026-12-10T00:00:00Z', 'caduca en 18 días'],
    ['2026-11-20T00:00:00Z', 'ha caducado'],
    ['pronto', 'no dice cuándo caduca'],
  ])('speaks of %s', (date, words) => {
    expect(securityTxtWarning(expiring(date), today)).toContain(words);
  });
});
