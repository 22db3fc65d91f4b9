import { describe, expect, it } from 'vitest';
import type { Endpoint } from '@/lib/contact/http/handle';
import { fakeService, own } from '../fake-service';
import { contact, valid } from '../samples';

const failed: Partial<Endpoint> = {
  deliver: async () => ({ outcome: 'provider_error', tries: 3, provider: 503, error: 'application_error' }),
};
const tooMany: Partial<Endpoint> = { limit: async () => ({ allowed: false, retryAfterSeconds: 9 }) };

describe('a form posted without JavaScript', () => {
  it.each<[Record<string, string>, number]>([
    [{}, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'http://localhost:3000' }, 303],
  ])('needs proof of its origin: %j is answered with %d', async (proof, status) => {
    const response = await fakeService().postForm(valid, { host: 'localhost:3000', ...proof });
    expect(response.status).toBe(status);
  });

  it('is answered with a page that lists the errors and shows what was typed', async () => {
    const typed = { ...valid, name: '', email: '"><script>', message: '\ncorto </textarea>' };
    const response = await fakeService().postForm(typed);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await response.text();
    expect(html).toContain('Por favor, corrige los siguientes errores:');
    expect(html).toContain('<a href="#name">El nombre es obligatorio</a>');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect(html).toContain('\n\ncorto &lt;/textarea&gt;</textarea>');
    expect(html).toContain('<option selected>Prensa</option>');
    expect(html).not.toMatch(/<script|style=|mailto:/);
  });

  it.each([
    [failed, 200, 'Error al enviar el mensaje'],
    [tooMany, 429, contact.refusals.many],
  ])('keeps what was typed when sending fails or is refused', async (changes, status, text) => {
    const response = await fakeService(changes).postForm(valid);
    expect(response.status).toBe(status);
    const html = await response.text();
    for (const part of [text, valid.name, valid.email, valid.message]) expect(html).toContain(part);
  });

  it('offers a link that opens a mail with the message when sending fails', async () => {
    const message = 'Hola & adiós, "castillo"\nsegunda línea';
    const html = await (await fakeService(failed).postForm({ ...valid, message })).text();
    const [, href = ''] = /<a href="(mailto:[^"]*)"/.exec(html) ?? [];
    const link = new URL(href.replaceAll('&amp;', '&'));
    expect(link.pathname).toBe('hola@example.com');
    expect(link.searchParams.get('body')).toContain('Hola & adiós, "castillo"\r\nsegunda línea');
    expect(html).toContain('>hola@example.com</a>: el enlace lleva ya tu mensaje.');
  });

  it.each([
    ['name=%ff%fe', 400, contact.form.errorsTitle],
    [`message=${'x'.repeat(40_000)}`, 413, contact.page.refusedTitle],
  ])('is answered with a page whatever its body is', async (body, status, text) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', ...own };
    const response = await fakeService().post(body, headers);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(text);
  });
});
