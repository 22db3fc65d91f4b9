import { content } from '../site-content';
import { homeSections } from '@/lib/routes';
import { expect, withMotion, test } from './support/fixtures';
import { menuLink, menuOf, open, scrollTo, scrollY } from './support/follow-links';

test.use(withMotion);

const { navigation, site } = content;

test('the bar has the links of the content, the button last, and turns opaque past 50 pixels and not before', async ({
  page,
}) => {
  await page.goto('/');
  const links = [...navigation.items, navigation.button];
  await expect(menuOf(page).getByRole('link')).toHaveText(links.map(({ label }) => label));
  const addresses = await menuOf(page)
    .getByRole('link')
    .evaluateAll((all: HTMLAnchorElement[]) => all.map(({ pathname, hash }) => pathname + hash));
  expect(addresses).toEqual(links.map(({ href }) => href));

  const bar = page.getByRole('banner');
  for (const [top, colour] of [
    [50, 'rgba(0, 0, 0, 0)'],
    [51, /^rgb\(/],
    [0, 'rgba(0, 0, 0, 0)'],
  ] as const) {
    await scrollTo(page, top);
    await expect.poll(() => scrollY(page)).toBe(top);
    await expect(bar, `scrolled by ${top} px`).toHaveCSS('background-color', colour);
  }
});

test('the bar marks the section in view', async ({ page }) => {
  const marked = menuOf(page).locator('[aria-current]');
  const labelOf = (href: string) =>
    navigation.items.filter((item) => item.href === href).map(({ label }) => label);
  await open(page, '/');
  await expect(marked).toHaveText(labelOf('/'));
  // The bar has no link to the section of the audience.
  for (const section of [homeSections.contact, homeSections.audience, homeSections.faq]) {
    await page.locator(`#${section}`).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await expect(marked, section).toHaveText(labelOf(`/#${section}`));
  }
  await menuLink(page, navigation.button.href).click();
  await expect(marked).toHaveText([navigation.button.label]);
  await page.goBack();
  await expect(marked).toHaveText(labelOf('/'));
});

test('the footer has the tagline, three groups, the legal links, the current year and the developer', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2031-01-01T00:00:30+01:00'));
  await page.goto('/patrocinadores');
  const footer = page.getByRole('contentinfo');
  for (const { title, links } of navigation.groups)
    await expect(footer.getByRole('navigation', { name: title }).getByRole('link')).toHaveText(
      links.map(({ label }) => label),
    );
  const single = [...navigation.legal, site.developer];
  for (const { label, href } of single)
    await expect(footer.getByRole('link', { name: label })).toHaveAttribute('href', href);
  await expect(footer).toContainText(`© 2031 ${site.brand}`);
  await expect(footer).toContainText(`${site.tagline.lead} ${site.tagline.accent}`);
});
