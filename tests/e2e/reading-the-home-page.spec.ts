import { content } from '../site-content';
import { expect, test } from './support/fixtures';

test.beforeEach(({ page }) => page.goto('/'));

test('the home page has all its content', async ({ page }) => {
  await test.step('the eight sections come in their order, then the footer, and the headings skip no level', async () => {
    const ids = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids).toEqual('inicio concepto experiencia publico localizaciones por-que faq contacto'.split(' '));
    await expect(page.locator('main ~ footer')).toBeVisible();
    const levels = await page
      .locator('h1, h2, h3, h4')
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries())
      expect(level - (levels[index - 1] ?? 0), `heading ${index}`).toBeLessThanOrEqual(1);
  });

  await test.step('the timeline shows day, hours, title and text of each part, and the highlighted part has another background', async () => {
    const parts = page.locator('#experiencia ol > li');
    for (const [index, [when, title, text]] of [
      ['Viernes 19, 19:00-23:00', 'Bienvenida y apertura', 'Recoges tu acreditación'],
      ['Sábado 20, 20:30-04:00', 'Noche larga', 'Siete horas y media'],
      ['Domingo 21, 11:00-15:00', 'Desayuno de despedida', 'Mesas largas'],
    ].entries()) {
      await expect(parts.nth(index)).toContainText(when ?? '');
      await expect(parts.nth(index).getByRole('heading')).toHaveText(title ?? '');
      await expect(parts.nth(index)).toContainText(text ?? '');
    }
    const [first, highlighted, last] = await parts.evaluateAll((all) =>
      all.map((part) => getComputedStyle(part).backgroundColor),
    );
    expect(first).toBe(last);
    expect(highlighted).not.toBe(first);
  });

  await test.step('every audience, venue, value and testimonial is shown', async () => {
    const titles = (section: string) => page.locator(`#${section}`).getByRole('heading', { level: 3 });
    await expect(titles('publico')).toHaveText([
      ...['Desde 25 años', 'Oídos con historia', 'Viajeros de patrimonio', 'Grupos y parejas'],
    ]);
    await expect(titles('localizaciones')).toHaveText([
      ...['Palacio', 'Playa', 'Castillo', 'Bodega', 'Cortijo', 'Monasterio', 'Ruina'],
    ]);
    await expect(titles('por-que')).toContainText([
      ...['Público selecto', 'Eventos memorables que se agotan', 'Turismo cultural'],
      'Más de 25 años de experiencia',
    ]);
    await expect(page.locator('#por-que blockquote')).toHaveCount(3);
    await expect(page.locator('#por-que blockquote').last()).toContainText('Volveré.');
  });

  await test.step('the buttons of the locations lead to the gallery, the event and the proposal of a venue', async () => {
    const section = page.locator('#localizaciones');
    for (const [name, path] of [
      ['Ver la galería', '/galeria'],
      ['Próximas fechas', '/proximos-eventos'],
      ['Propón tu espacio', '/proponer-espacio'],
    ] as const)
      await expect(section.getByRole('link', { name })).toHaveAttribute('href', path);
  });

  await test.step('the contact card has the e-mail address, the accounts and a button to the tickets', async () => {
    const section = page.locator('#contacto');
    await expect(section.getByRole('heading', { level: 2 })).toHaveText('Hablemos');
    for (const [name, href] of [
      ['hola@senal.example.com', 'mailto:hola@senal.example.com'],
      ['Instagram', 'https://instagram.example.com/senal'],
      ['SoundCloud', 'https://soundcloud.example.com/senal'],
      ['Comprar Entradas - Próximo Evento', '/proximos-eventos'],
    ] as const)
      await expect(section.getByRole('link', { name })).toHaveAttribute('href', href);
  });
});

test('the card of the next event shows date, place and capacity, and both buttons lead to its page', async ({
  page,
}) => {
  const hero = page.locator('#inicio');
  const card = hero.getByRole('complementary', { name: 'Próximo Evento' });
  for (const text of ['19-20 Septiembre 2031', 'Villaserena del Mar, Cádiz', 'Solo 300 plazas'])
    await expect(card).toContainText(text);
  await expect(hero.getByRole('link', { name: 'Comprar Entradas' })).toHaveAttribute(
    'href',
    '/proximos-eventos',
  );
  await card.getByRole('link', { name: '¡Reserva tu plaza!' }).click();
  await expect(page).toHaveURL('/proximos-eventos');
});

test('a match within a closed answer opens it', async ({ page }) => {
  const { question, description } = content.faq.entries[2] ?? { question: '', description: '' };
  await expect(page.locator('#faq [hidden="until-found"]')).toHaveCount(content.faq.entries.length);
  // A browser treats the target of a link like a search match, and opens what hides it.
  await page.getByText(description).evaluate((words) => {
    words.id = 'match';
    window.location.hash = '#match';
  });
  await expect(page.getByRole('button', { name: question })).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText(description)).toBeInViewport();
});

test('several questions can be open at once, each with its answer and film, and a link below them leads to the form', async ({
  page,
}) => {
  const faq = page.locator('#faq');
  const [first, second, third] = ['¿Qué es Señal?', '¿Desde qué edad se entra?', '¿Qué relación tiene'];
  await expect(faq.getByRole('button', { expanded: false })).toHaveCount(5);
  for (const name of [first, second, third]) await faq.getByRole('button', { name }).click();
  await expect(faq.getByRole('button', { expanded: true })).toHaveCount(3);
  await expect(faq.getByText('Desde los 25 años.')).toBeVisible();
  await expect(faq.getByText('Es un proyecto propio')).toBeVisible();
  const films = faq.locator('video:visible');
  await expect(films).toHaveCount(2);
  await expect(films.first()).toHaveAttribute('controls');
  await expect(films.first()).toContainText('Tu navegador no soporta la reproducción de videos.');
  await faq.getByRole('button', { name: second }).click();
  await expect(faq.getByText('Desde los 25 años.')).toBeHidden();
  await expect(faq.getByText('Es un proyecto propio')).toBeVisible();
  await page.getByRole('link', { name: 'Contáctanos' }).click();
  await expect(page.locator('#contacto')).toBeInViewport();
  await expect(page).toHaveURL('/#contacto');
});

test('the picture behind the slits fills all of them at every width', async ({ page }) => {
  const picture = page.locator('#por-que img').first();
  const edgesOf = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return { left, right };
  };
  for (const width of [320, 819, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const inner = await picture.evaluate(edgesOf);
    const outer = await picture.locator('xpath=ancestor::div[1]').evaluate(edgesOf);
    expect(inner.left, `left edge at ${width} px`).toBeLessThanOrEqual(outer.left + 1);
    expect(inner.right, `right edge at ${width} px`).toBeGreaterThanOrEqual(outer.right - 1);
  }
});

test("the weekend's line is whole once it has been scrolled into view", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const [path, section] of [
    ['/', 'experiencia'],
    ['/proximos-eventos', 'programa'],
  ] as const) {
    await page.goto(path);
    const line = page.locator(`#${section} .drawn-lines`).first();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await line.evaluate((drawing) => drawing.scrollIntoView({ block: 'center', behavior: 'instant' }));
      // At the end of the animation, Chromium writes the inset with `calc(0% - 4px)`.
      await expect(line, `${path} at ${width} px`).toHaveCSS(
        'clip-path',
        /^inset\(-4px( calc\(0% - 4px\) -4px -4px)?\)$/,
      );
    }
  }
});
