import { bannerOf, footerButton, prefetchRemark } from './consent-state';
import { hasArial } from '../support/programs';
import { expect, test } from './fixtures';

test.use({ expectedNoise: prefetchRemark });

test('accepting and refusing look the same, and all of the banner can be reached, in every window', async ({
  page,
}) => {
  await page.goto('/politica-cookies');
  const buttons = bannerOf(page).getByRole('button');
  const lookOf = (name: string) =>
    buttons.filter({ hasText: name }).evaluate((button) => {
      const { width, height } = button.getBoundingClientRect();
      const { color, backgroundColor, fontSize, fontWeight, boxShadow, opacity } = getComputedStyle(button);
      return {
        ...{ width: Math.round(width), height, color, backgroundColor },
        ...{ fontSize, fontWeight, boxShadow, opacity },
      };
    });
  await expect(bannerOf(page)).toBeVisible();
  const browser = await page.context().newCDPSession(page);
  for (const standard of [16, 24]) {
    await browser.send('Page.setFontSizes', { fontSizes: { standard } });
    for (const [width, height] of [
      [1280, 720],
      [640, 800],
      [390, 844],
      // This is a window of 1280 px at 400 % zoom, where the banner is a part of the page.
      [320, 256],
    ] as const) {
      const where = `${width} x ${height}, font size ${standard}`;
      await page.setViewportSize({ width, height });
      expect(await lookOf('Aceptar todas'), where).toEqual(await lookOf('Solo esenciales'));
      expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(
        width,
      );
      for (const button of await buttons.all()) {
        await button.scrollIntoViewIfNeeded();
        await expect(button, where).toBeInViewport({ ratio: 0.9 });
      }
    }
  }
});

test(
  'the banner shifts no layout and is not the largest paint',
  { tag: ['@phone', '@engines'] },
  async ({ page, browserName }) => {
    test.skip(browserName === 'webkit', 'WebKit does not report layout shifts.');
    test.skip(!hasArial(), 'The system has no font of the width of Arial (Debian: fonts-liberation).');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
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
    // Fonts that arrive late shift the text too, and how far depends on the machine. In this test they never arrive.
    await page.route(/\.woff2$/, () => {});
    await page.goto('/politica-cookies', { waitUntil: 'domcontentloaded' });
    await expect(bannerOf(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'seen').largest)).not.toBe('');
    expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual({
      shift: expect.closeTo(0, 2),
      largest: expect.not.stringMatching('banner'),
    });
  },
);

test('the banner leaves room below the page, whose end can be scrolled above it', async ({ page }) => {
  await page.goto('/galeria');
  await expect(bannerOf(page)).toBeVisible();
  // The page makes room only after the banner has been measured.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const button = await footerButton(page).boundingBox();
    const bar = await bannerOf(page).boundingBox();
    expect(button?.y).toBeGreaterThan(0);
    expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }).toPass();
});
