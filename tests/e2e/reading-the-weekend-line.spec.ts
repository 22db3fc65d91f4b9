import { routes } from '@/lib/routes';
import { expect, moving, test } from './fixtures';

test.use(moving);

const urlsOf = (...pictures: Buffer[]) =>
  pictures.map((picture) => `data:image/png;base64,${picture.toString('base64')}`);

/** Runs in the page and counts the pixels in which two pictures of the same size differ by more than rounding. */
async function differentPixels(urls: string[]): Promise<number> {
  const pixels = await Promise.all(
    urls.map(async (url) => {
      const image = Object.assign(new Image(), { src: url });
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
      canvas?.drawImage(image, 0, 0);
      return canvas?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
    }),
  );
  const [one = new Uint8ClampedArray(), other = new Uint8ClampedArray()] = pixels;
  return one.filter((value, index) => Math.abs(value - (other[index] ?? 0)) > 16).length;
}

for (const path of [routes.home, routes.nextEvent]) {
  test(`once it has been drawn, the weekend's line on ${path} is whole`, async ({ page }) => {
    await page.goto(path);
    const line = page.locator('#experiencia, #programa').locator('svg').first();
    for (const width of [390, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await line.evaluate((drawing) => drawing.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const whole = await line.screenshot();
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const missing = async () => page.evaluate(differentPixels, urlsOf(whole, await line.screenshot()));
      await expect.poll(missing, `${width}`).toBe(0);
    }
  });
}
