import { describe, expect, it, test } from 'vitest';
import { composeMail, messageKey } from '@/lib/contact/mail/compose';
import { accepted, mailRules } from '../samples';

describe('the mail to staff', () => {
  it('comes from the site, replies to the visitor and names subject and sender', () => {
    expect(composeMail(accepted({ subject: 'Otros' }), mailRules)).toMatchObject({
      from: 'Web <web@example.com>',
      to: ['equipo@example.com'],
      replyTo: 'carmen@example.com',
      subject: '[Web] Otros - Carmen Domínguez',
    });
  });

  it('goes to the recipients of its subject', () => {
    expect(composeMail(accepted(), mailRules).to).toEqual(['prensa@example.com']);
  });

  it('goes from a preview to the preview recipients only, and is marked', () => {
    const mail = composeMail(accepted({}, true), { ...mailRules, previewTo: ['pruebas@example.com'] });
    expect(mail.to).toEqual(['pruebas@example.com']);
    expect(mail.subject).toBe('[PREVIEW] [posible spam] [Web] Prensa - Carmen Domínguez');
  });

  it('has a subject of at most 120 whole characters', () => {
    const { subject } = composeMail(accepted({ name: '🏰'.repeat(300) }), mailRules);
    expect([...subject]).toHaveLength(120);
    expect(subject.isWellFormed()).toBe(true);
  });

  it.each(['text', 'html'] as const)('contains the message and a warning in its %s version', (version) => {
    const body = composeMail(accepted(), mailRules)[version];
    for (const part of [
      'Carmen Domínguez',
      'carmen@example.com',
      'Prensa',
      'acreditación',
      'remitente no verificado',
    ]) {
      expect(body).toContain(part);
    }
  });

  it('escapes what the visitor typed in HTML, and has a language, a title and dark colours', () => {
    const message = 'Línea 1\n<script>alert(1)</script>\nhttps://x.test';
    const { html } = composeMail(accepted({ name: '<b>"Ana" & \'co\'</b>', message }), mailRules);
    expect(html).toContain('&lt;b&gt;&quot;Ana&quot; &amp; &#39;co&#39;&lt;/b&gt;');
    expect(html).toContain('Línea 1<br>&lt;script&gt;');
    expect(html).not.toMatch(/<script|<b>|<a |<img|src=/);
    expect(html).toMatch(/<html lang="es">[^]*<title>.+<\/title>[^]*prefers-color-scheme:dark/);
  });
});

test('a message has one key, whatever mail is made of it', () => {
  expect(messageKey(accepted().message)).toBe(messageKey(accepted({}, true).message));
  expect(messageKey(accepted({ name: 'a', email: 'b' }).message)).not.toBe(
    messageKey(accepted({ name: 'ab', email: '' }).message),
  );
});
