import { content } from '../site-content';
import { routes } from '@/lib/routes';
import { isLoaded } from './in-page';
import { expect, test } from './visitor';

test.use({ settings: { javaScript: true, reducedMotion: true } });

test('with reduced motion the poster shows and no film is loaded', async ({ visitor }) => {
  await visitor.openHydrated(routes.home);
  await visitor.waitsUntil(isLoaded);
  const { play, pause } = content.home.hero;
  const page = await visitor.evaluate(() => ({
    prefersReducedMotion: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    films: performance.getEntriesByType('resource').filter(({ name }) => /\.(webm|mp4)$/.test(name)).length,
    buttons: [...document.querySelectorAll('main button')].map(({ textContent }) => textContent),
  }));
  expect(page).toMatchObject({ prefersReducedMotion: true, films: 0 });
  expect(page.buttons).not.toContain(play);
  expect(page.buttons).not.toContain(pause);
  await visitor.sees('main section img');
});
