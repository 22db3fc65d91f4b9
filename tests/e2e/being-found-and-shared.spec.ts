import ICAL from 'ical.js';
import type { APIRequestContext } from 'playwright/test';
import { isComing, isOnSale } from '../../lib/event/state';
import { calendarFile, routes } from '../../lib/routes';
import { content } from '../site-content';
import { expect, test } from './fixtures';
import { finished, htmlOf, pages, unfinished } from './pages';

const { event, eventView, faq } = content;

/** The value of the meta element with this name or property. */
const meta = (page: Document, name: string) =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';

const canonical = (page: Document) => page.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';

const pathOf = (address: string) => new URL(address).pathname;

const things = (page: Document) =>
  [...page.querySelectorAll('script[type="application/ld+json"]')].flatMap(
    ({ textContent }) =>
      JSON.parse(textContent)['@graph'] as Array<Record<string, unknown> & { '@type': string }>,
  );

/** Reads width and height from the first frame header of a JPEG. */
async function jpegSize(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  expect(response.headers()['content-type']).toBe('image/jpeg');
  const bytes = await response.body();
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    if ([0xc0, 0xc2].includes(bytes[at + 1] ?? 0))
      return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
  }
  return [];
}

test('every page has metadata for search engines and chats, and every finished page its own', async ({
  request,
}) => {
  const seen: string[] = [];
  for (const path of pages) {
    const page = await htmlOf(request, path);
    const image = new URL(meta(page, 'og:image'));
    const found = {
      lang: page.documentElement.lang,
      path: pathOf(canonical(page)),
      title: meta(page, 'og:title'),
      url: meta(page, 'og:url'),
      locale: meta(page, 'og:locale'),
      card: meta(page, 'twitter:card'),
      images: [image.origin, meta(page, 'twitter:image')],
      size: await jpegSize(request, image.pathname + image.search),
      robots: meta(page, 'robots'),
    };
    expect.soft(found).toEqual({
      ...{ lang: 'es', path, title: page.title, url: canonical(page) },
      ...{ locale: 'es_ES', card: 'summary_large_image' },
      images: [new URL(canonical(page)).origin, image.href],
      size: [1200, 630],
      robots: unfinished.includes(path) ? 'noindex, follow' : '',
    });
    for (const text of [page.title, meta(page, 'og:image:alt')])
      expect.soft(text, path).toContain(content.site.brand);
    if (!unfinished.includes(path)) seen.push(page.title, meta(page, 'description'));
  }
  expect(seen).not.toContain('');
  expect(new Set(seen).size).toBe(seen.length);
});

test('robots, sitemap and manifest agree with the pages', async ({ request }) => {
  const sitemapText = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemapText.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => new URL(address),
  );
  expect(addresses.map(({ pathname }) => pathname).sort()).toEqual([...finished].sort());
  expect(sitemapText, 'the day on which the legal notice was changed').toContain(
    `<lastmod>${content.legal.notice.updatedOn}</lastmod>`,
  );

  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Allow: /');
  expect(robots).toContain(`Sitemap: ${addresses[0]?.origin}/sitemap.xml`);

  const home = await htmlOf(request, '/');
  const manifestHref = home.querySelector('link[rel="manifest"]')?.getAttribute('href');
  const manifest = await (await request.get(manifestHref ?? '')).json();
  expect(manifest).toMatchObject({ short_name: content.site.brand, lang: 'es', start_url: '/' });
  const icons = [
    ...manifest.icons.map(({ src }: { src: string }) => src),
    '/favicon.ico',
    '/icon.svg',
    '/apple-icon.png',
  ];
  for (const icon of icons) expect((await request.get(icon)).status(), icon).toBe(200);
});

test('security.txt names the address for reports, for less than a year (RFC 9116)', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.headers()['content-type']).toContain('text/plain');
  const text = await response.text();
  expect(text).toContain(`Contact: mailto:${content.site.email}\n`);
  const expires = /^Expires: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)$/m.exec(text)?.[1] ?? '';
  const daysLeft = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(daysLeft).toBeGreaterThan(0);
  expect(daysLeft).toBeLessThan(365);
});

test('the home page describes site, organiser and questions', async ({ request }) => {
  const page = await htmlOf(request, '/');
  const found = things(page);
  expect(found.map((thing) => thing['@type']).sort()).toEqual(['FAQPage', 'Organization', 'WebSite']);
  const faqPage = found.find((thing) => thing['@type'] === 'FAQPage');
  expect(faqPage?.mainEntity).toMatchObject(
    faq.entries.map(({ question, description }) => ({
      name: question,
      acceptedAnswer: { text: description },
    })),
  );
});

test('the next-event page describes the event, its organiser and the way to the page', async ({
  request,
}) => {
  const page = await htmlOf(request, routes.nextEvent);
  const found = things(page);
  const music = found.find((thing) => thing['@type'] === 'MusicEvent');
  const organisation = things(await htmlOf(request, '/')).find((thing) => thing['@type'] === 'Organization');
  expect(music).toMatchObject({
    name: event.name,
    organizer: organisation,
    startDate: eventView.startsAt,
    endDate: eventView.endsAt,
    location: { name: event.venue, address: { addressLocality: event.place, addressCountry: 'ES' } },
    ...(isOnSale(event.state) && { offers: { url: event.ticketHref } }),
  });
  const { email, social } = content.site;
  expect(organisation).toMatchObject({ email, sameAs: social.map(({ href }) => href) });
  expect(music?.subEvent).toHaveLength(eventView.timeline.length);
  expect(music?.url).toBe(canonical(page));
  const crumbs = found.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement as Array<{
    item: string;
  }>;
  expect(crumbs.map(({ item }) => pathOf(item))).toEqual(['/', routes.nextEvent]);
});

test('the calendar file holds the weekend, and a link leads to it', async ({ request }) => {
  const page = await htmlOf(request, routes.nextEvent);
  expect(page.querySelector(`a[href="${calendarFile}"]`) !== null).toBe(isComing(event.state));
  const response = await request.get(calendarFile);
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const parts = new ICAL.Component(ICAL.parse(await response.text()) as unknown[])
    .getAllSubcomponents('vevent')
    .map((part) => new ICAL.Event(part).startDate.toJSDate());
  expect(parts).toEqual(eventView.timeline.map(({ startsAt }) => new Date(startsAt)));
});
