import { test } from 'playwright/test';
import { acceptAll } from '@/lib/consent/consent';
import { missingContactPage, routes } from '@/lib/routes';
import { seed, storedDecision } from '../e2e/support/consent-state';
import { finished, unfinished } from '../e2e/support/pages';
import { content } from '../site-content';
import { homeStates, pageStates } from './states';

/* Takes screenshots of all pages in all their states. Films are blocked, so that two runs give the same pictures. */

const sizes = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [2560, 1440],
] as const;

/** The unfinished pages look alike, so one of them is enough. */
const pages = [...finished, ...unfinished.slice(0, 1), missingContactPage];

/** Runs in the page. True once all animations have ended, except those that are endless or driven by scrolling. */
function animationsEnded() {
  const running = document.getAnimations().filter(({ playState }) => playState === 'running');
  return running.every(
    ({ timeline, effect }) =>
      timeline !== document.timeline || effect?.getComputedTiming().endTime === Infinity,
  );
}

for (const route of pages) {
  const isHome = route === routes.home;
  for (const [name, state] of Object.entries({ ...pageStates, ...(isHome && homeStates(content)) })) {
    for (const [width, height] of sizes.filter(([width]) => state.widths?.includes(width) ?? true)) {
      const title = [isHome ? 'inicio' : route.slice(1), name, `${width}x${height}`]
        .filter(Boolean)
        .join('-');
      test(title, async ({ browser, baseURL }) => {
        const { act, element, fullPage = false, hasBanner = false, context: options } = state;
        const context = await browser.newContext({ baseURL, viewport: { width, height }, ...options });
        await context.route(/\.(mp4|webm)$/, (route) => route.abort());
        const page = await context.newPage();
        if (!hasBanner) await seed(page, storedDecision(acceptAll));
        await page.goto(route, { waitUntil: 'networkidle' });
        await act(page);
        await page.waitForLoadState('networkidle');
        await page.waitForFunction(animationsEnded);
        const file = { path: `screenshots/${title}.png`, animations: 'disabled' } as const;
        if (element) await element(page).screenshot(file);
        else await page.screenshot({ ...file, fullPage });
        await context.close();
      });
    }
  }
}
