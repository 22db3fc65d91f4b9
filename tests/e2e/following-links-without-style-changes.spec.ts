import type { Page } from 'playwright/test';
import { routes } from '@/lib/routes';
import { expect, test } from './fixtures';
import { open, sameDocument } from './follow-links';

/*
 * A followed page keeps the style sheets of the pages before it, in the order in which they came. Whatever that order,
 * every element looks as in a document that was opened there.
 */

/** Each with sheets of its own; one of the seven unfinished pages stands for all. */
const pages = [routes.cookiePolicy, routes.partners, routes.nextEvent, routes.home];

/** Every element's computed style with those of its pseudo-elements, a line each. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // A followed page has the focus at its start.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    // Custom properties come in the order of the sheets.
    const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
    return [...document.body.querySelectorAll('header, header *, main, main *, footer, footer *')].flatMap(
      (element, place) =>
        [undefined, '::before', '::after'].flatMap((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          if (pseudo && style.content === 'none') return [];
          const values = names.map((property) => `${property}: ${style.getPropertyValue(property)}`);
          return `${place} <${element.localName}${pseudo ?? ''} class="${element.getAttribute('class') ?? ''}"> ${values.join('; ')}`;
        }),
    );
  });
}

/** What is not the same, an element a line: its values before and after. */
function differences(was: readonly string[], is: readonly string[]): string[] {
  if (was.length !== is.length) return [`${was.length} elements became ${is.length}`];
  return was.flatMap((line, index) => {
    const [before, after] = [line.split('; '), (is[index] ?? '').split('; ')];
    const changed = before.flatMap((value, at) =>
      value === after[at] ? [] : `${value} became ${after[at]}`,
    );
    return changed.length > 0 ? `${line.slice(0, line.indexOf('> ') + 1)} ${changed.join('; ')}` : [];
  });
}

test('followed through the site, every page looks as if opened', async ({ page, context }) => {
  const opened = await context.newPage();
  await open(page, routes.home);
  for (const path of pages) {
    await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
    await expect(page).toHaveURL(path);
    await opened.goto(path, { waitUntil: 'load' });
    await expect.poll(async () => differences(await looks(opened), await looks(page)), path).toEqual([]);
  }
  expect(await sameDocument(page)).toBe(true);
});
