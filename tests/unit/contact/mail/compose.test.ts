import { describe, expect, it } from 'vitest';
import { composeMail, messageKey } from '@/lib/contact/mail/compose';
import { accepted, mailRules } from '../samples';

const hostile = accepted({
  name: '<b>"Ana" & \'co\'</b>',
  message: 'Línea 1\n<script>alert(1)</script>\nhttps://x.test',
});

describe('the mail', () => {
  it('comes from us, answers to the visitor and names subject and sender', () => {
    expect(composeMail(accepted({ subject: 'Otros' }), mailRules)).toMatchObject({
      from: 'Web <web@example.com>',
      to: ['equipo@example.com'],
      replyTo: 'carmen@example.com',
      subject: '[Web] Otros - Carmen Domínguez',
    });
  });

  it('goes to the recipients of its subject when it has some', () => {
    expect(composeMail(accepted(), mailRules).to).toEqual(['prensa@example.com']);
  });

  it('goes from a preview to the preview recipient only, and says so first', () => {
    const mail = composeMail(accepted({}, true), { ...mailRules, preview: { to: ['pruebas@example.com'] } });
    expect(mail.to).toEqual(['pruebas@example.com']);
    expect(mail.subject).toBe('[PREVIEW] [posible spam] [Web] Prensa - Carmen Domínguez');
  });

  it('cuts the subject at 120 characters without halving one', () => {
    const { subject } = composeMail(accepted({ name: '🏰'.repeat(300) }), mailRules);
    expect([...subject]).toHaveLength(120);
    expect(subject.isWellFormed()).toBe(true);
  });

  it('shows name, address, subject, text and the warning in both versions', () => {
    const { text, html } = composeMail(accepted(), mailRules);
    for (const version of [text, html]) {
      for (const part of [
        'Carmen Domínguez',
        'carmen@example.com',
        'Prensa',
        'acreditación',
        'remitente no verificado',
      ]) {
        expect(version).toContain(part);
      }
    }
  });

  it('escapes everything in the HTML version', () => {
    const { html } = composeMail(hostile, mailRules);
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<b>');
    expect(html).toContain('&lt;b&gt;&quot;Ana&quot; &amp; &#39;co&#39;&lt;/b&gt;');
    expect(html).toContain('Línea 1<br>&lt;script&gt;');
    expect(html).not.toMatch(/<a |<img|src=/);
  });

  it('has a light and a dark dress, a language and a title', () => {
    const { html } = composeMail(accepted(), mailRules);
    expect(html).toContain('<html lang="es">');
    expect(html).toContain('prefers-color-scheme:dark');
    expect(html).toMatch(/<title>.+<\/title>/);
  });

  it('is the same every time, byte by byte', () => {
    expect(composeMail(accepted(), mailRules)).toEqual(composeMail(accepted(), mailRules));
  });
});

it('a message has one key, whoever it goes to', () => {
  expect(messageKey(accepted().message)).toBe(messageKey(accepted({}, true).message));
  expect(messageKey(accepted().message)).toMatch(/^[0-9a-f]{64}$/);
  expect(messageKey(accepted({ name: 'a', email: 'b' }).message)).not.toBe(
    messageKey(accepted({ name: 'ab', email: '' }).message),
  );
});
