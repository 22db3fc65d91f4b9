import type { Page } from 'playwright/test';
import { content } from '../site-content';
import { routes } from '@/lib/routes';
import { bannerWords, panelWords } from '@/lib/words/consent';
import { answerWords, fieldErrors, fieldLabels, formWords } from '@/lib/words/contact';
import { musicWords } from '@/lib/words/media';
import { pageWords } from '@/lib/words/pages';
import { expect, test } from './support/fixtures';
import { footerLink, open } from './support/follow-links';

const { faq, home, legal } = content;
const question = { name: faq.entries[0]?.question ?? '' };

/** Replaces every text by an element, as a browser's translation does. */
function translate(page: Page) {
  return page.evaluate(() => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, noscript, textarea, select'))
        continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `[en] ${text.data}`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
}

test('everything works on a page that the browser has translated', async ({ page }) => {
  await open(page, routes.home);
  // The form is the last part to hydrate.
  await expect(page.locator('form')).toHaveJSProperty('noValidate', true);
  await translate(page);

  const opener = page.getByRole('button', question);
  await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');

  await page.getByRole('button', { name: musicWords.off }).click();
  await page.getByRole('button', { name: musicWords.on }).click();
  await expect(page.getByRole('button', { name: musicWords.off })).toBeVisible();

  await page.getByRole('button', { name: formWords.submit }).click();
  const errors = page.getByRole('alert').filter({ hasText: answerWords.errorsTitle });
  await expect(errors).toContainText(fieldErrors.nameRequired);
  await translate(page);
  await page.getByRole('textbox', { name: fieldLabels.name }).fill('Ana');
  await expect(errors).toHaveCount(0);

  await page.getByRole('button', { name: bannerWords.acceptAll }).click();
  await page.getByRole('contentinfo').getByRole('button', { name: panelWords.title }).click();
  const dialog = page.getByRole('dialog', { name: panelWords.title });
  await expect(dialog).toContainText(panelWords.updated);
  await translate(page);
  await dialog.getByRole('button', { name: panelWords.reset }).click();
  await expect(dialog).toContainText(panelWords.undecided);
  await page.keyboard.press('Escape');

  await footerLink(page, '/testimonios').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(pageWords.unfinishedTitle.lead);
  await footerLink(page, routes.legalNotice).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(legal.legalNotice.title.lead);
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(home.hero.title.lead);
});
