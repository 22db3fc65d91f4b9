import { expect, moving, test } from './fixtures';
import { footerLink, menuLink, menuOf, offPlace, scrollTo, scrollY } from './follow-links';

test.use(moving);

test('the bar has exactly the specified items and the button', async ({ page }) => {
  await page.goto('/');
  const items = { '/': 'Inicio', '/#concepto': 'El Concepto', '/#experiencia': 'Experiencia' };
  const others = { '/#localizaciones': 'Localizaciones', '/#por-que': 'Por qué', '/#faq': 'FAQ' };
  const last = { '/#contacto': 'Contacto', '/proximos-eventos': 'Próximos eventos' };
  const expected = { ...items, ...others, ...last };
  await expect(menuOf(page).getByRole('link')).toHaveText(Object.values(expected));
  const addresses = await menuOf(page)
    .getByRole('link')
    .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ pathname, hash }) => pathname + hash));
  expect(addresses).toEqual(Object.keys(expected));
});

test('the bar turns opaque past 50 pixels and not before', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  await page.waitForLoadState('networkidle');
  await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await scrollTo(page, 50);
  await expect.poll(() => scrollY(page)).toBe(50);
  await expect(bar, 'scrolled by 50 px').toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await scrollTo(page, 51);
  await expect(bar, 'scrolled by 51 px').toHaveCSS('background-color', 'rgb(12, 11, 16)');
  await scrollTo(page, 0);
  await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('a section link scrolls smoothly to its section, where the keyboard goes on', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    addEventListener('scroll', () => places.push(window.scrollY));
  });
  await menuLink(page, 'FAQ').click();
  await expect(page).toHaveURL('/#faq');
  await expect.poll(() => offPlace(page, 'faq'), 'px off its place').toBeLessThan(2);
  const steps = await page.evaluate(() => Reflect.get(window, 'places').length);
  expect(steps, 'steps on the way').toBeGreaterThan(2);
  await page.keyboard.press('Tab');
  await expect(page.locator('#faq :focus')).toBeVisible();
});

test('the bar marks the section in view', async ({ page }) => {
  const marked = menuOf(page).locator('[aria-current]');
  await page.goto('/');
  await expect(marked).toHaveText(['Inicio']);
  for (const [section, names] of [
    ['contacto', ['Contacto']],
    ['publico', []],
    ['faq', ['FAQ']],
  ] as const) {
    await page.locator(`#${section}`).evaluate((element) => element.scrollIntoView());
    await expect(marked, section).toHaveText([...names]);
  }
  await scrollTo(page, 0);
  await expect(marked).toHaveText(['Inicio']);
  await page.goto('/proximos-eventos');
  await expect(marked).toHaveText(['Próximos eventos']);
});

test('the footer has three groups, the legal links, the current year and the developer', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-01-01T00:00:30+01:00'));
  await page.goto('/patrocinadores');
  const footer = page.getByRole('contentinfo');
  for (const [title, names] of [
    ['La marca', ['El Concepto', 'Experiencia', 'Localizaciones', 'Por qué']],
    ['Eventos', ['Próximos eventos', 'Galería', 'Experiencias pasadas', 'Testimonios']],
    ['Colaboraciones', ['Patrocinadores', 'Partners', 'Proponer espacio', 'Colaborar']],
  ] as const)
    await expect(footer.getByRole('navigation', { name: title }).getByRole('link')).toHaveText([...names]);
  for (const [name, href] of [
    ['Aviso legal', '/aviso-legal'],
    ['Política de privacidad', '/politica-privacidad'],
    ['Política de cookies', '/politica-cookies'],
    ['Desarrollo web', 'https://estudio.example.com'],
  ] as const)
    await expect(footerLink(page, name)).toHaveAttribute('href', href);
  await expect(footer).toContainText('© 2031 Señal');
  await expect(footer).toContainText('Música electrónica en lugares con siglos de eco');
});
