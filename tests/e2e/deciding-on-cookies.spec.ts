import { acceptAll, essentialOnly } from '@/lib/consent/consent';
import { storageKeys } from '@/lib/storage-keys';
import {
  bannerOf,
  closeButtonOf,
  confirmationOf,
  footerButton,
  panelOf,
  prefetchRemark,
  seed,
  stored,
  storedDecision,
  switchOf,
  toastsOf,
} from './support/consent-state';
import { routes } from '@/lib/routes';
import { bannerWords, categoryNames, decisionWords, panelWords } from '@/lib/words/consent';
import { navigationWords } from '@/lib/words/layout';
import { expect, test } from './support/fixtures';
import { hydrated } from './support/follow-links';

test.use({ expectedNoise: prefetchRemark });

test.describe('a visitor without a decision', () => {
  for (const [button, choice, marker] of [
    [bannerWords.acceptAll, acceptAll, 'all'],
    [bannerWords.essentialOnly, essentialOnly, 'essential'],
  ] as const) {
    test(`decides with '${button}': it is announced, stored and not asked again @engines`, async ({
      page,
    }) => {
      await page.clock.install();
      await page.goto(routes.cookiePolicy);
      await expect(bannerOf(page)).toBeVisible();
      // The announcement leaves the page after some seconds, so the clock stands still.
      await page.clock.pauseAt(Date.now() + 60_000);
      await bannerOf(page).getByRole('button', { name: button }).click();
      await expect(bannerOf(page)).toBeHidden();
      await expect(confirmationOf(page)).toHaveCount(1);
      await expect(toastsOf(page)).toHaveCount(0);

      const { local, session, cookies } = await stored(page);
      const timestamp = local[storageKeys.timestamp] ?? '';
      expect(JSON.parse(local[storageKeys.preferences] ?? '')).toMatchObject({ ...choice, timestamp });
      expect(Date.now() - Date.parse(timestamp)).toBeLessThan(60_000);
      expect(local[storageKeys.accepted]).toBe(marker);
      expect(Object.keys(local)).toHaveLength(3);
      expect([session, cookies]).toEqual([{}, []]);

      await page.reload();
      await expect(footerButton(page)).toBeVisible();
      await expect(bannerOf(page)).toBeHidden();
      await expect(confirmationOf(page)).toHaveCount(0);
    });
  }

  test('closes the banner with the X for this tab only, without a decision', async ({ page, context }) => {
    await page.goto('/galeria');
    await expect(bannerOf(page)).toBeVisible();
    await closeButtonOf(page).click();
    await expect(bannerOf(page)).toBeHidden();
    expect(await stored(page)).toMatchObject({ local: {}, session: { [storageKeys.dismissed]: '1' } });
    await page.reload();
    await expect(footerButton(page)).toBeVisible();
    await expect(bannerOf(page)).toBeHidden();
    const other = await context.newPage();
    await other.goto('/galeria');
    await expect(bannerOf(other)).toBeVisible();
  });

  test('reads the details, which name the three categories, and both policies @engines', async ({ page }) => {
    await page.goto('/galeria');
    const toggle = bannerOf(page).locator('button[aria-expanded]');
    const terms = bannerOf(page).getByRole('term');
    for (const [label, isOpen] of [
      [bannerWords.showDetails, false],
      [bannerWords.hideDetails, true],
      [bannerWords.showDetails, false],
    ] as const) {
      await expect(toggle).toHaveText(label);
      await expect(toggle).toHaveAttribute('aria-expanded', String(isOpen));
      await expect(terms).toHaveText(isOpen ? Object.values(categoryNames) : []);
      await toggle.click();
    }
    const policy = bannerOf(page).getByRole('link', { name: bannerWords.cookiePolicy });
    await expect(policy).toHaveAttribute('href', routes.cookiePolicy);
    await bannerOf(page).getByRole('link', { name: bannerWords.privacyPolicy }).click();
    await expect(page).toHaveURL(routes.privacyPolicy);
    await expect(bannerOf(page)).toBeVisible();
  });

  test('can decide by keyboard first, or go on to the page, past the bar if they like', async ({ page }) => {
    await page.goto('/galeria');
    await expect(bannerOf(page)).toBeVisible();
    const focused = page.locator(':focus');
    for (const name of [
      bannerWords.showDetails,
      bannerWords.privacyPolicy,
      bannerWords.acceptAll,
      bannerWords.essentialOnly,
      '',
      navigationWords.skip,
    ]) {
      await page.keyboard.press('Tab');
      if (name) await expect(focused).toHaveText(name);
      else await expect(closeButtonOf(page)).toBeFocused();
    }
    await expect(focused).toBeInViewport();
    await bannerOf(page).getByRole('button', { name: bannerWords.essentialOnly }).press('Enter');
    await expect(bannerOf(page)).toBeHidden();
    await page.reload();
    await hydrated(page);
    await page.keyboard.press('Tab');
    await expect(focused, 'the first stop without a banner').toHaveText(navigationWords.skip);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toBeVisible();
  });

  test('decides in one tab, and the other tab follows', async ({ page, context }) => {
    const other = await context.newPage();
    await page.goto(routes.cookiePolicy);
    await other.goto('/galeria');
    await expect(bannerOf(other)).toBeVisible();
    await page.bringToFront();
    await bannerOf(page).getByRole('button', { name: bannerWords.acceptAll }).click();
    await expect(bannerOf(other)).toBeHidden();
    await other.bringToFront();
    await footerButton(other).click();
    await expect(switchOf(other, 'personalization')).toBeChecked();
    await panelOf(other).getByRole('button', { name: panelWords.reset }).click();
    await expect(bannerOf(page)).toBeVisible();
  });
});

test.describe('corrupt preferences', () => {
  test.use({ expectedNoise: /^Stored cookie preferences were corrupt and have been removed\./ });

  test('are logged and removed, and the banner asks again', async ({ page, noise }) => {
    await seed(page, '{"essential":tr');
    await page.goto(routes.cookiePolicy);
    await expect(bannerOf(page)).toBeVisible();
    await expect.poll(() => noise).toHaveLength(1);
    expect((await stored(page)).local).toEqual({});
  });
});

test.describe('a browser that stores nothing', () => {
  const blockStorage = () => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  };
  const fillStorage = () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  };

  test('keeps the decision for the page, and a toast says so', async ({ page }) => {
    await page.addInitScript(blockStorage);
    await page.goto(routes.cookiePolicy);
    await bannerOf(page).getByRole('button', { name: bannerWords.acceptAll }).click();
    await expect(bannerOf(page)).toBeHidden();
    await expect(toastsOf(page)).toHaveText(decisionWords.notKept);
    await footerButton(page).click();
    await expect(switchOf(page, 'analytics')).toBeChecked();
    await panelOf(page).getByRole('button', { name: panelWords.reset }).click();
    await page.keyboard.press('Escape');
    await closeButtonOf(page).click();
    await expect(bannerOf(page)).toBeHidden();
    await page.reload();
    await expect(bannerOf(page)).toBeVisible();
  });

  test('does not bring an earlier decision back when a new one could not be stored', async ({ page }) => {
    await seed(page, storedDecision(acceptAll));
    await page.addInitScript(fillStorage);
    await page.goto(routes.cookiePolicy);
    await footerButton(page).click();
    await switchOf(page, 'analytics').click();
    await panelOf(page).getByRole('button', { name: panelWords.save }).click();
    await expect(panelOf(page)).toBeHidden();
    expect((await stored(page)).local).toEqual({});
    await page.reload();
    await expect(bannerOf(page)).toBeVisible();
  });
});
