import { isOnSale } from '@/lib/event/state';
import { content } from '../site-content';
import { routes } from '@/lib/routes';
import { expect, test } from './fixtures';

const { event, eventLabels, eventView, navigation } = content;

test.beforeEach(({ page }) => page.goto(routes.nextEvent));

test('the page shows its content from top to bottom', async ({ page, request }) => {
  await test.step('the facts of the event at its head', async () => {
    const head = page.locator('main section').first();
    await expect(head.getByRole('heading', { level: 1 })).toHaveText(event.place);
    await expect(head).toContainText(eventView.dates);
    await expect(head).toContainText(event.capacityLabel);
    await expect(head).toContainText(`Desde ${event.minimumAge} años`);
  });
  await test.step('the programme can be read in the page', async () => {
    const days = page.locator('#programa ol > li');
    for (const [index, entry] of eventView.timeline.entries()) {
      await expect(days.nth(index)).toContainText(entry.when);
      for (const detail of entry.details) await expect(days.nth(index)).toContainText(detail);
    }
  });
  await test.step('both programmes can be downloaded, with language, format and size', async () => {
    for (const { label, language, file } of event.downloads) {
      const link = page.getByRole('link', { name: label });
      await expect(link).toHaveAttribute('download', new RegExp(`-almena-${language}\\.pdf$`));
      await expect(link).toContainText(/PDF, (español|inglés), \d+\skB/);
      await expect(link).toHaveAttribute('hreflang', language);
      await expect(link).toHaveAttribute('href', file);
      const answer = await request.get(file);
      expect(answer.headers()).toMatchObject({
        'cache-control': 'public, max-age=300',
        etag: expect.stringMatching(/^(W\/)?".+"$/),
      });
      expect(answer.headers()['content-type']).toBe('application/pdf');
      expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
    }
    await expect(page.getByRole('link', { name: 'Descargar (ES)' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Download (EN)' })).toHaveAttribute('lang', 'en');
  });
  await test.step('the hotels, each with a button to its own site in a new tab', async () => {
    const hotels = page.locator('#hoteles');
    await expect(hotels.getByRole('heading', { level: 3 })).toHaveText(event.hotels.map(({ name }) => name));
    for (const { name, href } of event.hotels.filter((hotel) => hotel.href)) {
      const link = hotels.getByRole('link', { name: new RegExp(`^Reservar.* ${name}`) });
      await expect(link).toHaveAttribute('href', href ?? '');
      await expect(link).toHaveAttribute('target', '_blank');
    }
  });
  await test.step('every offer of a bed asks visitors to mention the event', async () => {
    for (const name of [...event.hotels.map((hotel) => hotel.name), event.stay.title]) {
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
      await expect(card).toContainText(eventLabels.hotels.mention);
      for (const link of await card.getByRole('link').all())
        await expect(link).toHaveAttribute('target', '_blank');
    }
  });
});

test('while tickets are on sale every button opens the platform in a new tab and says so', async ({
  page,
  context,
}) => {
  const state = eventLabels.states[event.state];
  const tickets = await page.locator('main').getByRole('link', { name: state.buy }).all();
  expect(tickets.length >= 2).toBe(isOnSale(event.state));
  const address = event.ticketHref ?? '';
  await context.route(address, (route) => route.fulfill({ contentType: 'text/html', body: 'Entradas' }));
  for (const link of tickets) {
    await expect(link).toHaveAttribute('href', address);
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toContainText(navigation.texts.newTab);
    const opened = context.waitForEvent('page');
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(await opened).toHaveURL(address);
    await expect(page).toHaveURL(routes.nextEvent);
  }
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test('a ticket button is always in view, and covers nothing at the end', async ({ page }) => {
    const bar = page.locator('[data-dock] > *');
    for (const section of ['#programa', '#hoteles', '#como-llegar']) {
      await page.locator(section).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
      await expect(bar).toBeInViewport({ ratio: 1 });
    }
    const footer = page.getByRole('contentinfo');
    await footer.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
    const [foot, top] = [await bar.boundingBox(), await footer.boundingBox()];
    expect((foot?.y ?? Infinity) + (foot?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
  });

  test('there is one ticket button, and at the end it is below the last section', async ({ page }) => {
    const tickets = page.getByRole('link', { name: eventLabels.states[event.state].buy });
    const call = page.getByRole('heading', { name: eventView.call.title.lead });
    for (const width of [320, 360, 390, 768]) {
      await page.setViewportSize({ width, height: 800 });
      for (const block of ['end', 'center', 'start'] as const) {
        await call.evaluate(
          (element, place) => element.scrollIntoView({ block: place, behavior: 'instant' }),
          block,
        );
        await expect(tickets, `${width}, ${block}`).toHaveCount(1);
      }
      await page.getByRole('contentinfo').evaluate((element) => element.scrollIntoView({ block: 'end' }));
      const wall = (await call.locator('xpath=ancestor::section').boundingBox()) ?? { y: 0, height: 0 };
      const bar = (await page.locator('[data-dock]').boundingBox()) ?? { y: 0 };
      expect(bar.y, `${width}`).toBeGreaterThanOrEqual(wall.y + wall.height - 1);
      expect(await tickets.evaluate((link) => link.firstChild?.textContent), `${width}`).toBeTruthy();
    }
  });
});
