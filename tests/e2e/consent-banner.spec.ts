import { bannerOf, confirmationOf, noticesOf, prefetchRemark } from './consent-state';
import { expect, test } from './fixtures';

test.use({ expectedNoise: prefetchRemark });

const decisions = ['Aceptar todas', 'Solo esenciales'];

/** Runs in the page: whether a visitor sees the middle of the focused element, and its HTML; null when there is none. */
function focusIsClear(): [boolean, string | null] {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return [true, null];
  const html = focused.outerHTML.slice(0, 120);
  if (focused.closest('#cookies')) return [true, html];
  const { top, height } = focused.getBoundingClientRect();
  const bar = document.getElementById('cookies')?.getBoundingClientRect();
  return [!bar || top + Math.min(height / 2, 24) <= bar.top, html];
}

test('the server’s page has no banner', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html.replace(/<script[\s\S]*?<\/script>/g, '')).not.toContain('Solo esenciales');
});

test('accepting and refusing are of exactly equal weight at every width', async ({ page }) => {
  await page.goto('/');
  const looksOf = (name: string) =>
    bannerOf(page)
      .getByRole('button', { name })
      .evaluate((button) => {
        const { width, height } = button.getBoundingClientRect();
        const label = new Range();
        label.selectNodeContents(button);
        const lines = new Set([...label.getClientRects()].map(({ top }) => top)).size;
        const { color, backgroundColor, fontSize, fontWeight, boxShadow, opacity } = getComputedStyle(button);
        const look = { color, backgroundColor, fontSize, fontWeight, boxShadow, opacity };
        return { width: Math.round(width), height, lines, ...look };
      });
  const browser = await page.context().newCDPSession(page);
  for (const standard of [16, 24]) {
    await browser.send('Page.setFontSizes', { fontSizes: { standard } });
    for (const width of [
      320, 340, 360, 383, 390, 420, 480, 560, 640, 667, 740, 768, 819, 820, 1024, 1280, 2560,
    ]) {
      await page.setViewportSize({ width, height: 800 });
      const [accept, refuse] = [await looksOf('Aceptar todas'), await looksOf('Solo esenciales')];
      expect(accept, `${width}, type ${standard}`).toEqual(refuse);
      if (standard === 16) expect(accept.lines, `${width}`).toBe(1);
    }
  }
  await expect(bannerOf(page)).toContainText('«Solo esenciales» rechaza todo lo demás.');
});

for (const name of decisions) {
  test(`'${name}' is told to screen readers, and covers nothing`, async ({ page }) => {
    await page.goto('/');
    await expect(bannerOf(page)).toBeVisible();
    await expect(confirmationOf(page)).toHaveCount(0);
    await bannerOf(page).getByRole('button', { name }).click();
    await expect(bannerOf(page)).toBeHidden();
    await expect(confirmationOf(page)).toHaveCount(1);
    await expect(noticesOf(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(confirmationOf(page)).toHaveCount(0);
  });
}

test('it is the keyboard’s first stop, lets the focus pass on, and works without a mouse', async ({
  page,
}) => {
  await page.goto('/galeria');
  await expect(bannerOf(page)).toBeVisible();
  const stops = [...decisions, 'Ver detalles', 'Política de privacidad'];
  for (const name of stops) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(name);
  }
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Cerrar sin decidir/);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Saltar al contenido');

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(bannerOf(page).getByRole('button', { name: 'Ver detalles' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(bannerOf(page)).toBeHidden();
});

test('the details open and close, name the three kinds and lead to the policy @everywhere', async ({
  page,
}) => {
  await page.goto('/');
  const toggle = bannerOf(page).getByRole('button', { name: 'Ver detalles' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(bannerOf(page).getByRole('term')).toHaveText(['Esenciales', 'Analítica', 'Personalización']);
  await expect(bannerOf(page).getByRole('link', { name: 'política de cookies' })).toHaveAttribute(
    'href',
    '/politica-cookies',
  );
  await toggle.click();
  await expect(bannerOf(page).getByRole('term')).toHaveCount(0);
});

test('its link leads to the privacy policy and the question stays open', async ({ page }) => {
  await page.goto('/');
  await bannerOf(page).getByRole('link', { name: 'Política de privacidad' }).click();
  await expect(page).toHaveURL(/\/politica-privacidad$/);
  await expect(bannerOf(page)).toBeVisible();
});

for (const path of ['/', '/politica-cookies']) {
  test(`on ${path} it shifts nothing and is not the largest paint @everywhere`, async ({ page }) => {
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
    await page.goto(path);
    await expect(bannerOf(page)).toBeVisible();
    await bannerOf(page).evaluate((bar) => Promise.all(bar.getAnimations().map(({ finished }) => finished)));
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'seen').largest)).not.toBe('');
    expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual({
      shift: expect.closeTo(0, 2),
      largest: expect.not.stringMatching('banner'),
    });
  });
}

for (const [name, width, height] of [
  ['1280 x 720', 1280, 720],
  ['390 x 844', 390, 844],
  ['320 x 256, which is 400 % zoom', 320, 256],
] as const) {
  test(`at ${name} nothing that has the focus is under it, and all of it can be reached`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(bannerOf(page)).toBeVisible();
    const bar = await bannerOf(page).boundingBox();
    expect(bar?.height).toBeLessThan(height * 0.61);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    const covered: string[] = [];
    let focused: string | null = '';
    for (let stop = 0; stop < 120 && focused !== null; stop += 1) {
      await page.keyboard.press('Tab');
      const [clear, element] = await page.evaluate(focusIsClear);
      if (!clear) covered.push(element ?? '');
      focused = element;
    }
    expect(covered).toEqual([]);

    for (const button of await bannerOf(page).getByRole('button').all()) {
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 0.9 });
    }
  });
}

test('the end of the page can be scrolled clear of it', async ({ page }) => {
  await page.goto('/galeria');
  await expect(bannerOf(page)).toBeVisible();
  // Again and again: the page gets its room for the bar when the bar has been measured.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const button = await page.getByRole('button', { name: 'Gestionar Cookies' }).boundingBox();
    const bar = await bannerOf(page).boundingBox();
    expect(button?.y).toBeGreaterThan(0);
    expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }).toPass();
});

test('it does not move under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/galeria');
  await expect(bannerOf(page)).toBeVisible();
  await expect(bannerOf(page)).toHaveCSS('transition-property', 'none');
});
