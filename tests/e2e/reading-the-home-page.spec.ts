import { routes } from '@/lib/routes';
import { contactWords } from '@/lib/words/contact';
import { faqWords } from '@/lib/words/home';
import { videoPlayerWords } from '@/lib/words/media';
import { content } from '../site-content';
import { expect, test } from './support/fixtures';

const { event, eventView, faq: questions, home, site } = content;

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
    await expect(parts).toHaveCount(eventView.weekend.timeline.length);
    for (const [index, { when, title, description }] of eventView.weekend.timeline.entries()) {
      await expect(parts.nth(index)).toContainText(when);
      await expect(parts.nth(index).getByRole('heading')).toHaveText(title);
      await expect(parts.nth(index)).toContainText(description);
    }
    const colours = await parts.evaluateAll((all) =>
      all.map((part) => getComputedStyle(part).backgroundColor),
    );
    const isHighlighted = eventView.weekend.timeline.map(({ highlighted }) => highlighted);
    expect(isHighlighted).toContain(true);
    expect(isHighlighted).toContain(false);
    expect(colours.map((colour) => colour === colours[isHighlighted.indexOf(true)])).toEqual(isHighlighted);
  });

  await test.step('every audience, venue, value and testimonial is shown', async () => {
    const titles = (section: string) => page.locator(`#${section}`).getByRole('heading', { level: 3 });
    await expect(titles('publico')).toHaveText(home.audience.types.map(({ title }) => title));
    await expect(titles('localizaciones')).toHaveText(home.locations.venues.map(({ name }) => name));
    await expect(titles('por-que')).toContainText(home.why.values.map(({ title }) => title));
    const { testimonials } = home.why;
    await expect(page.locator('#por-que blockquote')).toHaveCount(testimonials.length);
    await expect(page.locator('#por-que blockquote')).toContainText(testimonials.map(({ quote }) => quote));
  });

  await test.step('the buttons of the locations lead to the gallery, the event and the proposal of a venue', async () => {
    const links = page.locator('#localizaciones').getByRole('link');
    await expect(links).toHaveText(home.locations.buttons.map(({ label }) => label));
    for (const [index, path] of ['/galeria', routes.nextEvent, '/proponer-espacio'].entries())
      await expect(links.nth(index)).toHaveAttribute('href', path);
  });

  await test.step('the contact card has the e-mail address, the accounts and a button to the tickets', async () => {
    const section = page.locator('#contacto');
    await expect(section.getByRole('heading', { level: 2 })).toHaveText(contactWords.sectionTitle);
    for (const { label, href } of [
      { label: site.email, href: `mailto:${site.email}` },
      ...site.social,
      { label: eventView.buttons.labels.contact, href: routes.nextEvent },
    ])
      await expect(section.getByRole('link', { name: label })).toHaveAttribute('href', href);
  });
});

test('the card of the next event shows date, place and capacity, and both buttons lead to its page', async ({
  page,
}) => {
  const hero = page.locator('#inicio');
  const card = hero.getByRole('complementary', { name: eventView.texts.cardTitle });
  for (const text of [eventView.texts.dates, `${event.place}, ${event.province}`, event.capacityLabel])
    await expect(card).toContainText(text);
  const { labels } = eventView.buttons;
  const ticketButton = hero.getByRole('link', { name: labels.hero });
  await expect(ticketButton).toHaveAttribute('href', routes.nextEvent);
  await card.getByRole('link', { name: labels.card }).click();
  await expect(page).toHaveURL(routes.nextEvent);
});

test('a match within a closed answer opens it', async ({ page }) => {
  const { question, description } = questions.entries[2]!;
  await expect(page.locator('#faq [hidden="until-found"]')).toHaveCount(questions.entries.length);
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
  const chosen = questions.entries.slice(0, 3);
  const [, second, third] = chosen;
  await expect(faq.getByRole('button', { expanded: false })).toHaveCount(questions.entries.length);
  for (const { question } of chosen) await faq.getByRole('button', { name: question }).click();
  await expect(faq.getByRole('button', { expanded: true })).toHaveCount(chosen.length);
  for (const { description } of chosen) await expect(faq.getByText(description)).toBeVisible();
  const films = faq.locator('video:visible');
  await expect(films).toHaveCount(chosen.filter(({ video }) => video).length);
  await expect(films.first()).toHaveAttribute('controls');
  await expect(films.first()).toContainText(videoPlayerWords.unsupported);
  await faq.getByRole('button', { name: second!.question }).click();
  await expect(faq.getByText(second!.description)).toBeHidden();
  await expect(faq.getByText(third!.description)).toBeVisible();
  await page.getByRole('link', { name: faqWords.ask }).click();
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
    [routes.home, 'experiencia'],
    [routes.nextEvent, 'programa'],
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
