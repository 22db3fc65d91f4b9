import type { Page } from 'playwright/test';
import { content } from '../site-content';
import { routes, homeSections } from '@/lib/routes';
import { bannerWords, panelWords } from '@/lib/words/consent';
import { formWords } from '@/lib/words/contact';
import { navigationWords } from '@/lib/words/layout';
import { expect, test } from './support/fixtures';
import { menuLink, menuOf, openWithoutScripts, scrollTo } from './support/follow-links';
import { windows } from './support/layout';

/*
 * A browser can have JavaScript and lose the scripts of a page: an extension or a policy blocks them, or a file is lost on the
 * way. The page is then the one that a browser without JavaScript shows (visiting-without-javascript.spec.ts).
 */

test.use({ expectedNoise: /Failed to load resource|Content Security Policy|Policy violation: script-src/ });

const bundles = '**/_next/static/chunks/*.js';

const ways = {
  'all bundles are lost': (page: Page) => page.route(bundles, (route) => route.abort()),
  'one bundle is lost': async (page: Page) => {
    let lost: string | undefined;
    await page.route(bundles, async (route) => {
      lost ??= route.request().url();
      await (route.request().url() === lost ? route.abort() : route.continue());
    });
  },
  'a policy blocks all scripts, inline ones too': (page: Page) =>
    page.route(
      ({ pathname }) => Object.values<string>(routes).includes(pathname),
      async (route) => {
        const response = await route.fetch();
        const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
        await route.fulfill({ response, headers });
      },
    ),
};

const opaque = /^rgb\(/;
const transparent = 'rgba(0, 0, 0, 0)';
const bannerIn = (page: Page) => page.getByRole('region', { name: bannerWords.name });
/** The link that takes the place of the cookie panel's button. */
const policyLinkIn = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: panelWords.title, includeHidden: true });
const buttonsIn = (page: Page) => page.getByRole('button').filter({ visible: true });

/** Lets the time pass after which a page that React has not hydrated gives up its scripts. */
const runOutOfPatience = (page: Page) => page.clock.fastForward(60_000);

for (const [way, lose] of Object.entries(ways))
  test(`if ${way}, answers are open, the bar can be read, no button is dead, and no banner covers the page`, async ({
    page,
  }) => {
    await page.clock.install();
    await lose(page);
    for (const { name, ...size } of windows('390x844 1280x800')) {
      await page.setViewportSize(size);
      const isNarrow = size.width < 1140;
      const menuButton = isNarrow ? [navigationWords.menu] : [];
      for (const path of [routes.home, routes.nextEvent, routes.cookiePolicy]) {
        const where = `${path}, ${name}`;
        await page.goto(path);
        await runOutOfPatience(page);
        await expect(bannerIn(page), where).toBeHidden();
        await expect(page.getByRole('banner'), where).toHaveCSS('background-color', opaque);
        await expect(policyLinkIn(page), where).toBeVisible();
        if (path !== routes.home) {
          await expect(buttonsIn(page), where).toHaveText(menuButton);
          continue;
        }
        const questions = content.faq.entries.map(({ question }) => question);
        await expect(buttonsIn(page), where).toHaveText([...menuButton, ...questions, formWords.submit]);
        for (const { description } of content.faq.entries)
          await expect(page.getByText(description, { exact: true }), where).toBeVisible();
        if (isNarrow) await page.getByRole('button', { name: navigationWords.menu }).click();
        await menuLink(page, `/#${homeSections.faq}`).click();
        await expect(page.locator(`#${homeSections.faq}`).getByRole('heading').first()).toBeInViewport();
        await scrollTo(page, 0);
        await page.locator('main').click({ position: { x: 5, y: 700 } });
        await expect(menuOf(page), where).toBeVisible({ visible: !isNarrow });
      }
    }
  });

test('if hydration comes after all, the page is again what it was: answers closed and their films silent, the bar over the film, the banner open', async ({
  page,
}) => {
  await page.clock.install();
  const release = await openWithoutScripts(page);
  const answer = page.getByText(content.faq.entries[0]?.description ?? '', { exact: true });
  const expectScripts = async (run: boolean) => {
    await expect(answer).toBeVisible({ visible: !run });
    await expect(bannerIn(page)).toBeVisible({ visible: run });
    await expect(policyLinkIn(page)).toBeVisible({ visible: !run });
    await expect(page.getByRole('banner')).toHaveCSS('background-color', run ? transparent : opaque);
  };
  await expectScripts(true);
  // The browser's own event would wait for the scripts that are held back.
  await page.evaluate(() => dispatchEvent(new Event('load')));
  await runOutOfPatience(page);
  await expectScripts(false);
  const film = page.locator(`#${homeSections.faq} video`).first();
  await film.evaluate((element: HTMLVideoElement) => {
    element.loop = true;
    return element.play();
  });
  release();
  await expectScripts(true);
  await expect(film).toHaveJSProperty('paused', true);
});
