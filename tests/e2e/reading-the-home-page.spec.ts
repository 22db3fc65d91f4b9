import { content } from '../site-content';
import { routes, sections } from '@/lib/routes';
import { expect, test } from './fixtures';

const { event, eventLabels, eventView, faq: questions, home } = content;
const labels = eventLabels.states[event.state];

test.beforeEach(({ page }) => page.goto(routes.home));

test('the page shows its content from top to bottom', async ({ page }) => {
  await test.step('the eight sections in their order, then the footer', async () => {
    const ids = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids).toEqual(Object.values(sections));
    await expect(page.locator('main ~ footer')).toBeVisible();
  });
  await test.step('one first-level heading, and headings skip no level', async () => {
    const levels = await page
      .locator('h1, h2, h3, h4')
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1));
  });
  await test.step('the timeline with its parts in order and a surface for the highlighted ones', async () => {
    const days = page.locator(`#${sections.experience} ol > li`);
    await expect(days).toHaveCount(eventView.timeline.length);
    for (const [index, entry] of eventView.timeline.entries()) {
      await expect(days.nth(index)).toContainText(entry.when);
      await expect(days.nth(index).getByRole('heading')).toHaveText(entry.title);
    }
    const surfaces = await days.evaluateAll((all) => all.map((day) => getComputedStyle(day).backgroundColor));
    const surfacesOf = (highlighted: boolean) =>
      surfaces.filter((_, index) => eventView.timeline[index]?.highlighted === highlighted);
    for (const surface of surfacesOf(true)) expect(surfacesOf(false)).not.toContain(surface);
  });
  await test.step('every audience, venue, value and testimonial', async () => {
    await expect(page.locator(`#${sections.audience} li`)).toHaveCount(home.audience.types.length);
    await expect(page.locator(`#${sections.locations} li`)).toHaveCount(home.locations.venues.length);
    await expect(page.locator(`#${sections.why} li`)).toHaveCount(home.why.values.length);
    await expect(page.locator(`#${sections.why} blockquote`)).toHaveCount(home.why.testimonials.length);
  });
  await test.step('the three buttons of the locations', async () => {
    const section = page.locator(`#${sections.locations}`);
    for (const { label, href } of content.home.locations.buttons) {
      await expect(section.getByRole('link', { name: label })).toHaveAttribute('href', href);
    }
  });
  await test.step('e-mail address, accounts and tickets on the contact card', async () => {
    const section = page.locator(`#${sections.contact}`);
    await expect(section.getByRole('heading', { level: 2 })).toHaveText('Hablemos');
    await expect(section.getByRole('link', { name: content.site.email })).toHaveAttribute(
      'href',
      `mailto:${content.site.email}`,
    );
    for (const { label, href } of content.site.social) {
      await expect(section.getByRole('link', { name: label })).toHaveAttribute('href', href);
    }
    const tickets = section.getByRole('link', { name: eventView.buttons.contact });
    await expect(tickets).toHaveAttribute('href', routes.nextEvent);
  });
});

test('the card of the next event shows date, place and capacity, and both buttons lead to its page', async ({
  page,
}) => {
  const hero = page.locator(`#${sections.hero}`);
  const card = hero.getByRole('complementary', { name: eventView.heading });
  await expect(card).toContainText(eventView.dates);
  await expect(card).toContainText(`${event.place}, ${event.province}`);
  await expect(card).toContainText(event.state === 'on-sale' ? event.capacityLabel : labels.notice);
  for (const name of [eventView.buttons.hero, eventView.buttons.card]) {
    await expect(hero.getByRole('link', { name }).first()).toHaveAttribute('href', routes.nextEvent);
  }
  await card.getByRole('link', { name: labels.reserve }).click();
  await expect(page).toHaveURL(routes.nextEvent);
});

test('several questions can be open at once, each with its answer and film', async ({ page }) => {
  const faq = page.locator(`#${sections.faq}`);
  await expect(faq.getByRole('button', { expanded: false })).toHaveCount(questions.entries.length);
  for (const { question } of content.faq.entries) await faq.getByRole('button', { name: question }).click();
  for (const { question, description, video } of content.faq.entries) {
    await expect(faq.getByRole('button', { name: question })).toHaveAttribute('aria-expanded', 'true');
    await expect(faq.getByText(description)).toBeVisible();
    const film = faq.getByLabel(question, { exact: true }).and(faq.locator('video'));
    await expect(film).toHaveCount(video ? 1 : 0);
    if (!video) continue;
    await expect(film).toBeVisible();
    await expect(film).toHaveAttribute('controls');
    await expect(film).toContainText('Tu navegador no soporta la reproducción de videos.');
  }
  await faq.getByRole('button', { name: content.faq.entries[0]?.question }).click();
  await expect(faq.getByText(content.faq.entries[0]?.description ?? '')).toBeHidden();
  await expect(faq.getByText(content.faq.entries[1]?.description ?? '')).toBeVisible();
});

test('a link below the questions leads to the contact form', async ({ page }) => {
  await page.getByRole('link', { name: 'Contáctanos' }).click();
  await expect(page.locator(`#${sections.contact}`)).toBeInViewport();
  await expect(page).toHaveURL(`/#${sections.contact}`);
});

test('the picture behind the slits fills all of them at every width', async ({ page }) => {
  const picture = page.locator(`#${sections.why} img`).first();
  const wall = picture.locator('xpath=ancestor::div[1]');
  for (const width of [320, 390, 480, 640, 768, 819, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const [inner, outer] = [await picture.boundingBox(), await wall.boundingBox()];
    if (!inner || !outer) throw new Error('no picture');
    expect(inner.x, `left, ${width} px`).toBeLessThanOrEqual(outer.x + 1);
    expect(inner.x + inner.width, `right, ${width} px`).toBeGreaterThanOrEqual(outer.x + outer.width - 1);
  }
});
