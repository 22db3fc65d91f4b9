import ICAL from 'ical.js';
import type { APIRequestContext } from 'playwright/test';
import sharp from 'sharp';
import { calendarAddress, routes } from '../../lib/routes';
import { content } from '../site-content';
import { expect, test } from './support/fixtures';
import { finished, htmlOf, pages, unfinished } from './support/pages';

const { event, eventView, faq, legal, site } = content;

const meta = (page: Document, name: string) =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';

/** Link previews read no more of a page. */
const previewBytes = 32_000;

const canonical = (page: Document) => page.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';

/** The structured data of a page, by type. */
async function thingsOf(request: APIRequestContext, path: string) {
  const page = await htmlOf(request, path);
  const scripts = [...page.querySelectorAll('script[type="application/ld+json"]')];
  const graphs = scripts.flatMap(({ textContent }) => JSON.parse(textContent)['@graph']);
  return Object.fromEntries(graphs.map((thing) => [thing['@type'], thing]));
}

test('every page has metadata for search engines and chats, and every finished page its own', async ({
  request,
}) => {
  const seen: string[] = [];
  for (const path of pages) {
    const page = await htmlOf(request, path, previewBytes);
    const image = new URL(meta(page, 'og:image'));
    const picture = await request.get(image.pathname + image.search);
    const { format, width, height } = await sharp(await picture.body()).metadata();
    expect
      .soft([picture.headers()['content-type'], format, width, height])
      .toEqual(['image/jpeg', 'jpeg', 1200, 630]);
    const { pathname, origin } = new URL(canonical(page));
    expect.soft([pathname, origin, page.documentElement.lang], path).toEqual([path, image.origin, 'es']);
    for (const [name, value] of Object.entries({
      'og:title': page.title,
      'og:url': canonical(page),
      'og:locale': 'es_ES',
      'twitter:card': 'summary_large_image',
      'twitter:image': image.href,
      robots: unfinished.includes(path) ? 'noindex, follow' : '',
    }))
      expect.soft(meta(page, name), `${name} of ${path}`).toBe(value);
    for (const text of [page.title, meta(page, 'og:image:alt')])
      expect.soft(text, path).toContain(site.brand);
    if (!unfinished.includes(path)) seen.push(page.title, meta(page, 'description'));
  }
  expect(seen).not.toContain('');
  expect(new Set(seen).size).toBe(seen.length);
});

test('robots, sitemap and manifest agree with the pages', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address));
  expect(listed.map(({ pathname }) => pathname).sort()).toEqual([...finished].sort());
  expect(sitemap).toContain(`<lastmod>${legal.legalNotice.updatedOn}</lastmod>`);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Allow: /');
  expect(robots).toContain(`Sitemap: ${listed[0]?.origin}/sitemap.xml`);

  const home = await htmlOf(request, routes.home);
  const manifestHref = home.querySelector('link[rel="manifest"]')?.getAttribute('href');
  const manifest = await (await request.get(manifestHref ?? '')).json();
  expect(manifest).toMatchObject({ short_name: site.brand, lang: 'es', start_url: '/' });
  const icons: string[] = manifest.icons.map(({ src }: { src: string }) => src);
  for (const icon of [...icons, '/favicon.ico', '/icon.svg', '/apple-icon.png'])
    expect((await request.get(icon)).status(), icon).toBe(200);
});

test('security.txt names the address for reports, for less than a year (RFC 9116)', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.headers()['content-type']).toContain('text/plain');
  const text = await response.text();
  expect(text).toContain(`Contact: mailto:${site.email}\n`);
  const expires = /^Expires: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)$/m.exec(text)?.[1] ?? '';
  const daysLeft = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(daysLeft).toBeGreaterThan(0);
  expect(daysLeft).toBeLessThan(365);
});

test('the pages describe site, organiser, questions, event and the way to the event', async ({ request }) => {
  const home = await thingsOf(request, routes.home);
  expect(home.WebSite).toBeDefined();
  expect(home.Organization).toMatchObject({
    email: site.email,
    sameAs: site.social.map(({ href }) => href),
  });
  expect(home.FAQPage.mainEntity).toMatchObject(
    faq.entries.map(({ question, description }) => ({
      name: question,
      acceptedAnswer: { text: description },
    })),
  );

  const { MusicEvent, BreadcrumbList } = await thingsOf(request, routes.nextEvent);
  expect(MusicEvent).toMatchObject({
    name: event.name,
    organizer: home.Organization,
    url: canonical(await htmlOf(request, routes.nextEvent)),
    startDate: eventView.weekend.startsAt,
    endDate: eventView.weekend.endsAt,
    location: { name: event.venue, address: { addressLocality: event.place, addressCountry: 'ES' } },
  });
  expect(MusicEvent.subEvent).toHaveLength(eventView.weekend.timeline.length);
  const crumbs: { item: string }[] = BreadcrumbList.itemListElement;
  expect(crumbs.map(({ item }) => new URL(item).pathname)).toEqual([routes.home, routes.nextEvent]);
});

test('the calendar file holds the weekend, and a link leads to it', async ({ request }) => {
  const page = await htmlOf(request, routes.nextEvent);
  expect(page.querySelector(`a[href="${calendarAddress}"]`)).not.toBeNull();
  const response = await request.get(calendarAddress);
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const parts = new ICAL.Component(ICAL.parse(await response.text()) as unknown[])
    .getAllSubcomponents('vevent')
    .map((part) => new ICAL.Event(part).startDate.toJSDate());
  expect(parts).toEqual(eventView.weekend.timeline.map(({ startsAt }) => new Date(startsAt)));
});
