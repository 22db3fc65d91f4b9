import { errorText } from '../fakes/contact-message';
import { content } from '../site-content';
import { legalContact, routes, sections } from '@/lib/routes';
import { violations } from './axe';
import { expect, test } from './fixtures';
import { unfinished } from './pages';

const { banner, manager } = content.consent;
const { navigation } = content;

test.describe('axe finds nothing', () => {
  test.use({ expectedNoise: /status of 404|page not found/i });

  test(
    'on the pages of the sitemap, an unfinished page and the 404 page, with the cookie banner',
    { tag: '@engines' },
    async ({ page, request }) => {
      const sitemap = await (await request.get('/sitemap.xml')).text();
      const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
      expect(listed).toContain(routes.nextEvent);
      for (const path of [...listed, ...unfinished.slice(0, 1), legalContact]) {
        await page.goto(path);
        await expect(page.getByRole('region', { name: banner.region })).toBeVisible();
        expect.soft(await violations(page), path).toEqual([]);
      }
    },
  );

  test('on the home page in all its states', { tag: ['@phone', '@engines'] }, async ({ page, isMobile }) => {
    const { labels, submit, sentTitle } = content.contact.form;
    const send = page.getByRole('button', { name: submit });
    const form = `#${sections.contact}`;
    await page.goto(routes.home);
    await test.step('with the details of the cookie banner and every question open', async () => {
      for (const { question } of content.faq.entries)
        await page.getByRole('button', { name: question }).click();
      await page.getByRole('button', { name: banner.details }).click();
      expect(await violations(page)).toEqual([]);
    });
    await test.step('with the cookie manager open', async () => {
      await page.getByRole('button', { name: banner.essential }).click();
      await page.getByRole('button', { name: manager.label }).first().click();
      await expect(page.getByRole('switch')).toHaveCount(3);
      expect(await violations(page, '[role=dialog], dialog')).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('switch')).toHaveCount(0);
    });
    await test.step('with errors in the form', async () => {
      await send.click();
      await expect(page.getByText(errorText('name', 'required'))).toBeVisible();
      expect(await violations(page, form)).toEqual([]);
    });
    await test.step('after sending', async () => {
      await page.getByLabel(labels.name).fill('Carmen');
      await page.getByLabel(labels.email).fill('carmen@example.com');
      await page.getByLabel(labels.message).fill('Buenas tardes, una pregunta.');
      await send.click();
      await expect(page.getByText(sentTitle)).toBeVisible();
      expect(await violations(page, form)).toEqual([]);
    });
    if (!isMobile) return;
    await test.step('with the menu open', async () => {
      await page.getByRole('button', { name: navigation.texts.menu }).click();
      await expect(page.getByRole('navigation', { name: navigation.texts.main })).toHaveCSS('opacity', '1');
      expect(await violations(page, 'header')).toEqual([]);
    });
  });
});

test('nothing covers the focused element', { tag: '@everywhere' }, async ({ page }) => {
  for (const route of [routes.home, routes.nextEvent]) {
    await page.goto(route);
    await expect(page.getByRole('region', { name: banner.region })).toBeInViewport({ ratio: 1 });
    const hidden: string[] = [];
    for (let stop = 0; stop < 70; stop++) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return null;
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const points = [0.1, 0.5, 0.9].flatMap((x) =>
          [0.15, 0.5, 0.85].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
        );
        const seen = points.some(([x, y]) => {
          const hit = document.elementFromPoint(x, y);
          return (
            hit !== null && (element.contains(hit) || hit.contains(element) || hit.closest('label') !== null)
          );
        });
        const [x, y] = points[4] ?? [0, 0];
        return seen
          ? null
          : `${element.outerHTML.slice(0, 90)} under ${document.elementFromPoint(x, y)?.outerHTML.slice(0, 60)}`;
      });
      if (covered) hidden.push(covered);
    }
    expect(hidden, route).toEqual([]);
  }
});

test('in light forced colours controls keep an edge and a white background, also on the film, and icons stay visible', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light', reducedMotion: 'no-preference' });
  await page.goto(routes.home);
  const button = page.locator(`#${sections.hero}`).getByRole('link').first();
  await expect(button).toHaveCSS('border-top-width', '2px');
  const icon = page.locator(`#${sections.locations} li svg`).first();
  const colours = await icon.evaluate((element) => [
    getComputedStyle(element).stroke,
    getComputedStyle(document.querySelector('h2')!).color,
  ]);
  expect(colours[0]).toBe(colours[1]);
  const { pause, unmute } = content.home.hero;
  const onTheFilm = [
    page.getByRole('banner'),
    page.getByRole('button', { name: unmute }),
    page.getByRole('button', { name: pause }),
  ];
  for (const element of onTheFilm) {
    await expect(element).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  }
});
