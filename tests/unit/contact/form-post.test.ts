import { expect, test } from 'vitest';
import { answerWords, fieldErrors, noScriptWords, serverWords } from '@/lib/words/contact';
import { site, valid } from '../../fakes/contact-message';
import { refusal } from '../../fakes/mail-provider';
import { context, readAnswer, serve, withProvider } from './serve';

withProvider();

const ownSite = { SITE_URL: 'https://almena.example.com' };
const origin = 'https://a.example.com';

test.each<[proof: Record<string, string>, env: Record<string, string>, json: number, form: number]>([
  [{}, {}, 200, 403],
  // A proxy may drop the port of the host, or send its own host.
  [{ 'sec-fetch-site': 'same-origin' }, {}, 200, 200],
  [{ 'sec-fetch-site': 'same-origin', origin }, {}, 200, 200],
  [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, {}, 200, 200],
  [{ origin: 'http://localhost:8088', host: 'LOCALHOST' }, {}, 200, 200],
  [{ origin: 'http://[::1]:8088', host: '[::1]' }, {}, 200, 200],
  [{ origin: 'https://almena.example.com', host: 'almena.example.com:443' }, {}, 200, 200],
  [{ origin: 'https://almena.example.com:8443' }, ownSite, 200, 200],
  [{ origin, 'x-forwarded-host': 'a.example.com' }, {}, 200, 200],
  [{ origin, 'x-forwarded-host': 'A.example.com:443, inner' }, {}, 200, 200],
  [{ origin, 'x-forwarded-host': 'inner' }, {}, 403, 403],
  [{ 'sec-fetch-site': 'same-site' }, {}, 403, 403],
  [{ 'sec-fetch-site': 'cross-site' }, {}, 403, 403],
  [{ 'sec-fetch-site': 'none' }, {}, 403, 403],
  [{ 'sec-fetch-site': '' }, {}, 403, 403],
  [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' }, {}, 403, 403],
  [{ origin, host: '' }, {}, 403, 403],
  [{ origin: 'https://localhost:3000.evil.example.com' }, {}, 403, 403],
  [{ origin: 'null' }, {}, 403, 403],
  [{ origin: '::' }, {}, 403, 403],
])(
  'a post with %j to a site with %j is answered with %d as JSON and %d as a form',
  async (proof, env, ...statuses) => {
    const { post, postForm } = serve(env);
    expect([(await post({}, proof)).status, (await postForm(valid, proof)).status]).toEqual(statuses);
  },
);

test('whoever opens the address of the form gets a page with a link to it, and a program JSON', async () => {
  const page = serve().get('text/html,application/xhtml+xml,*/*;q=0.8');
  expect([page.status, page.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  expect(await page.text()).toContain(`<a href="/#contacto">${noScriptWords.toForm}</a>`);
  const answer = Promise.resolve(serve().get('*/*'));
  expect(await readAnswer(answer)).toEqual([405, { success: false, error: serverWords.method }]);
});

test('a form post is answered with a page that lists the errors and shows what was typed as text', async () => {
  const typed = { ...valid, name: '', email: '"><script>', message: '\ncorto </dd>' };
  const response = await serve().postForm(typed);
  expect(response.status).toBe(200);
  const html = await response.text();
  for (const text of [
    answerWords.errorsTitle,
    `<li>${fieldErrors.nameRequired}</li><li>${fieldErrors.emailFormat}</li>`,
    '>&#34;&#62;&#60;script&#62;</dd>',
    '>\ncorto &#60;/dd&#62;</dd>',
    noScriptWords.goBack,
  ])
    expect(html).toContain(text);
  expect(html).not.toMatch(/<script|style=|<form|<input|mailto:/);
});

test('a form post that cannot be sent shows what was typed, and offers a link that opens a mail with it', async () => {
  context.provider.plan(refusal);
  const message = 'Hola & adiós, "castillo"\nsegunda línea';
  const html = await (await serve({ OUTBOX_DIR: 'off' }).postForm({ ...valid, message })).text();
  for (const text of [answerWords.failed, valid.name, 'segunda línea</dd>']) expect(html).toContain(text);
  const link = new URL(/<a href="(mailto:[^"]*)"/.exec(html)?.[1]?.replaceAll('&#38;', '&') ?? '');
  expect(link.pathname).toBe(site.email);
  expect(link.searchParams.get('body')).toContain('Hola & adiós, "castillo"\r\nsegunda línea');
});

test('a form post beyond the limit shows what was typed', async () => {
  const { postForm } = serve({ TRUST_PROXY: '1' });
  const from = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '1.2.3.4' };
  const posts = [1, 2, 3, 4, 5, 6].map((n) => postForm({ ...valid, name: `Visitante ${n}` }, from));
  const pages = await Promise.all((await Promise.all(posts)).map((response) => response.text()));
  const refused = pages.filter((html) => html.includes(serverWords.tooMany) && html.includes('Visitante'));
  expect(refused).toHaveLength(1);
});

test.each([
  ['is not UTF-8', 'name=%ff%fe', 400, noScriptWords.refusedTitle],
  ['is too large', `message=${'x'.repeat(40_000)}`, 413, noScriptWords.refusedTitle],
  ['meets an unexpected error', { ...valid }, 500, answerWords.failedTitle],
])('a form post that %s is answered with a page', async (_, body, status, title) => {
  const { postForm, service } = serve();
  service.deliver = () => Promise.reject(new TypeError());
  const response = await postForm(body);
  expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(`<h1>${title}`)]);
});
