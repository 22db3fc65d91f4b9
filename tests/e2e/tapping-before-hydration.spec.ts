import { content } from '../site-content';
import { footerButton, panelOf } from './support/consent-state';
import { expect, withMotion, test } from './support/fixtures';
import { openWithoutScripts, scrollTo } from './support/follow-links';
import { mute, unmute } from './support/music-state';

test.use(withMotion);

const [entry] = content.faq.entries;

test('before hydration the page is at rest, and a question, the music and the cookie panel react after it', async ({
  page,
}) => {
  const release = await openWithoutScripts(page);
  const bar = page.getByRole('banner');
  await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.getByText(entry!.description), 'an answer').toBeHidden();
  const animated = await page.locator('#faq').evaluate((faq) => faq.getAnimations({ subtree: true }).length);
  expect(animated, 'running animations of the questions').toBe(0);
  await scrollTo(page, 900);
  await expect(bar, 'scrolled').not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

  const question = page.getByRole('button', { name: entry!.question });
  await question.click();
  await unmute(page).click();
  await footerButton(page).click();
  release();
  await expect(panelOf(page)).toBeVisible();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(mute(page)).toBeVisible();
});

test('a part of the early script that fails is logged, and does not stop the others', async ({
  page,
  noise,
}) => {
  await page.addInitScript(() => {
    const add = window.addEventListener;
    Object.assign(window, {
      addEventListener(type: string, ...others: [EventListener]) {
        if (type === 'beforematch') throw new Error('No search');
        add(type, ...others);
      },
    });
  });
  const release = await openWithoutScripts(page);
  await scrollTo(page, 900);
  await expect(page.getByRole('banner')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  release();
  expect(noise.splice(0)).toEqual([expect.stringContaining('No search')]);
});
