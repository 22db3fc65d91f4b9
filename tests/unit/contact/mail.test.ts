import { expect, test } from 'vitest';
import { composeMail } from '@/lib/contact/server/mail';
import { makeMailtoLink } from '@/lib/contact/form/mailto-link';
import { listFilledFields } from '@/lib/contact/form/message';
import { subjects } from '@/lib/words/contact';
import { mailWords } from '@/lib/words/mail';
import { accepted, mailSettings, site, valid } from '../../fakes/contact-message';

const { prefix, unverified } = mailWords;

test('the mail comes from the site, replies to the visitor and goes to the recipients of its subject', () => {
  const mail = composeMail(accepted(), mailSettings);
  const addresses = { from: 'Web <web@example.com>', replyTo: valid.email, to: ['otro@example.com'] };
  expect(mail).toMatchObject(addresses);
  expect(mail.subject).toBe(`${prefix} ${valid.subject} - ${valid.name}`);
  const other = accepted({ subject: subjects.informacion });
  expect(composeMail(other, mailSettings).to).toEqual(['equipo@example.com']);
});

test.each([
  ['Almena', 'Almena <web@almena.example>'],
  ['Almena S.L.', 'Almena S.L. <web@almena.example>'],
  ['Almena, S. L.', '"Almena, S. L." <web@almena.example>'],
  ['"Almena" \\ (web)', String.raw`"\"Almena\" \\ (web)" <web@almena.example>`],
])('without a sender of its own, the mail of the brand %s is from one address', (brand, from) => {
  const env = { ...mailSettings.env, contactFrom: null };
  const settings = { ...mailSettings, env, site: { ...site, brand, domain: 'almena.example' } };
  expect(composeMail(accepted(), settings).from).toBe(from);
});

test('mails of two people with one name and subject are two conversations, and the same mail is one', () => {
  const identify = (changes: object) =>
    composeMail(accepted(changes), mailSettings).headers['X-Entity-Ref-ID'];
  const senders = [{}, { email: 'otra@example.com' }, { message: 'Otro mensaje' }, {}].map(identify);
  expect(senders[0]).toMatch(/^\w+$/);
  expect([new Set(senders).size, senders[3]]).toEqual([3, senders[0]]);
});

test('an encoded word that a visitor typed reaches staff as typed', () => {
  const { subject: line } = composeMail(accepted({ name: 'Ana =?utf-8?B?SG9sYQ==?=' }), mailSettings);
  expect(line.replaceAll('\u2060', '')).toContain('Ana =?utf-8?B?SG9sYQ==?=');
  expect(line).not.toContain('=?');
});

test('the subject of the mail has at most 120 whole characters', () => {
  const mail = composeMail(accepted({ name: '🏰'.repeat(300) }), mailSettings);
  expect([[...mail.subject].length, mail.subject.isWellFormed()]).toEqual([120, true]);
});

test('the mail warns of its sender and escapes what the visitor typed', () => {
  const message = 'Línea 1\n<script>alert(1)</script>\nhttps://x.test <b>"Ana" & \'co\'</b>';
  const { text, html } = composeMail(accepted({ message }), mailSettings);
  for (const version of [text, html]) expect(version).toContain(unverified);
  expect(html).toContain('Línea 1<br>&#60;script&#62;');
  expect(html).toContain('&#60;b&#62;&#34;Ana&#34; &#38; &#39;co&#39;&#60;/b&#62;');
  expect(html).not.toMatch(/<script|<b>|<a |<img|src=/);
  expect(html).toMatch(/<html lang="es">[^]*<title>.+<\/title>[^]*prefers-color-scheme:dark/);
});

const bodyOf = (link: string) => String(new URL(link).searchParams.get('body'));

test('the link that opens a mail program contains the address and the whole message', () => {
  const link = makeMailtoLink('hola@example.com', { ...valid, message: '¿50 % & más?\nSí + #1 🏰' });
  expect(link).not.toMatch(/[\s+]/);
  const { pathname, searchParams } = new URL(link);
  expect([pathname, searchParams.get('subject')]).toEqual(['hola@example.com', valid.subject]);
  expect(bodyOf(link).startsWith('¿50 % & más?\r\nSí + #1 🏰\r\n\r\n')).toBe(true);
  for (const { field, label, text } of listFilledFields(valid))
    if (field !== 'subject' && field !== 'message') expect(bodyOf(link)).toContain(`\r\n${label}: ${text}`);
});

test.each(['ñ'.repeat(1000), '🏰'.repeat(1000)])('a long message in it ends in an ellipsis', (message) => {
  const link = makeMailtoLink('hola@example.com', { ...valid, message });
  expect(link.length).toBeLessThanOrEqual(2000);
  expect(link.length).toBeGreaterThan(1900);
  expect(bodyOf(link).endsWith('…') && message.startsWith(bodyOf(link).slice(0, -1))).toBe(true);
});
