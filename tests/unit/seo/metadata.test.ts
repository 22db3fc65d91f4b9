import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { content } from '../support/content';

/** The modules read the environment once, so they are loaded again for each test and for the next file. */
beforeEach(() => {
  vi.resetModules();
  for (const name of ['SITE_URL', 'VERCEL_ENV', 'VERCEL_URL', 'VERCEL_PROJECT_PRODUCTION_URL'])
    vi.stubEnv(name, '');
});
afterAll(() => void vi.resetModules());

it('search engines list no page of a preview', async () => {
  vi.stubEnv('VERCEL_ENV', 'preview');
  const { siteMetadata } = await import('@/lib/seo/metadata');
  const { default: robots } = await import('@/app/robots');
  expect(siteMetadata().robots).toEqual({ index: false, follow: false });
  expect(robots()).toEqual({ rules: { userAgent: '*', disallow: '/' } });
});

it.each([
  [{ SITE_URL: 'https://www.almena.example.com/' }, 'https://www.almena.example.com'],
  [{}, `https://${content.site.domain}`],
])('with %o the public site is at %s', async (variables, origin) => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const { absoluteUrl } = await import('@/lib/seo/site-url');
  const { siteMetadata } = await import('@/lib/seo/metadata');
  expect([absoluteUrl('/'), absoluteUrl('/galeria')]).toEqual([origin, `${origin}/galeria`]);
  expect(String(siteMetadata().metadataBase)).toBe(`${origin}/`);
});
