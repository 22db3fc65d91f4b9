import { getDocumentProxy, extractText } from 'unpdf';
import { routes } from '@/lib/routes';
import { expect, test } from './fixtures';

/** Runs in the page and returns every text that has a contrast below 4.5:1 on white. */
function paleTexts(): string[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const contrastOnWhite = (colour: string) => {
    if (!canvas) return 0;
    canvas.fillStyle = '#fff';
    canvas.fillRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    const text = texts.currentNode.textContent?.trim();
    if (!element || !text || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (contrastOnWhite(getComputedStyle(element).color) < 4.5) found.push(text.slice(0, 40));
  }
  return found;
}

for (const path of [routes.home, routes.nextEvent, routes.cookiePolicy]) {
  test(`${path} prints dark text and no empty page`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    // The size of A4 at 96 pixels per inch.
    await page.setViewportSize({ width: 794, height: 1123 });
    await expect(page.getByRole('banner')).toBeHidden();
    expect(await page.evaluate(paleTexts)).toEqual([]);

    const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
    const { text } = await extractText(pdf, { mergePages: false });
    expect(
      text.map((sheet) => sheet.trim()),
      'the texts of the sheets',
    ).not.toContain('');
  });
}

test('a printed document has only its text, with the addresses of its links', async ({ page }) => {
  await page.goto(routes.privacyPolicy);
  await page.emulateMedia({ media: 'print' });
  for (const selector of ['body > header', 'body > footer', 'nav[aria-labelledby=indice]'])
    await expect(page.locator(selector)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Contactar' })).toHaveCount(0);
  const addresses = await page
    .locator('article section a[href^="http"]')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
  expect(addresses).not.toHaveLength(0);
  for (const address of addresses) expect(address).toContain('http');
});
