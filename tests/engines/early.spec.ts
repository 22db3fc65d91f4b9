import { content } from '@/lib/site-content';
import { routes, sections } from '@/lib/routes';
import { isGone, isInPlace, isPrepared, isShown } from './in-page';
import { expect, test } from './visitor';

/* What a visitor does on a slow line, before the page's scripts have come. */

const scripts = /\/_next\/static\/.*\.js($|\?)/;
const { navigation, consent, faq } = content;

test.beforeEach(async ({ visitor, gate }) => {
  gate.hold(scripts);
  await visitor.open(routes.home);
  await visitor.sees('the foot of the page', isShown, 'footer');
});

test('the menu opens, closes by its button, by Escape and by a choice', async ({ visitor, gate }) => {
  const menu = `nav[aria-label="${navigation.texts.main}"]`;
  const toSection = navigation.items.find(({ href }) => href.endsWith(`#${sections.locations}`))!;
  await visitor.resize(420, 860);
  await visitor.open(routes.home);
  await visitor.click(navigation.texts.open);
  await visitor.sees('the menu', isShown, menu);
  await visitor.click(navigation.texts.close);
  await visitor.sees('no menu after its button', isGone, menu);
  await visitor.click(navigation.texts.open);
  await visitor.press('Escape');
  await visitor.sees('no menu after Escape', isGone, menu);
  await visitor.click(navigation.texts.open);
  await visitor.click(toSection.label, menu);
  await visitor.sees('no menu after a choice', isGone, menu);
  await visitor.sees('what was chosen', isInPlace, sections.locations);
  gate.release();
  await visitor.sees('the page ready', isPrepared);
  await visitor.click(navigation.texts.open);
  await visitor.sees('the menu with scripts', isShown, menu);
});

test('a question that is asked opens once they are there', async ({ visitor, gate }) => {
  const { question, id } = faq.entries[1]!;
  await visitor.click(question, `#${sections.faq}`);
  gate.release();
  await visitor.sees('the answer', isShown, `#faq-${id} [role=region] p`);
});

test('the cookie manager that is asked for opens once they are there', async ({ visitor, gate }) => {
  await visitor.click(consent.manager.label, 'footer');
  gate.release();
  await visitor.sees('the manager', isShown, `[role=dialog][aria-label="${consent.panel.title}"]`);
});

test('what is typed stays, and a link is followed', async ({ visitor, gate }) => {
  await visitor.evaluate(() => {
    document.querySelector<HTMLInputElement>('form [name=name]')!.value = 'Ana';
  });
  gate.release();
  await visitor.sees('the page ready', isPrepared);
  const typed = () => document.querySelector<HTMLInputElement>('form [name=name]')?.value;
  expect(await visitor.evaluate(typed)).toBe('Ana');
  gate.hold(scripts);
  await visitor.open(routes.home);
  await visitor.click(navigation.button.label, 'header');
  await visitor.sees('the next page', (path) => window.location.pathname === path, routes.nextEvent);
});
