import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shownDates } from '@/lib/event/facts';
import { content } from '@/lib/site-content';

/** The environment is read once for each load of the modules. */
beforeEach(() => {
  vi.resetModules();
  for (const name of ['SITE_URL', 'VERCEL_ENV', 'VERCEL_URL', 'VERCEL_PROJECT_PRODUCTION_URL'])
    vi.stubEnv(name, '');
});

const { brand, tagline } = content.site;
const page = { title: 'Aviso legal', description: 'Quién responde.', path: '/aviso-legal' };

describe('pageMetadata', () => {
  it('names the page and the brand, the canonical address and the card of chats and networks', async () => {
    const { pageMetadata } = await import('@/lib/seo/metadata');
    const metadata = pageMetadata(page);
    expect(metadata).toMatchObject({
      title: `Aviso legal | ${brand}`,
      description: page.description,
      alternates: { canonical: '/aviso-legal' },
      openGraph: {
        type: 'website',
        locale: 'es_ES',
        siteName: brand,
        title: `Aviso legal | ${brand}`,
        url: '/aviso-legal',
      },
    });
    expect(metadata.openGraph?.images).toEqual([
      {
        url: expect.stringMatching(/^\/share\/site-[0-9a-f]{10}\.jpg$/),
        width: 1200,
        height: 630,
        alt: `${brand}: ${[tagline.lead, tagline.accent].filter(Boolean).join(' ')}`,
      },
    ]);
    expect(metadata.robots).toBeUndefined();
  });

  it('does not repeat a brand that the title holds', async () => {
    const { pageMetadata } = await import('@/lib/seo/metadata');
    expect(pageMetadata({ ...page, title: `${brand} de noche` }).title).toBe(`${brand} de noche`);
  });

  it('takes the picture of the event, with its date in the alternative text', async () => {
    const { pageMetadata } = await import('@/lib/seo/metadata');
    expect(pageMetadata({ ...page, image: 'event' }).openGraph?.images).toEqual([
      expect.objectContaining({
        url: expect.stringMatching(/^\/share\/event-[0-9a-f]{10}\.jpg$/),
        alt: expect.stringContaining(shownDates(content.event, content.eventPage.facts).dates),
      }),
    ]);
  });

  it('keeps unfinished pages out of search engines, but not out of the web archive', async () => {
    const { pageMetadata } = await import('@/lib/seo/metadata');
    expect(pageMetadata({ ...page, noindex: true })).toMatchObject({
      robots: { index: false, follow: true },
      other: { 'archive.org_bot': 'all' },
    });
  });

  it('keeps every page of a preview out of search engines', async () => {
    vi.stubEnv('VERCEL_ENV', 'preview');
    const { pageMetadata, siteMetadata } = await import('@/lib/seo/metadata');
    expect(pageMetadata(page).robots).toEqual({ index: false, follow: false });
    expect(siteMetadata().robots).toEqual({ index: false, follow: false });
  });
});

describe('siteOrigin', () => {
  it.each([
    [{ SITE_URL: 'https://www.almena.example.com/' }, 'https://www.almena.example.com'],
    [
      { VERCEL_ENV: 'production', VERCEL_PROJECT_PRODUCTION_URL: 'almena.example.org' },
      'https://almena.example.org',
    ],
    [{ VERCEL_ENV: 'preview', VERCEL_URL: 'almena-git-x.example.org' }, 'https://almena-git-x.example.org'],
    [{}, `https://${content.site.domain}`],
  ])('%o is %s', async (variables, origin) => {
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
    const { siteOrigin } = await import('@/lib/seo/site-origin');
    const { siteMetadata } = await import('@/lib/seo/metadata');
    expect(siteOrigin()).toBe(origin);
    expect(String(siteMetadata().metadataBase)).toBe(`${origin}/`);
  });
});

describe('sitemap', () => {
  it('gives legal texts the day of their last change', async () => {
    vi.stubEnv('SITE_URL', 'https://almena.example.com');
    const { default: sitemap } = await import('@/app/sitemap');
    const { legal } = content;
    expect(sitemap()).toEqual(
      expect.arrayContaining([
        { url: 'https://almena.example.com', lastModified: undefined },
        { url: 'https://almena.example.com/proximos-eventos', lastModified: undefined },
        { url: 'https://almena.example.com/aviso-legal', lastModified: legal.notice.updatedOn },
        { url: 'https://almena.example.com/politica-privacidad', lastModified: legal.privacy.updatedOn },
        { url: 'https://almena.example.com/politica-cookies', lastModified: legal.cookies.updatedOn },
      ]),
    );
  });
});

describe('robots', () => {
  it.each(['preview', 'development'])('closes a %s deployment', async (name) => {
    vi.stubEnv('VERCEL_ENV', name);
    const { default: robots } = await import('@/app/robots');
    expect(robots()).toEqual({ rules: { userAgent: '*', disallow: '/' } });
  });
});
