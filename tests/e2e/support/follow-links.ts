import type { Page } from 'playwright/test';
import { navigationWords } from '@/lib/words/layout';
import { content } from '../../site-content';
import { expect } from './fixtures';

const { items, button, groups, legal } = content.navigation;

/** The label of the link to an address. The menu and the footer share it. */
function labelOf(address: string): string {
  const links = [...items, button, ...groups.flatMap((group) => group.links), ...legal];
  const link = links.find(({ href }) => href === address);
  if (!link) throw new Error(`No link of the navigation leads to ${address}.`);
  return link.label;
}

export const footerLink = (page: Page, address: string) =>
  page.getByRole('contentinfo').getByRole('link', { name: labelOf(address) });

/** The links of the navigation bar. On a phone they are in its menu. */
export const menuOf = (page: Page) => page.getByRole('navigation', { name: navigationWords.name });
export const menuLink = (page: Page, address: string) =>
  menuOf(page).getByRole('link', { name: labelOf(address) });

/**
 * Waits for hydration, because a link clicked before it loads a new document. Nothing visible changes then, so this waits
 * until React has added a property of its own to the footer, which is the last element of every page.
 */
export const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('main ~ footer') ?? {}).some((key) => key.startsWith('__react')),
  );

/** Opens a page, waits for hydration, and marks the document for `sameDocument`. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

/** Whether no other document has been loaded since `open`. */
export const sameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

export const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

export const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** The distance in px between a section and its place right below the navigation bar. */
export const offPlace = (page: Page, section: string) =>
  page.evaluate((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? NaN;
    return Math.abs(top - parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop));
  }, section);

/** Waits until the page has not scrolled for ten frames. */
export const waitUntilAtRest = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0, before = window.scrollY; frames < 10; frames += 1) {
      await new Promise(requestAnimationFrame);
      if (window.scrollY !== before) frames = 0;
      before = window.scrollY;
    }
  });

/**
 * Waits until a link has led to a page and that page has scrolled to its top. A click that comes earlier may land beside
 * its target.
 */
export async function arriveAt(page: Page, url: string) {
  await expect(page).toHaveURL(url);
  await expect(page.getByRole('main')).toBeFocused();
  await waitUntilAtRest(page);
}

/** Opens the home page and holds its scripts back. @returns a function that delivers them */
export async function openWithoutScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor({ state: 'attached' });
  return release;
}
