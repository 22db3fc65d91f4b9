import { routes } from '@/lib/routes';
import { bannerWords } from '@/lib/words/consent';
import { eventWords } from '@/lib/words/event';
import { newTab } from '@/lib/words/layout';
import { content } from '../site-content';
import { expect, test } from './support/fixtures';
import { expectAbove } from './support/layout';

const { event, eventView, site } = content;
const ticketButton = eventView.buttons.closing;

test.beforeEach(({ page }) => page.goto(routes.nextEvent));

test('the head of the page has place, dates, capacity and age, and the programme its parts', async ({
  page,
}) => {
  const head = page.locator('main section').first();
  await expect(head.getByRole('heading', { level: 1 })).toHaveText(event.place);
  await expect(head).toContainText(eventView.texts.notice);
  await expect(head.getByRole('term')).toHaveText(eventView.texts.overview.map(({ label }) => label));
  await expect(head.getByRole('definition')).toHaveText(
    eventView.texts.overview.map(({ value, note }) => `${value}${note ?? ''}`),
  );
  const drawing = page.getByRole('group', { name: eventWords.programme.scaleNote });
  await expect(drawing.getByRole('link')).toHaveCount(eventView.weekend.timeline.length);
  const parts = page.locator('#programa ol > li');
  await expect(parts).toHaveCount(eventView.weekend.timeline.length);
  for (const [index, { when, title, details }] of eventView.weekend.timeline.entries()) {
    for (const text of [when, title, ...details]) await expect(parts.nth(index)).toContainText(text);
  }
});

test('during the weekend the programme says what is on and what follows, and nothing moves', async ({
  page,
}) => {
  const [first, second, last] = eventView.weekend.liveParts!;
  const minuteMs = 60_000;
  const programme = page.locator('#programa');
  // Before the fonts have loaded, the text may be higher or lower.
  const heightOf = () =>
    programme.evaluate(async (element) => {
      await document.fonts.ready;
      return element.clientHeight;
    });
  await page.setViewportSize({ width: 390, height: 844 });
  const heightBefore = await heightOf();
  const sentences = eventView.weekend.liveParts!.flatMap(({ now, next }) => [now, next]);
  for (const [when, momentMs, now, next] of [
    ['before the first part', first!.startsAtMs - minuteMs, null, null],
    ['between two parts', second!.startsAtMs - minuteMs, null, second!.next],
    ['at the end of the second part', second!.endsAtMs - minuteMs, second!.now, last!.next],
    ['after the last part', last!.endsAtMs + minuteMs, null, null],
  ] as const) {
    await page.clock.setFixedTime(momentMs);
    await page.reload();
    for (const sentence of sentences)
      await expect(programme.getByText(sentence), when).toHaveCount([now, next].includes(sentence) ? 1 : 0);
    await expect(programme.locator('svg .stroke-9').first(), when).toBeAttached({ attached: !!now });
    await expect.poll(heightOf, when).toBe(heightBefore);
  }
});

test('both programmes can be downloaded, with language, format and size', async ({ page, request }) => {
  const { format, languages } = eventWords.downloads;
  const brand = site.brand.toLowerCase();
  const savedNames = { es: `programa-${brand}-es.pdf`, en: `timetable-${brand}-en.pdf` };
  expect(event.downloads.map(({ language }) => language)).toEqual(Object.keys(savedNames));
  for (const { label, language, file } of event.downloads) {
    const link = page.getByRole('link', { name: label });
    await expect(link).toHaveAttribute('download', savedNames[language]);
    await expect(link).toContainText(`${format}, ${languages[language]}, `);
    await expect(link).toContainText(/ \d+\skB/);
    await expect(link).toHaveAttribute('lang', language);
    await expect(link).toHaveAttribute('href', file);
    const answer = await request.get(file);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test('hotels, other lodgings and things to do link to their sites in new tabs, and a text asks visitors to mention the event', async ({
  page,
}) => {
  const { mention, reserve, reserveOnMap } = eventWords.hotels;
  const section = page.locator('#hoteles');
  const hotels = section.getByRole('listitem');
  await expect(hotels.getByRole('heading')).toHaveText(event.hotels.map(({ name }) => name));
  await expect(section).toContainText(mention(site.brand));
  const [withoutSite, withSite, onMap] = event.hotels;
  await expect(hotels.first(), 'the hotel without a site').toContainText(withoutSite!.description);
  await expect(hotels.first().getByRole('link')).toHaveCount(0);
  for (const { label, href = '' } of [
    { label: `${reserve} ${withSite!.name}`, href: withSite!.href },
    { label: `${reserveOnMap} ${onMap!.name}`, href: onMap!.href },
    ...[...event.stay.links, ...event.activities.links],
    ...event.arrival.items.flatMap(({ link }) => link ?? []),
  ]) {
    const link = page.getByRole('main').getByRole('link', { name: `${label} (${newTab})`, exact: true });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  const stay = page.getByRole('listitem').filter({ hasText: eventWords.stay.lodging });
  await expect(stay).toContainText(mention(site.brand));
});

test('every ticket button opens the platform in a new tab and says so', async ({ page, context }) => {
  const platform = event.ticketHref!;
  await context.route(platform, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  const tickets = page.getByRole('main').getByRole('link', { name: ticketButton.label });
  expect(await tickets.count(), 'at the head and at the end of the page').toBeGreaterThanOrEqual(2);
  for (const ticket of await tickets.all()) {
    await expect(ticket).toContainText(newTab);
    const opened = context.waitForEvent('page');
    await ticket.evaluate((element: HTMLElement) => element.click());
    await expect(await opened).toHaveURL(platform);
    await expect(page).toHaveURL(routes.nextEvent);
  }
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test('one ticket button is always in view, and at the end it is below the last section', async ({
    page,
  }) => {
    // That the bar stands on the cookie banner is tested in keeping-clear-of-the-foot.spec.ts.
    await page.getByRole('button', { name: bannerWords.essentialOnly }).click();
    const tickets = page.getByRole('link', { name: ticketButton.label });
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 800 });
      for (const section of ['#programa', '#hoteles', '#como-llegar']) {
        await page.locator(section).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
        await expect(tickets.first(), `${section}, ${width} px`).toBeInViewport({ ratio: 1 });
      }
      await expect(tickets, `${width} px`).toHaveCount(1);
      await page
        .getByRole('contentinfo')
        .evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
      const bar = page.locator('[data-ticket-bar]');
      await expectAbove(page.locator('main section').last(), bar, -1, `${width} px`);
      await expectAbove(bar, page.getByRole('contentinfo'), -1, `${width} px`);
    }
  });
});
