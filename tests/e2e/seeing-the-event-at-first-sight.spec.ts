import type { Locator, Page } from 'playwright/test';
import { bannerOf, prefetchRemark } from './consent-state';
import { expect, moving, test } from './fixtures';
import { expectAbove, windows } from './layout';

test.use({ ...moving, expectedNoise: prefetchRemark });

/** Phones from the smallest to the largest, each less the bars of its browser. */
const phones = windows('320x640 360x616 375x553 390x664 430x739');
/** A tablet upright, the narrowest window with all links in the bar, and laptops whose browser leaves a low window. */
const largerWindows = windows('768x954 1140x690 1280x640 1366x650 1920x945');
/** Windows so low or narrow that title and buttons meet: phones in landscape, and a laptop at 400 % zoom. */
const lowWindows = windows('640x360 740x360 320x256');

/** Other browsers break lines in other places, so everything that must be visible needs this much room to spare. */
const slackPx = 24;

/** Runs in the page and returns the visible texts that overlap a visible control. */
function covered([texts, controls]: readonly [Node[], Node[]]): string[] {
  const visible = (nodes: Node[]) =>
    nodes.filter((node) => node instanceof Element).filter((element) => element.checkVisibility());
  return visible(texts).flatMap((text) => {
    const a = text.getBoundingClientRect();
    return visible(controls).flatMap((control) => {
      const b = control.getBoundingClientRect();
      const overlap = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      return overlap ? `${text.textContent} under ${control.outerHTML.slice(0, 60)}` : [];
    });
  });
}

/** Expects the title and the notice of the sale to be clear of the logo and of the film's button, at both text sizes. */
async function expectClearTexts(page: Page, texts: Locator, where: string) {
  const logo = page.getByRole('banner').getByRole('link', { name: 'Señal, inicio' });
  const pause = page.getByRole('button', { name: /^(Pausar|Reanudar) el vídeo/ });
  await expect(pause).toBeAttached();
  const elements = [await texts.elementHandles(), await logo.or(pause).elementHandles()] as const;
  for (const fontSize of ['200%', '100%']) {
    await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), fontSize);
    expect.soft(await page.evaluate(covered, elements), `${where}, text at ${fontSize}`).toEqual([]);
  }
}

for (const path of ['/', '/proximos-eventos']) {
  test(`${path} shows the ticket button above the cookie banner, on a phone's home page also when and where, and no text under a button of the film`, async ({
    page,
  }) => {
    await page.goto(path);
    const ticket = page.getByRole('link', { name: 'Comprar Entradas' }).filter({ visible: true }).first();
    const title = page.getByRole('heading', { level: 1 });
    const notice = page.getByText('Entradas a la venta', { exact: true }).first();
    const words = page.locator('main section').first().locator('h1 ~ *');
    const facts = [
      title,
      words.getByText('19-20 Septiembre 2031'),
      words.getByText('Villaserena del Mar, Cádiz'),
    ];
    for (const { name, ...size } of [...phones, ...largerWindows]) {
      await page.setViewportSize(size);
      await expect(bannerOf(page)).toBeInViewport({ ratio: 1 });
      const isPhonesHome = path === '/' && size.width <= 430;
      for (const element of isPhonesHome ? [ticket, ...facts] : [ticket])
        await expectAbove(element, bannerOf(page), slackPx, name);
    }
    for (const { name, ...size } of [...lowWindows, ...windows('390x664 1440x900')]) {
      await page.setViewportSize(size);
      // The home page has no notice.
      await expectClearTexts(page, path === '/' ? title : title.or(notice), name);
    }
  });
}
