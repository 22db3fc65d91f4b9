import { describe, expect, it } from 'vitest';
import { composeMail } from '@/lib/contact/mail/compose';
import { fromEml, toEml } from '@/lib/contact/outbox/eml';
import { accepted, mailRules } from '../samples';

const hostile = accepted({
  name: '<b>"Ana" & \'co\'</b>',
  message: 'Línea 1\n<script>alert(1)</script>\nhttps://x.test',
});

describe('the file in the outbox', () => {
  const mail = composeMail(hostile, mailRules);
  const eml = toEml(mail, hostile, 'a'.repeat(64), new Date('2025-11-14T17:00:00Z'));

  it('is a mail: ASCII, CRLF, short lines, both versions', () => {
    expect(eml).toMatch(/^[\x20-\x7e\r\n]*$/);
    expect(eml.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(Math.max(...eml.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
    expect(eml).toContain('Date: Fri, 14 Nov 2025 17:00:00 +0000');
    const parts = eml.split(/--=_a{32}/).slice(1, 3);
    const decode = (part = '') => Buffer.from(part.split('\r\n\r\n')[1] ?? '', 'base64').toString();
    expect(parts.map(decode)).toEqual([mail.text, mail.html]);
  });

  it('writes a name beyond ASCII in encoded words', () => {
    const other = accepted({ name: 'Begoña Núñez de la Ñ'.repeat(3) });
    const file = toEml(composeMail(other, mailRules), other, 'a'.repeat(64), new Date());
    const words = [.../^Subject: ((?:.*\r\n )*.*)/m.exec(file)![1]!.matchAll(/=\?utf-8\?B\?([^?]+)\?=/g)];
    expect(words.map(([, word]) => Buffer.from(word!, 'base64').toString()).join('')).toBe(
      `[Web] Prensa - ${other.message.name}`,
    );
    expect(Math.max(...words.map(([word]) => word.length))).toBeLessThanOrEqual(75);
  });

  it('gives the message back as it was accepted', () => {
    expect(fromEml(eml)).toEqual(hostile);
  });
});
