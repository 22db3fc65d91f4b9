import { routes, homeSections } from '@/lib/routes';
import { eventWords } from '@/lib/words/event';
import { hasArial } from '../support/programs';
import { expect, test } from './support/fixtures';
import { offPlace, waitUntilAtRest } from './support/follow-links';

const addresses = [
  [routes.home, homeSections.contact],
  [routes.nextEvent, 'hoteles'],
] as const;

test(
  'an address or a link with a section leads there, before and after late pictures and fonts',
  { tag: ['@phone', '@engines'] },
  async ({ page }) => {
    test.skip(!hasArial(), 'The system has no font of the width of Arial (Debian: fonts-liberation).');
    let release = () => {};
    let released = Promise.resolve();
    await page.route(/\.(avif|webp|png|jpe?g|svg|woff2)($|\?)/, async (route) => {
      await released;
      await route.continue();
    });
    const openWithout = async (address: string) => {
      released = new Promise((resolve) => (release = resolve));
      await page.goto('about:blank');
      await page.goto(address, { waitUntil: 'domcontentloaded' });
    };
    const expectLanding = async (section: string) => {
      await expect.poll(() => offPlace(page, section), `#${section} without them`).toBeLessThan(2);
      await waitUntilAtRest(page);
      release();
      await page.waitForLoadState('load');
      await waitUntilAtRest(page);
      // Chromium keeps the place less exactly after a smooth scroll.
      expect(await offPlace(page, section), `#${section} with them`).toBeLessThan(30);
    };

    for (const [path, section] of addresses) {
      await openWithout(`${path}#${section}`);
      await expectLanding(section);
    }
    for (const reducedMotion of ['reduce', 'no-preference'] as const) {
      await page.emulateMedia({ reducedMotion });
      await openWithout(routes.nextEvent);
      await page.getByRole('link', { name: eventWords.head.arrival, exact: true }).click();
      await expectLanding('como-llegar');
    }
  },
);
