import { getDocumentProxy, extractText } from 'unpdf';
import { missingContactPage, routes } from '@/lib/routes';
import { findViolations } from './support/axe';
import { expect, test } from './support/fixtures';
import { kinds } from './support/pages';

for (const path of kinds) {
  test(`${path} prints dark text and no empty page`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    expect(await findViolations(page, { rules: ['color-contrast'] })).toEqual([]);

    const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
    const { text } = await extractText(pdf, { mergePages: false });
    const sheets = text.map((sheet) => sheet.trim());
    expect(sheets, 'the texts of the sheets').not.toContain('');
  });
}

test('a printed document has only its text, with the addresses of its links', async ({ page }) => {
  await page.goto(routes.privacyPolicy);
  await page.emulateMedia({ media: 'print' });
  const contactButton = `a[href="${missingContactPage}"]`;
  for (const selector of ['body > header', 'body > footer', 'nav[aria-labelledby=indice]', contactButton]) {
    await expect(page.locator(selector).first()).toBeAttached();
    await expect(page.locator(selector).filter({ visible: true })).toHaveCount(0);
  }
  const addresses = await page
    .locator('article section a[href^="http"]')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
  expect(addresses).not.toHaveLength(0);
  for (const address of addresses) expect(address).toContain('http');
});
