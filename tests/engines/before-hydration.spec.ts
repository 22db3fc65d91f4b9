import { content } from '../site-content';
import { routes, sections } from '@/lib/routes';
import { isHydrated } from './in-page';
import { expect, test } from './visitor';

/* On a slow connection visitors act before the page's scripts have arrived. */

const scripts = /\/_next\/static\/.*\.js($|\?)/;
const { navigation, consent, faq } = content;

test.beforeEach(async ({ visitor, gate }) => {
  gate.hold(scripts);
  await visitor.open(routes.home);
  await visitor.sees('footer');
});

test('the menu opens, and closes by its button, by Escape and by a choice', async ({ visitor, gate }) => {
  const menu = `nav[aria-label="${navigation.texts.main}"]`;
  const toSection = navigation.items.find(({ href }) => href.endsWith(`#${sections.locations}`))!;
  await visitor.resize(420, 860);
  await visitor.open(routes.home);
  await visitor.click(navigation.texts.menu);
  await visitor.sees(menu);
  await visitor.click(navigation.texts.menu);
  await visitor.doesNotSee(menu);
  await visitor.click(navigation.texts.menu);
  await visitor.press('Escape');
  await visitor.doesNotSee(menu);
  await visitor.click(navigation.texts.menu);
  await visitor.click(toSection.label, menu);
  await visitor.doesNotSee(menu);
  await visitor.isAtSection(sections.locations);
  gate.release();
  await visitor.waitsUntil(isHydrated);
  await visitor.click(navigation.texts.menu);
  await visitor.sees(menu);
});

test('a question opens after hydration', async ({ visitor, gate }) => {
  const { question, id } = faq.entries[1]!;
  await visitor.click(question, `#${sections.faq}`);
  gate.release();
  await visitor.sees(`#faq-${id} [role=region] p`);
});

test('the cookie manager opens after hydration', async ({ visitor, gate }) => {
  await visitor.click(consent.manager.label, 'footer');
  gate.release();
  await visitor.sees(`[role=dialog][aria-label="${consent.panel.title}"]`);
});

test('typed text stays after hydration', async ({ visitor, gate }) => {
  await visitor.evaluate(() => {
    document.querySelector<HTMLInputElement>('form [name=name]')!.value = 'Ana';
  });
  gate.release();
  await visitor.waitsUntil(isHydrated);
  const typed = () => document.querySelector<HTMLInputElement>('form [name=name]')?.value;
  expect(await visitor.evaluate(typed)).toBe('Ana');
});
