import { routes } from '@/lib/routes';
import { navigationWords } from '@/lib/words/layout';
import { backgroundFilmWords } from '@/lib/words/media';
import { content } from '../site-content';
import { bannerOf, prefetchRemark } from './support/consent-state';
import { expect, withMotion, test } from './support/fixtures';
import { expectAbove, expectApart, setFontSize, windows } from './support/layout';

test.use({ ...withMotion, expectedNoise: prefetchRemark });

const { event, eventView, site } = content;

/** Phones from the smallest to the largest, each less the bars of its browser. */
const phones = windows('320x640 360x616 360x740 375x553 390x664 390x844 430x739');
/** A tablet upright, the narrowest window with all links in the bar, and laptops, most of which leave a low window. */
const largerWindows = windows('768x954 1140x690 1024x600 1280x640 1366x650 1440x900 1920x945');
/** Windows in which title and buttons come close: phones held either way, a laptop, and a page at 400 % zoom. */
const lowWindows = windows('640x360 740x360 320x256 390x664 1440x900');

/** Other browsers break lines in other places, so everything that must be visible needs this much room to spare. */
const slackPx = 24;

for (const path of [routes.home, routes.nextEvent]) {
  test(`${path} shows the ticket button above the cookie banner, on a phone's home page also when and where`, async ({
    page,
  }) => {
    await page.goto(path);
    const ticket = page
      .getByRole('link', { name: eventView.buttons.closing.label })
      .filter({ visible: true })
      .first();
    const words = page.locator('main section').first().locator('h1 ~ *');
    const facts = [
      page.getByRole('heading', { level: 1 }),
      words.getByText(eventView.texts.dates),
      words.getByText(`${event.place}, ${event.province}`),
    ];
    for (const { name, ...size } of [...phones, ...largerWindows]) {
      await page.setViewportSize(size);
      await expect(bannerOf(page)).toBeInViewport({ ratio: 1 });
      const isPhonesHome = path === routes.home && size.width <= 430;
      // On the event's page the ticket bar of a narrow window stands on the banner.
      const gapPx = path === routes.nextEvent && size.width < 820 ? 0 : slackPx;
      for (const element of isPhonesHome ? [ticket, ...facts] : [ticket])
        await expectAbove(element, bannerOf(page), gapPx, name);
    }
  });

  test(`${path} has its title and the notice of the sale clear of the logo and of the film's button, in low windows and with large text`, async ({
    page,
  }) => {
    await page.goto(path);
    const title = page.getByRole('heading', { level: 1 });
    const notice = page.getByText(eventView.texts.notice, { exact: true }).first();
    const logo = page.getByRole('banner').getByRole('link', { name: navigationWords.home(site.brand) });
    const pause = page
      .getByRole('button', { name: backgroundFilmWords.pause })
      .or(page.getByRole('button', { name: backgroundFilmWords.play }));
    // The home page has no notice.
    const texts = path === routes.home ? [title] : [title, notice];
    await expect(pause).toBeAttached();
    for (const fontSize of [32, 16]) {
      await setFontSize(page, fontSize);
      for (const { name, ...size } of lowWindows) {
        await page.setViewportSize(size);
        for (const text of texts) await expectApart(text, [logo, pause], `${name}, ${fontSize} px text`);
      }
    }
  });
}
