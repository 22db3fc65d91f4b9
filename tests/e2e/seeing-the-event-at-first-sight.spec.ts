import { bannerOf, prefetchRemark } from './consent-state';
import { expect, moving, test } from './fixtures';
import { expectAbove, windows } from './layout';

/** Common window sizes, without the bars of the browser. */
const phones = windows('320x640 360x616 360x640 375x553 390x664 390x844 412x732 430x739');
const otherWindows = windows(
  '768x954 820x1106 1024x690 1112x760 1180x746 1180x820 1280x640 1280x800 1366x650 1440x789 1440x900 1536x730 1920x945',
);

/** Other browsers break lines in other places, so everything that must be visible needs this much room to spare. */
const slackPx = 24;

test.describe('above the cookie banner', () => {
  test.use({ expectedNoise: prefetchRemark });

  for (const path of ['/', '/proximos-eventos']) {
    test(`${path} shows the ticket button, and the home page of a phone also when and where`, async ({
      page,
    }) => {
      await page.goto(path);
      const ticket = page.getByRole('link', { name: 'Comprar Entradas' }).filter({ visible: true }).first();
      const words = page.locator('main section').first().locator('h1 ~ *');
      const facts = [
        page.getByRole('heading', { level: 1 }),
        words.getByText('19-20 Septiembre 2031'),
        words.getByText('Villaserena del Mar, Cádiz'),
      ];
      for (const { name, ...size } of [...phones, ...otherWindows]) {
        await page.setViewportSize(size);
        await expect(bannerOf(page)).toBeInViewport({ ratio: 1 });
        const onPhone = path === '/' && size.width <= 430;
        for (const element of onPhone ? [ticket, ...facts] : [ticket])
          await expectAbove(element, bannerOf(page), slackPx, name);
      }
    });
  }
});

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

test.describe('over the film', () => {
  test.use(moving);

  for (const path of ['/', '/proximos-eventos']) {
    test(`logo, title, notice and pause button of ${path} do not overlap in low windows and with large text`, async ({
      page,
    }) => {
      await page.goto(path);
      const logo = page.getByRole('banner').getByRole('link', { name: 'Señal, inicio' });
      const pause = page.getByRole('button', { name: /^(Pausar|Reanudar) el vídeo/ });
      const title = page.getByRole('heading', { level: 1 });
      const notice = page.getByText('Entradas a la venta', { exact: true }).first();
      await expect(pause).toBeAttached();
      const onTheFilm = [
        // The home page has no notice.
        await title.or(notice).elementHandles(),
        await logo.or(pause).elementHandles(),
      ] as const;
      expect(onTheFilm.map((elements) => elements.length)).toEqual([path === '/' ? 1 : 2, 2]);
      for (const { name, ...size } of windows(
        '640x360 667x375 740x360 800x360 320x256 320x640 390x664 390x844 768x1024 1440x900',
      )) {
        await page.setViewportSize(size);
        for (const fontSize of ['100%', '200%']) {
          await page.evaluate(
            (value) => document.documentElement.style.setProperty('font-size', value),
            fontSize,
          );
          expect.soft(await page.evaluate(covered, onTheFilm), `${name}, text at ${fontSize}`).toEqual([]);
        }
      }
    });
  }
});
