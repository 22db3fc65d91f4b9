import { content } from '@/lib/site-content';
import { routes } from '@/lib/routes';
import { isLoaded, isPrepared, isShown } from './in-page';
import { expect, test } from './visitor';

test.use({ settings: { javaScript: true, reducedMotion: true } });

test('with reduced motion no film moves: the poster is all there is', async ({ visitor }) => {
  await visitor.open(routes.home);
  await visitor.sees('the page ready', isPrepared);
  await visitor.sees('everything loaded', isLoaded);
  const { play, pause } = content.home.hero;
  const seen = await visitor.evaluate(() => ({
    asks: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    films: performance.getEntriesByType('resource').filter(({ name }) => /\.(webm|mp4)$/.test(name)).length,
    buttons: [...document.querySelectorAll('main button')].map(({ textContent }) => textContent),
  }));
  expect(seen).toMatchObject({ asks: true, films: 0 });
  expect(seen.buttons).not.toContain(play);
  expect(seen.buttons).not.toContain(pause);
  await visitor.sees('the poster', isShown, 'main section img');
});
