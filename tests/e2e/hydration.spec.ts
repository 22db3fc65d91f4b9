import type { Page } from 'playwright/test';
import { content } from '@/lib/site-content';
import { routes } from '@/lib/routes';
import { expect, test } from './fixtures';

/* What lies far down the page is hydrated when the visitor comes near it: lib/nearness.ts. */

const question = { name: content.faq.entries[0]?.question ?? '' };

async function open(page: Page) {
  await page.goto(routes.home);
  await expect(page.locator('html[data-ready]')).toBeAttached();
}

test.describe('before the browser has noticed that somebody came near', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      IntersectionObserver.prototype.observe = () => undefined;
    });
    await open(page);
  });

  test('the very first click on a question opens it', async ({ page }) => {
    const opener = page.getByRole('button', question);
    await opener.click();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
  });

  test('a question reached with the keyboard opens', async ({ page }) => {
    const opener = page.getByRole('button', question);
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
  });
});

test('questions nobody came near work after the page was left and visited again', async ({ page }) => {
  await open(page);
  const follow = (path: string) =>
    page
      .locator(`a[href="${path}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
  await follow(routes.gallery);
  await expect(page).toHaveURL(routes.gallery);
  await follow(routes.home);
  await expect(page).toHaveURL(routes.home);
  const opener = page.getByRole('button', question);
  await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
});
