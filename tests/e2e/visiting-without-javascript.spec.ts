import { content } from '../site-content';
import { routes, homeSections } from '@/lib/routes';
import { bannerWords, panelWords } from '@/lib/words/consent';
import { musicWords } from '@/lib/words/media';
import { expect, test } from './support/fixtures';
import { footerLink } from './support/follow-links';

test.use({ javaScriptEnabled: false });

test('the home page is complete, answers included, and a venue can be chosen', async ({ page }) => {
  await page.goto(routes.home);
  for (const { question, description } of content.faq.entries) {
    await expect(page.getByText(question, { exact: true }).first()).toBeVisible();
    await expect(page.getByText(description, { exact: true })).toBeVisible();
  }
  for (const id of Object.values(homeSections)) await expect(page.locator(`#${id}`)).toBeVisible();
  await expect(page.locator('main section').first().locator('img').first()).toBeVisible();
  await expect(page.getByRole('button', { name: musicWords.off })).toBeHidden();
  const films = page.locator(`#${homeSections.faq} video[controls]`).filter({ visible: true });
  await expect(films).toHaveCount(content.faq.entries.filter(({ video }) => video).length);
  const opaque = page.getByRole('banner');
  await expect(opaque).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

  const venue = content.home.locations.venues[3];
  const story = page.getByText(venue?.description ?? '');
  await page.getByRole('radio', { name: venue?.name }).click();
  await expect.poll(async () => (await story.boundingBox())?.height).toBeGreaterThan(40);
});

test('a section link works from any page', async ({ page }) => {
  await page.goto(routes.legalNotice);
  await footerLink(page, `/#${homeSections.concept}`).click();
  await expect(page).toHaveURL(`/#${homeSections.concept}`);
  await expect(page.locator(`#${homeSections.concept}`)).toBeInViewport();
});

test('nothing asks for consent, because nothing needs it, and the panel is a link to the policy', async ({
  page,
}) => {
  await page.goto('/galeria');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(bannerWords.acceptAll)).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.getByRole('link', { name: panelWords.title }).click();
  await expect(page).toHaveURL(routes.cookiePolicy);
});
