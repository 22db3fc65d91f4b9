import { describe, expect, it } from 'vitest';
import type { ContactService } from '@/lib/contact/http/handle';
import { fakeService, own } from '../fake-service';
import { contact, valid } from '../samples';

const failed = { outcome: 'provider_error', tries: 3, provider: 503, error: 'application_error' } as const;

describe('a form post without JavaScript', () => {
  const page = async (response: Response) => ({
    text: await response.text(),
    type: response.headers.get('content-type'),
  });

  it('leads to the message on the page', async () => {
    const { postForm, service } = fakeService();
    const response = await postForm({ ...valid, ref_almena: '' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/#mensaje-enviado']);
    expect(service.deliver).toHaveBeenCalledExactlyOnceWith(
      { message: valid, suspect: false },
      expect.anything(),
    );
  });

  it.each([
    [{}, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'http://localhost:3000' }, 303],
  ])('needs a proof of its origin: %j', async (proof, status) => {
    const { postForm } = fakeService();
    expect(
      (await postForm(valid, { host: 'localhost:3000', ...(proof as Record<string, string>) })).status,
    ).toBe(status);
  });

  it('shows errors and typed values on a page of its own', async () => {
    const { postForm } = fakeService();
    const response = await postForm({
      ...valid,
      name: '',
      email: '"><script>',
      message: '\ncorto </textarea>',
    });
    expect(response.status).toBe(400);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const { text, type } = await page(response);
    expect(type).toBe('text/html; charset=utf-8');
    expect(text).toContain('Por favor, corrige los siguientes errores:');
    expect(text).toContain('<a href="#name">El nombre es obligatorio</a>');
    expect(text).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect(text).toContain('\n\ncorto &lt;/textarea&gt;</textarea>');
    expect(text).toContain('<option selected>Prensa</option>');
    expect(text).not.toMatch(/<script|style=/);
  });

  it.each<[string, Partial<ContactService>, number, string]>([
    [
      'delivery failed',
      {
        deliver: async () => failed,
      },
      200,
      'Error al enviar el mensaje',
    ],
    ['too many', { limit: async () => ({ allowed: false, retryAfter: 9 }) }, 429, contact.refusals.many],
  ])('keeps what was typed when %s', async (_, changes, status, text) => {
    const response = await fakeService(changes).postForm(valid);
    expect(response.status).toBe(status);
    const html = await response.text();
    for (const part of [text, valid.name, valid.email, valid.message]) expect(html).toContain(part);
  });

  it('offers the address, with the text in it, when delivery failed, and only then', async () => {
    const deliver = async () => failed;
    const message = 'Hola & adiós, "castillo"\nsegunda línea';
    const html = await (await fakeService({ deliver }).postForm({ ...valid, message })).text();
    const [, href = ''] = /<a href="(mailto:[^"]*)"/.exec(html) ?? [];
    const link = new URL(href.replaceAll('&amp;', '&'));
    expect(link.pathname).toBe('hola@example.com');
    expect([link.searchParams.get('subject'), link.searchParams.get('body')]).toEqual([
      valid.subject,
      `Hola & adiós, "castillo"\r\nsegunda línea\r\n\r\n${valid.name}`,
    ]);
    expect(html).toContain('>hola@example.com</a>: el enlace lleva ya tu mensaje.');
    const limit = async () => ({ allowed: false as const, retryAfter: 9 });
    expect(await (await fakeService({ limit }).postForm(valid)).text()).not.toContain('mailto:');
  });

  it.each([
    ['broken escapes', 'name=%ZZ&email=%', 400],
    ['broken UTF-8', 'name=%ff%fe', 400],
    ['far too much', `message=${'x'.repeat(40_000)}`, 413],
  ])('answers %s with a page', async (_, body, status) => {
    const { post } = fakeService();
    const response = await post(body, { 'content-type': 'application/x-www-form-urlencoded', ...own });
    expect(response.status).toBe(status);
    expect((await page(response)).text).toContain(contact.page.refusedTitle);
  });
});
