import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { findFilmVersions, findGeneratedMedia } from '../../lib/media/media-manifest';
import { contactEndpoint, routes } from '../../lib/routes';
import { hashInlineScripts } from '../../scripts/page-scripts';
import { content } from '../site-content';
import { htmlOf, pages } from './support/pages';

const { event, home } = content;
const alwaysAsk = 'public, max-age=0, must-revalidate';

/** How long the answers of handlers are kept, by the beginning of their addresses. */
const handlers: [string, string][] = [
  [contactEndpoint, 'no-store'],
  ['/cron/', 'no-store'],
  ['/share/', 'public, max-age=31536000, immutable'],
];

const readManifest = (name: string) => JSON.parse(readFileSync(path.join('.next', name), 'utf8'));

/** The addresses of all route handlers. For a route with parameters the build lists those that it has made. */
function handlerAddresses(): string[] {
  const entries = Object.entries<string>(readManifest('app-path-routes-manifest.json'));
  const routes = entries.filter(([name]) => name.endsWith('/route')).map(([, route]) => route);
  const prerendered = Object.entries<{ srcRoute: string }>(readManifest('prerender-manifest.json').routes);
  return routes.flatMap((route) =>
    route.includes('[')
      ? prerendered.filter(([, { srcRoute }]) => srcRoute === route).map(([address]) => address)
      : [route],
  );
}

const film = findFilmVersions(home.hero.film).landscape[0]?.src ?? '';

test.describe('the headers tell a browser', () => {
  test('to protect every answer', async ({ request }) => {
    const withSlash = '/galeria/';
    for (const path of [routes.home, '/no-existe', film, contactEndpoint, withSlash]) {
      const response = await request.get(path, { maxRedirects: 0 });
      const headers = response.headers();
      expect.soft(headers.location, path).toBe(path === withSlash ? '/galeria' : undefined);
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
    for (const path of [...pages, '/GALERIA', '/no-existe', '/no/existe.html']) {
      const response = await request.get(path);
      const policy = response.headers()['content-security-policy'];
      expect
        .soft(policy, path)
        .toMatch(/^default-src 'none'; script-src 'self'( 'sha256-[\w+/]{43}=')+; style-src/);
      for (const hash of hashInlineScripts(await response.text())) expect.soft(policy, path).toContain(hash);
      expect.soft(policy, path).toMatch(/; base-uri 'none'; frame-ancestors 'none'; object-src 'none'/);
      expect.soft(policy, path).not.toMatch(/unsafe-eval|strict-dynamic|\*|https?:|wss:/);
      // By default nginx accepts 4096 bytes with the status line (proxy_buffer_size), and answers 502 if there are
      // more.
      const lines = response.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
      expect.soft(lines.join('').length, `bytes of headers of ${path}`).toBeLessThan(2500);
    }
  });

  test('where no file is, to follow a policy, and to ask again', async ({ request }) => {
    for (const path of ['/_next/none.js', '/media/none.mp4', '/images/none.png', '/media/%6eone.mp4']) {
      const response = await request.get(path, { headers: { accept: 'text/html' } });
      const { 'content-security-policy': policy, 'cache-control': cache } = response.headers();
      expect.soft([path, response.status()]).toEqual([path, 404]);
      expect.soft(policy, path).toMatch(/^default-src 'none'; .*frame-ancestors 'none'/);
      expect.soft(cache, path).toMatch(/max-age=0/);
    }
  });

  test('how long to keep what the handlers of requests answer, and to follow a policy', async ({
    request,
  }) => {
    const addresses = handlerAddresses();
    for (const [prefix] of handlers) expect(addresses.join(' ')).toContain(prefix);
    for (const address of addresses) {
      const [, cache = alwaysAsk] = handlers.find(([prefix]) => address.startsWith(prefix)) ?? [];
      const headers = (await request.get(address)).headers();
      expect.soft(headers['cache-control'], address).toBe(cache);
      const scripts = address === contactEndpoint ? /^(?!.*script-src)/ : /; script-src 'self' /;
      expect.soft(headers['content-security-policy'], address).toMatch(/^default-src 'none'; /);
      expect.soft(headers['content-security-policy'], address).toMatch(scripts);
      expect.soft(headers['x-robots-tag'], address).toBe(cache === 'no-store' ? 'noindex' : undefined);
    }
  });

  test('how long to keep each kind of file', async ({ request }) => {
    const [script] = readdirSync('.next/static/chunks').filter((name) => name.endsWith('.js'));
    const page = await htmlOf(request, routes.nextEvent);
    const shareImage = page.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
    const picture = findGeneratedMedia('pictures', event.hotels[0]?.image ?? '').src;
    const hashed = [`/_next/static/chunks/${script}`, film, picture, new URL(shareImage).pathname];
    for (const [value, addresses] of [
      [alwaysAsk, [routes.home, routes.legalNotice]],
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
