import type { Page } from 'playwright/test';
import { routes } from '@/lib/routes';
import { expect } from './fixtures';

/** Opens a page and holds back its scripts. @returns a function that releases them */
export async function openWithoutScripts(page: Page, path: string = routes.home): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  return release;
}
