import type { Page } from 'playwright/test';
import { acceptAll } from '@/lib/consent/consent';
import { routes } from '@/lib/routes';
import { bannerWords } from '@/lib/words/consent';
import { hasArial } from '../support/programs';
import { bannerOf, footerButton, prefetchRemark, seed, storedDecision } from './support/consent-state';
import { expect, test } from './support/fixtures';
import { hydrated, offPlace } from './support/follow-links';
import { expectAbove, setFontSize, windows } from './support/layout';

test.use({ expectedNoise: prefetchRemark });

test('accepting and refusing look the same, and all of the banner can be reached, in every window', async ({
  page,
}) => {
  await page.goto(routes.cookiePolicy);
  await expect(bannerOf(page)).toBeVisible();
  const buttons = bannerOf(page).getByRole('button');
  const lookOf = (name: string) =>
    buttons.filter({ hasText: name }).evaluate((button) => {
      const { color, backgroundColor, fontSize, fontWeight, boxShadow, opacity } = getComputedStyle(button);
      const size = [button.clientWidth, button.clientHeight];
      return { size, color, backgroundColor, fontSize, fontWeight, boxShadow, opacity };
    });
  for (const fontSize of [16, 24]) {
    await setFontSize(page, fontSize);
    for (const [width, height] of [
      [1280, 720],
      [390, 844],
      // This is a window of 1280 px at 400 % zoom, where the banner is a part of the page.
      [320, 256],
    ] as const) {
      const where = `${width} x ${height}, font size ${fontSize}`;
      await page.setViewportSize({ width, height });
      expect(await lookOf(bannerWords.acceptAll), where).toEqual(await lookOf(bannerWords.essentialOnly));
      for (const button of await buttons.all()) {
        await button.scrollIntoViewIfNeeded();
        await expect(button, where).toBeInViewport({ ratio: 0.9 });
      }
    }
  }
});

test.describe('from the start', () => {
  test.skip(!hasArial(), 'The system has no font of the width of Arial (Debian: fonts-liberation).');
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const seen = { shift: 0, largest: '' };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
      new PerformanceObserver((list) => {
        const last = list.getEntries().at(-1) as unknown as { element?: Element | null } | undefined;
        seen.largest = last?.element?.closest('#cookies') ? 'banner' : (last?.element?.tagName ?? '');
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    // The fonts are held back, because their arrival would shift the text too.
    await page.route(/\.woff2$/, () => {});
  });

  async function expectStill(page: Page, where?: string) {
    const seen = () => page.evaluate(() => Reflect.get(window, 'seen'));
    await page.goto(routes.cookiePolicy, { waitUntil: 'domcontentloaded' });
    await expect(bannerOf(page)).toBeVisible();
    await hydrated(page);
    await expect.poll(async () => (await seen()).largest, where).not.toBe('');
    expect(await seen(), where).toEqual({
      shift: expect.closeTo(0, 2),
      largest: expect.not.stringMatching('banner'),
    });
  }

  test(
    'the banner shifts no layout and is not the largest paint',
    { tag: ['@phone', '@engines'] },
    async ({ page, browserName }) => {
      test.skip(browserName === 'webkit', 'WebKit does not report layout shifts.');
      await expectStill(page);
    },
  );

  test('a low window, or one with large letters, has the room of the banner, also after a decision has expired', async ({
    page,
  }) => {
    await seed(page, storedDecision(acceptAll, { timestamp: '2020-01-01T00:00:00.000Z' }));
    for (const [width, height, fontSize] of [
      [844, 390, 16],
      [320, 568, 24],
    ] as const) {
      await page.setViewportSize({ width, height });
      await setFontSize(page, fontSize);
      const where = `in ${width} x ${height}, font size ${fontSize}`;
      await expectStill(page, where);
      await page.goto('about:blank');
      await page.goto('/#contacto', { waitUntil: 'domcontentloaded' });
      await hydrated(page);
      await expect.poll(() => offPlace(page, 'contacto'), `px off its place ${where}`).toBeLessThan(2);
    }
  });
});

test('the keyboard passes through the banner and its details, and the page stays where it is', async ({
  page,
}) => {
  await page.goto('/');
  await bannerOf(page).getByRole('button', { name: bannerWords.showDetails }).press('Enter');
  for (const name of [bannerWords.privacyPolicy, bannerWords.acceptAll, bannerWords.essentialOnly]) {
    await page.keyboard.press('Tab');
    await expect(bannerOf(page).getByText(name, { exact: true })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test('the banner is at the foot of the window, also where the page is shorter or scrolled, and nothing focused is below it, not even the end of the page', async ({
  page,
}) => {
  await page.goto('/galeria');
  for (const [width, height, fontSize] of [
    [320, 640, 16],
    [390, 844, 24],
    [768, 1024, 32],
    [1440, 900, 24],
  ] as const) {
    const where = `in ${width} x ${height}, font size ${fontSize}`;
    await page.setViewportSize({ width, height });
    await setFontSize(page, fontSize);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const edge = async () => {
      const box = await bannerOf(page).boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0));
    };
    expect(await edge(), where).toBe(height);
    const links = page.locator('main a, footer a');
    for (const control of [links.first(), links.nth(6), footerButton(page)]) {
      await control.focus();
      await expect.poll(edge, where).toBe(height);
      await expectAbove(control, bannerOf(page), 0, where);
    }
  }
});

test('a longer text scrolls inside the banner, whose buttons stay in view', async ({ page }) => {
  await page.goto('/galeria');
  await hydrated(page);
  await bannerOf(page)
    .locator('p')
    .first()
    .evaluate((paragraph) => {
      paragraph.firstChild!.nodeValue = 'Estas palabras no caben en el aviso. '.repeat(12);
    });
  for (const { name, ...size } of windows('320x640 390x844 1280x720')) {
    await page.setViewportSize(size);
    for (const label of [bannerWords.acceptAll, bannerWords.essentialOnly])
      await expect(bannerOf(page).getByRole('button', { name: label }), name).toBeInViewport({ ratio: 1 });
  }
});
