import { bannerWords, panelWords } from '@/lib/words/consent';
import { bannerOf, footerButton, panelOf, prefetchRemark, stored } from './support/consent-state';
import { expect, test } from './support/fixtures';

test.use({ expectedNoise: prefetchRemark });

test('before, with and after consent the site requests only its own files, sends no analytics code and sets no cookie', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  const scripts: Promise<string>[] = [];
  page.on('request', (request) => {
    const { protocol, origin, pathname } = new URL(request.url());
    const isOwn = origin === new URL(baseURL ?? '').origin && !pathname.startsWith('/_vercel');
    if (!isOwn && protocol !== 'data:' && protocol !== 'blob:') foreign.push(request.url());
  });
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
  });
  const expectNothing = async (when: string) => {
    await page.waitForLoadState('networkidle');
    expect(foreign, when).toEqual([]);
    expect((await stored(page)).cookies, when).toEqual([]);
  };
  await page.goto('/');
  await expectNothing('before the decision');
  await bannerOf(page).getByRole('button', { name: bannerWords.acceptAll }).click();
  await page.goto('/galeria');
  await expectNothing('with consent');
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  await footerButton(page).click();
  await panelOf(page).getByRole('button', { name: panelWords.reset }).click();
  await expect(bannerOf(page)).toBeVisible();
  await expectNothing('after the withdrawal');
  expect(await page.evaluate(() => 'samePage' in window), 'the withdrawal does not reload').toBe(true);
  const texts = (await Promise.all(scripts)).filter(Boolean);
  expect(texts).not.toHaveLength(0);
  for (const script of texts)
    expect(script).not.toMatch(/googletagmanager|_vercel\/(insights|speed-insights)/);
});
