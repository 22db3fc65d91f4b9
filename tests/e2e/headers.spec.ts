import { readdirSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { filmVersions, generatedMedia } from '../../lib/media/manifest';
import { contactEndpoint, routes } from '../../lib/routes';
import { content } from '../../lib/site-content';

const film = filmVersions(content.home.hero.film).landscape[0]?.src ?? '';
const pages = Object.values(routes);

test.describe('headers', () => {
  for (const path of [routes.home, '/no-existe', film, contactEndpoint]) {
    test(`protect ${path}`, async ({ request }) => {
      const headers = (await request.get(path)).headers();
      expect(headers).toMatchObject({
        'strict-transport-security': 'max-age=63072000',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'x-permitted-cross-domain-policies': 'none',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'cross-origin-embedder-policy': 'require-corp',
      });
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers).not.toHaveProperty('x-powered-by');
    });
  }

  test('carry a strict policy on every page, also one that does not exist', async ({ request }) => {
    for (const path of [...pages, '/GALERIA', '/no-existe', '/no/existe.html']) {
      const headers = (await request.get(path)).headers();
      const policy = headers['content-security-policy'];
      expect.soft(policy, path).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
      expect.soft(policy, path).toMatch(/; style-src 'self' 'sha256-/);
      expect.soft(policy, path).not.toMatch(/unsafe|strict-dynamic|\*/);
      const bytes = JSON.stringify(headers).length;
      expect.soft(bytes, `${path}: what proxies keep for headers`).toBeLessThan(4000);
    }
  });

  test('let other sites show the share images and icons', async ({ request }) => {
    const html = await (await request.get(routes.home)).text();
    const icons = [...html.matchAll(/<link rel="icon" href="([^"]+)"/g)].map(([, href = '']) => href);
    const [, image = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
    expect(icons).not.toHaveLength(0);
    for (const file of [...icons, new URL(image).pathname]) {
      expect((await request.get(file)).headers()['cross-origin-resource-policy']).toBe('cross-origin');
    }
  });
});

test.describe('caching', () => {
  test('makes browsers ask again for a page', async ({ request }) => {
    expect((await request.get(routes.home)).headers()['cache-control']).toBe(
      'public, max-age=0, must-revalidate',
    );
  });

  test('keeps share images for ever: another content gives them another address', async ({ request }) => {
    const html = await (await request.get(routes.nextEvent)).text();
    const [, image = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
    const answer = await request.get(new URL(image).pathname);
    expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await answer.body()).length).toBeLessThan(200_000);
  });

  for (const path of [routes.home, routes.legalNotice]) {
    test(`sends ${path} only once to a visitor who returns`, async ({ request }) => {
      const { etag = '' } = (await request.get(path)).headers();
      expect(etag).toMatch(/^(W\/)?".+"$/);
      const again = await request.get(path, { headers: { 'If-None-Match': etag } });
      expect(again.status()).toBe(304);
      expect(await again.body()).toHaveLength(0);
    });
  }

  test('keeps files with hashed names for ever, the others for a day', async ({ request }) => {
    const [script] = readdirSync('.next/static/chunks').filter((name) => name.endsWith('.js'));
    const hashed = await request.get(`/_next/static/chunks/${script}`);
    expect(hashed.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    const { image } = content.event.hotels[0]!;
    for (const address of [film, generatedMedia('pictures', image).src]) {
      const answer = await request.get(address);
      expect(answer.status()).toBe(200);
      expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    }
    expect((await request.get('/images/ridges.svg')).headers()['cache-control']).toBe(
      'public, max-age=86400, stale-while-revalidate=604800',
    );
  });

  test('serves films in ranges', async ({ request }) => {
    const response = await request.get(film, { headers: { Range: 'bytes=0-99' } });
    expect(response.status()).toBe(206);
    expect(response.headers()['content-range']).toMatch(/^bytes 0-99\/\d+$/);
    expect(await response.body()).toHaveLength(100);
  });
});

test.describe('addresses', () => {
  test('are served in any case, as they were typed', async ({ request }) => {
    for (const path of pages.filter((page) => page !== routes.home)) {
      const response = await request.get(path.toUpperCase(), { maxRedirects: 0 });
      expect.soft(response.status(), path).toBe(200);
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(await response.text())?.[1];
      expect.soft(new URL(canonical ?? '').pathname).toBe(path);
    }
  });

  test('a message can be posted in any case', async ({ request }) => {
    const post = (path: string) => request.post(path, { data: { name: '' }, maxRedirects: 0 });
    const [typed, lowerCase] = [await post('/Contact-Form.PHP'), await post(contactEndpoint)];
    expect(typed.status()).toBe(lowerCase.status());
    expect(await typed.json()).toEqual(await lowerCase.json());
  });

  for (const path of [
    '/no-existe',
    '/NO-EXISTE',
    '/contacto',
    '/%zz',
    '/Galer%C3%ADa',
    '/%E0%A4%A',
    '/%00',
    '/_next/no',
    '/INDEX',
    '/a/b/c/d',
    '/proximos-eventos.html',
    '/share/event-old.jpg',
  ]) {
    test(`${path} is a 404`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(404);
      expect((await response.text()).replace(/<[^>]+>/g, '')).toContain('Oops! Page not found');
    });
  }
});
