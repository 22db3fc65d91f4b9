import { missingContactPage, routes } from '@/lib/routes';
import { notFoundWords } from '@/lib/words/errors';
import { expect, test } from './support/fixtures';
import { windows } from './support/layout';
import { htmlOf, pages } from './support/pages';

test.use({ expectedNoise: /404/ });

const title = Object.values(notFoundWords.title).join(' ');

test('a page answers in any case, under the address as typed', async ({ request }) => {
  for (const path of pages.filter((page) => page !== routes.home)) {
    const response = await request.get(path.toUpperCase(), { maxRedirects: 0 });
    expect.soft(response.status(), path).toBe(200);
    const canonical = (await htmlOf(request, path.toUpperCase())).querySelector('link[rel="canonical"]');
    expect.soft(new URL(canonical?.getAttribute('href') ?? '').pathname).toBe(path);
  }
});

test('an address without a page is a 404', async ({ request }) => {
  for (const path of [
    ...[
      '/no-existe',
      '/NO-EXISTE',
      missingContactPage,
      '/galeria/fotos',
      '/a/b/c/d',
      '/proximos-eventos.html',
    ],
    ...['/%zz', '/Galer%C3%ADa', '/%E0%A4%A', '/%00', '/%F0%9F%8F%B0', '/%3Cscript%3E'],
    ...['/_next/no', '/INDEX', '/index', '/_global-error', '/share/event-old.jpg'],
  ]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect.soft(response.status(), path).toBe(404);
    expect.soft((await response.text()).replace(/<[^>]+>/g, ''), path).toContain(title);
  }
});

test('the 404 page is English, names the path on the console and leads home', async ({ page, noise }) => {
  for (const path of [missingContactPage, '/NO-Existe', '/%3Cscript%3E']) {
    await page.goto(path);
    await expect.poll(() => noise, path).toContain(`404: page not found: ${path}`);
  }
  const heading = page.getByRole('heading', { level: 1, name: title });
  await expect(page.locator('[lang="en"]').filter({ has: heading })).toBeVisible();
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
  for (const { name, ...size } of windows('320x640 1440x900')) {
    await page.setViewportSize(size);
    await expect(page.locator('main section > svg'), `the wall, ${name}`).toBeInViewport({ ratio: 0.2 });
  }
  await page.getByRole('link', { name: notFoundWords.home }).click();
  await expect(page).toHaveURL('/');
});
