import { test, type Browser } from 'playwright/test';
import { acceptAll, createPreferences } from '@/lib/consent/consent';
import { storageKeys } from '@/lib/storage-keys';
import { legalContact, routes } from '@/lib/routes';
import { finished, unfinished } from '../e2e/pages';
import { content } from '../site-content';
import { homeStates, pageStates, type State } from './states';

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
const pages = [...finished, ...unfinished.slice(0, 1), legalContact];

/** The browser storage of a visitor who has decided on cookies. */
function storageWithDecision(origin: string) {
  const preferences = createPreferences(acceptAll, new Date());
  const localStorage = [
    { name: storageKeys.preferences, value: JSON.stringify(preferences) },
    { name: storageKeys.accepted, value: 'all' },
    { name: storageKeys.timestamp, value: preferences.timestamp },
  ];
  return { cookies: [], origins: [{ origin, localStorage }] };
}

/** Runs in the page. True once all animations have ended, except those that are endless or driven by scrolling. */
function animationsEnded() {
  const running = document.getAnimations().filter(({ playState }) => playState === 'running');
  return running.every(
    ({ timeline, effect }) =>
      timeline !== document.timeline || effect?.getComputedTiming().endTime === Infinity,
  );
}

interface Picture {
  url: string;
  file: string;
  viewport: { width: number; height: number };
  state: State;
}

async function takePicture(browser: Browser, { url, file, viewport, state }: Picture) {
  const { act, part, whole = false, hasBanner = false, context: options } = state;
  const context = await browser.newContext({
    viewport,
    storageState: hasBanner ? undefined : storageWithDecision(new URL(url).origin),
    ...options,
  });
  await context.route(/\.(mp4|webm)$/, (route) => route.abort());
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await act(page);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(animationsEnded);
  if (part) await part(page).screenshot({ path: file, animations: 'disabled' });
  else await page.screenshot({ path: file, animations: 'disabled', fullPage: whole });
  await context.close();
}

for (const route of pages) {
  const isHome = route === routes.home;
  for (const [name, state] of Object.entries({ ...pageStates, ...(isHome && homeStates(content)) })) {
    for (const [width, height] of sizes.filter(([width]) => state.widths?.includes(width) ?? true)) {
      const title = [isHome ? 'inicio' : route.slice(1), name, `${width}x${height}`]
        .filter(Boolean)
        .join('-');
      test(title, async ({ browser, baseURL }) => {
        const url = new URL(route, baseURL).href;
        await takePicture(browser, {
          url,
          file: `screenshots/${title}.png`,
          viewport: { width, height },
          state,
        });
      });
    }
  }
}
