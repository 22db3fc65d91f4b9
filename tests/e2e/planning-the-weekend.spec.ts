import { bannerWords } from '@/lib/words/consent';
import { expect, test } from './support/fixtures';
import { expectAbove } from './support/layout';

test.beforeEach(({ page }) => page.goto('/proximos-eventos'));

test('the head of the page has place, dates, capacity and age, and the programme its parts', async ({
  page,
}) => {
  const head = page.locator('main section').first();
  await expect(head.getByRole('heading', { level: 1 })).toHaveText('Villaserena del Mar');
  for (const fact of [
    ...['19-20 Septiembre 2031', 'Y el domingo 21, desayuno de despedida', 'Palacio de Villaserena'],
    ...['Solo 300 plazas', 'Desde 25 años', 'Entradas a la venta'],
  ])
    await expect(head).toContainText(fact);
  const drawing = page.getByRole('group', { name: 'La línea está a escala: una onda es una hora.' });
  await expect(drawing.getByRole('link')).toHaveCount(3);
  const parts = page.locator('#programa ol > li');
  await expect(parts).toHaveCount(3);
  for (const text of ['Sábado 20, 20:30-04:00', 'Noche larga', 'Descanso, comida y barra en el patio'])
    await expect(parts.nth(1)).toContainText(text);
});

test('during the weekend, by Madrid’s clock, the programme says what is on and what follows, and nothing moves', async ({
  page,
}) => {
  const programme = page.locator('#programa');
  // Before the fonts have loaded, the text may be higher or lower.
  const heightOf = () =>
    programme.evaluate(async (element) => {
      await document.fonts.ready;
      return element.clientHeight;
    });
  await page.setViewportSize({ width: 390, height: 844 });
  const heightBefore = await heightOf();
  for (const [moment, now, next] of [
    ['2031-09-19T16:59:00Z', null, null],
    ['2031-09-20T10:00:00Z', null, 'noche larga, sábado 20 a las 20:30'],
    ['2031-09-21T01:59:00Z', 'noche larga, hasta las 04:00', 'desayuno de despedida, domingo 21 a las 11:00'],
    ['2031-09-21T13:01:00Z', null, null],
  ] as const) {
    await page.clock.setFixedTime(moment);
    await page.reload();
    for (const [word, text] of [
      ['Ahora', now],
      ['Después', next],
    ])
      await expect(programme.getByText(`${word}:`), `${word}, ${moment}`).toHaveText(
        text ? [`${word}: ${text}`] : [],
      );
    await expect(programme.locator('svg .stroke-9').first(), moment).toBeAttached({ attached: !!now });
    await expect.poll(heightOf, moment).toBe(heightBefore);
  }
});

test('both programmes can be downloaded, with language, format and size', async ({ page, request }) => {
  for (const [label, language, words, name, file] of [
    ['Descargar (ES)', 'es', /PDF, español, \d+\skB/, 'programa-señal-es.pdf', 'programa-es.pdf'],
    ['Download (EN)', 'en', /PDF, inglés, \d+\skB/, 'timetable-señal-en.pdf', 'timetable-en.pdf'],
  ] as const) {
    const link = page.getByRole('link', { name: label });
    await expect(link).toHaveAttribute('download', name);
    await expect(link).toContainText(words);
    await expect(link).toHaveAttribute('lang', language);
    await expect(link).toHaveAttribute('href', `/programacion/${file}`);
    const answer = await request.get(`/programacion/${file}`);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test('hotels, other lodgings and things to do link to their sites in new tabs, and a text asks visitors to mention the event', async ({
  page,
}) => {
  const mention = 'di que vienes al evento de Señal';
  const hotels = page.locator('#hoteles').getByRole('listitem');
  await expect(hotels.getByRole('heading')).toHaveText([
    ...['Hotel del Puerto', 'Hotel Casa de la Almadraba', 'Hotel Puerta Marina'],
  ]);
  await expect(page.locator('#hoteles')).toContainText(mention);
  for (const [name, href] of [
    [/^Reservar Hotel Casa de la Almadraba/, 'https://almadraba.example.org'],
    [/^Reservar desde el mapa Hotel Puerta Marina/, /^https:\/\/www\.google\.com\/maps/],
    [/^Lista de alojamientos/, 'https://turismo.example.org/dormir'],
    [/^Turismo/, 'https://turismo.example.org'],
    [/^Horarios/, 'https://trenes.example.org'],
  ] as const) {
    const link = page.getByRole('main').getByRole('link', { name });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toContainText('se abre en otra pestaña');
  }
  const withoutSite = page.getByRole('link', { name: /^Reservar.* Hotel del Puerto/ });
  await expect(withoutSite, 'a hotel without a site').toHaveCount(0);
  const stay = page.getByRole('listitem').filter({ hasText: 'Otros alojamientos' });
  await expect(stay).toContainText(mention);
});

test('every ticket button opens the platform in a new tab and says so', async ({ page, context }) => {
  const platform = 'https://entradas.example.com/villa-serena';
  await context.route(platform, (route) => route.fulfill({ contentType: 'text/html', body: 'Entradas' }));
  const tickets = page.getByRole('main').getByRole('link', { name: 'Comprar Entradas' });
  expect(await tickets.count(), 'at the head and at the end of the page').toBeGreaterThanOrEqual(2);
  for (const ticket of await tickets.all()) {
    await expect(ticket).toContainText('se abre en otra pestaña');
    const opened = context.waitForEvent('page');
    await ticket.evaluate((element: HTMLElement) => element.click());
    await expect(await opened).toHaveURL(platform);
    await expect(page).toHaveURL('/proximos-eventos');
  }
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test('one ticket button is always in view, and at the end it is below the last section', async ({
    page,
  }) => {
    // That the bar stands on the cookie banner is tested in reading-beside-the-cookie-banner.spec.ts.
    await page.getByRole('button', { name: bannerWords.essentialOnly }).click();
    const tickets = page.getByRole('link', { name: 'Comprar Entradas' });
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 800 });
      for (const section of ['#programa', '#hoteles', '#como-llegar']) {
        await page.locator(section).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
        await expect(tickets.first(), `${section}, ${width} px`).toBeInViewport({ ratio: 1 });
      }
      await expect(tickets, `${width} px`).toHaveCount(1);
      await page
        .getByRole('contentinfo')
        .evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
      const bar = page.locator('[data-ticket-bar]');
      await expectAbove(page.locator('main section').last(), bar, -1, `${width} px`);
      await expectAbove(bar, page.getByRole('contentinfo'), -1, `${width} px`);
    }
  });
});
