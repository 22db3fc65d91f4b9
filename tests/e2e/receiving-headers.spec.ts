import { readdirSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { filmVersions, generatedMedia } from '../../lib/media/manifest';
import { contactEndpoint, routes } from '../../lib/routes';
import { content } from '../site-content';
import { htmlOf } from './pages';

const { event, home } = content;
const film = filmVersions(home.hero.film).landscape[0]?.src ?? '';

test.describe('the headers tell a browser', () => {
  test('to protect every answer', async ({ request }) => {
    for (const path of [routes.home, '/no-existe', film, contactEndpoint]) {
      const headers = (await request.get(path)).headers();
      expect.soft(headers, path).toMatchObject({
        'strict-transport-security': 'max-age=63072000',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'x-permitted-cross-domain-policies': 'none',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      });
      expect.soft(headers, path).not.toHaveProperty('x-powered-by');
    }
  });

  test('to follow a strict policy on every page, and fit into a proxy', async ({ request }) => {
    for (const path of [...Object.values(routes), '/GALERIA', '/no-existe', '/no/existe.html']) {
      const response = await request.get(path);
      const policy = response.headers()['content-security-policy'];
      expect
        .soft(policy, path)
        .toMatch(/^default-src 'none'; script-src 'self'( 'sha256-[^']+')+; style-src/);
      expect.soft(policy, path).toMatch(/; base-uri 'none'; frame-ancestors 'none'; object-src 'none'/);
      expect.soft(policy, path).not.toMatch(/unsafe-eval|strict-dynamic|\*|https?:|wss:/);
      // By default nginx accepts 4096 bytes with the status line (proxy_buffer_size), and answers 502 if there are
      // more.
      const lines = response.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
      expect.soft(lines.join('').length, `bytes of headers of ${path}`).toBeLessThan(2500);
    }
  });

  test('how long to keep each kind of file', async ({ request }) => {
    const [script] = readdirSync('.next/static/chunks').filter((name) => name.endsWith('.js'));
    const page = await htmlOf(request, routes.nextEvent);
    const shareImage = page.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
    const picture = generatedMedia('pictures', event.hotels[0]?.image ?? '').src;
    const hashed = [`/_next/static/chunks/${script}`, film, picture, new URL(shareImage).pathname];
    for (const [value, addresses] of [
      ['public, max-age=0, must-revalidate', [routes.home, routes.legalNotice]],
      ['public, max-age=31536000, immutable', hashed],
      ['public, max-age=86400, stale-while-revalidate=604800', ['/images/castle-lines.svg']],
      ['public, max-age=300', event.downloads.map(({ file }) => file)],
    ] as const) {
      for (const address of addresses) {
        const response = await request.get(address);
        expect.soft(response.status(), address).toBe(200);
        expect.soft(response.headers()['cache-control'], address).toBe(value);
      }
    }
  });

  test('that other sites may show share images and icons', async ({ request }) => {
    const page = await htmlOf(request, routes.home);
    const icons = [...page.querySelectorAll('link[rel="icon"]')].map(
      (icon) => icon.getAttribute('href') ?? '',
    );
    expect(icons).not.toHaveLength(0);
    const shareImage = page.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
    for (const file of [...icons, new URL(shareImage).pathname])
      expect((await request.get(file)).headers()['cross-origin-resource-policy'], file).toBe('cross-origin');
  });
});

test('a visitor who returns receives an unchanged page only once', async ({ request }) => {
  const { etag = '' } = (await request.get(routes.home)).headers();
  const response = await request.get(routes.home, { headers: { 'If-None-Match': etag } });
  expect(response.status()).toBe(304);
  expect(await response.body()).toHaveLength(0);
});

test('a film is sent in ranges', async ({ request }) => {
  const response = await request.get(film, { headers: { Range: 'bytes=0-99' } });
  expect(response.status()).toBe(206);
  expect(response.headers()['content-range']).toMatch(/^bytes 0-99\/\d+$/);
  expect(await response.body()).toHaveLength(100);
});
