import { content } from '../site-content';
import { missingContactPage, routes, homeSections } from '@/lib/routes';
import { bannerWords, panelWords } from '@/lib/words/consent';
import { answerWords, fieldErrors } from '@/lib/words/contact';
import { navigationWords } from '@/lib/words/layout';
import { backgroundFilmWords, musicWords } from '@/lib/words/media';
import { findViolations } from './support/axe';
import { bannerOf, panelOf } from './support/consent-state';
import { fill, form } from './support/contact-page';
import { expect, test } from './support/fixtures';
import { menuOf } from './support/follow-links';
import { finished, unfinished } from './support/pages';

test.describe('axe finds nothing', () => {
  test.use({ expectedNoise: /status of 404|page not found/i });

  // The unfinished pages are alike, so one is enough.
  for (const path of [...finished, ...unfinished.slice(0, 1), missingContactPage]) {
    test(`on ${path}, with the cookie banner`, { tag: '@engines' }, async ({ page }) => {
      await page.goto(path);
      await expect(bannerOf(page)).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
    });
  }

  test('on the home page in all its states', { tag: ['@phone', '@engines'] }, async ({ page, isMobile }) => {
    const contact = { within: `#${homeSections.contact}` };
    await page.goto(routes.home);
    await test.step('with the details of the cookie banner and every question open', async () => {
      for (const { question } of content.faq.entries)
        await page.getByRole('button', { name: question }).click();
      await page.getByRole('button', { name: bannerWords.showDetails }).click();
      expect(await findViolations(page)).toEqual([]);
    });
    await test.step('with the cookie panel open', async () => {
      await page.getByRole('button', { name: bannerWords.essentialOnly }).click();
      await page.getByRole('button', { name: panelWords.title }).first().click();
      await expect(panelOf(page).getByRole('switch')).toHaveCount(3);
      expect(await findViolations(page, { within: '[role=dialog], dialog' })).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(panelOf(page)).toHaveCount(0);
    });
    await test.step('with errors in the form', async () => {
      await form(page).send.click();
      await expect(form(page).errors).toContainText(fieldErrors.nameRequired);
      expect(await findViolations(page, contact)).toEqual([]);
    });
    await test.step('after sending', async () => {
      await fill(page);
      await form(page).send.click();
      await expect(page.getByText(answerWords.sentTitle)).toBeVisible();
      expect(await findViolations(page, contact)).toEqual([]);
    });
    if (!isMobile) return;
    await test.step('with the menu open', async () => {
      await page.getByRole('button', { name: navigationWords.menu }).click();
      await expect(menuOf(page)).toHaveCSS('opacity', '1');
      expect(await findViolations(page, { within: 'header' })).toEqual([]);
    });
  });
});

/** Runs in the page, focuses every control in turn, and returns those that are covered while they have the focus. */
function coveredWhileFocused(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'a, button, input, select, textarea, [tabindex="0"]',
  );
  const covered = [...controls].filter((control) => {
    control.focus();
    if (document.activeElement !== control) return false;
    const { left, top, width, height } = control.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.15, 0.5, 0.85].map((y) => [left + width * x, top + height * y] as const),
    );
    return !points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit && (control.contains(hit) || hit.contains(control) || hit.closest('label'));
    });
  });
  return covered.map(({ outerHTML }) => outerHTML.slice(0, 90));
}

test('nothing covers the focused element', { tag: '@everywhere' }, async ({ page }) => {
  for (const route of [routes.home, routes.nextEvent]) {
    await page.goto(route);
    await expect(bannerOf(page)).toBeInViewport({ ratio: 1 });
    // After a key the browser shows the focus as for the keyboard.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(coveredWhileFocused), route).toEqual([]);
  }
});

test('in light forced colours controls keep an edge and a white background, also on the film, and icons stay visible', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light', reducedMotion: 'no-preference' });
  await page.goto(routes.home);
  const button = page.locator(`#${homeSections.hero}`).getByRole('link').first();
  await expect(button).toHaveCSS('border-top-width', '2px');
  const icon = page.locator(`#${homeSections.locations} li svg`).first();
  const colours = await icon.evaluate((element) => [
    getComputedStyle(element).stroke,
    getComputedStyle(document.querySelector('h2')!).color,
  ]);
  expect(colours[0]).toBe(colours[1]);
  const onTheFilm = [
    page.getByRole('banner'),
    page.getByRole('button', { name: musicWords.off }),
    page.getByRole('button', { name: backgroundFilmWords.pause }),
  ];
  for (const element of onTheFilm) await expect(element).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
