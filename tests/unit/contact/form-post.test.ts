import { expect, test, vi } from 'vitest';
import { contact, errorText, site, valid } from '../../fakes/contact-message';
import { parts, refusal, serve, withProvider } from './serve';

withProvider();

const forwarded = { origin: 'https://a.example.com', 'x-forwarded-host': 'a.example.com' };

test.each<[Record<string, string>, Record<string, string>, number]>([
  [{}, {}, 403],
  [{ origin: 'http://localhost:3000' }, {}, 303],
  [forwarded, {}, 403],
  [forwarded, { TRUST_PROXY: '1' }, 303],
  [forwarded, { VERCEL: '1', VERCEL_ENV: 'production' }, 303],
])('a form post needs proof of its origin: %j with %j is answered with %d', async (proof, env, status) => {
  expect((await serve(env).postForm(valid, proof)).status).toBe(status);
});

test('the page of success is not stored, and needs a receipt that is neither forged nor a minute old', async () => {
  const { service, get } = serve();
  const { status, headers } = await get(`?enviado=${service.receipts.issue()}`);
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect((await get('')).status).toBe(405);
  expect((await get(`?enviado=${Date.now()}.x`)).status).toBe(303);
  const receipt = service.receipts.issue();
  vi.setSystemTime(Date.now() + 61_000);
  expect((await get(`?enviado=${receipt}`)).status).toBe(303);
  vi.useRealTimers();
});

test('a form post is answered with a page that lists the errors and shows what was typed', async () => {
  const typed = { ...valid, name: '', email: '"><script>', message: '\ncorto </textarea>' };
  const response = await serve().postForm(typed);
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  const html = await response.text();
  for (const part of [
    contact.form.errorsTitle,
    `<a href="#name">${errorText('name', 'required')}</a>`,
    'value="&#34;&#62;&#60;script&#62;"',
    '\n\ncorto &#60;/textarea&#62;</textarea>',
    `<option selected>${valid.subject}</option>`,
  ])
    expect(html).toContain(part);
  expect(html).not.toMatch(/<script|style=|mailto:/);
});

test('a form post that cannot be sent keeps what was typed, and offers a link that opens a mail with it', async () => {
  parts.proxy.plan(refusal);
  const response = await serve({ OUTBOX_DIR: 'off' }).postForm({
    ...valid,
    message: 'Hola & adiós, "castillo"\nsegunda línea',
  });
  const html = await response.text();
  for (const part of [contact.form.failed, valid.name, 'segunda línea</textarea>'])
    expect(html).toContain(part);
  const link = new URL(/<a href="(mailto:[^"]*)"/.exec(html)?.[1]?.replaceAll('&#38;', '&') ?? '');
  expect(link.pathname).toBe(site.email);
  expect(link.searchParams.get('body')).toContain('Hola & adiós, "castillo"\r\nsegunda línea');
});

test('a form post that meets an unexpected error is answered with our address', async () => {
  const { postForm, service } = serve();
  service.deliver = () => Promise.reject(new TypeError());
  const response = await postForm(valid);
  expect([response.status, await response.text()]).toEqual([
    500,
    expect.stringContaining(`<h1>${contact.form.failedTitle}</h1>`),
  ]);
});

test.each([
  ['name=%ff%fe', 400, contact.form.errorsTitle],
  [`message=${'x'.repeat(40_000)}`, 413, contact.page.refusedTitle],
])('a form post is answered with a page whatever its body is', async (body, status, text) => {
  const response = await serve().postForm(body);
  expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(text)]);
});
