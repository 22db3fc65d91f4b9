import { content } from '@/lib/site-content';
import { routes, sections } from '@/lib/routes';
import { isAt, isGone, isInPlace, isLoaded, isShown, says } from './in-page';
import { test } from './visitor';

test.use({ settings: { javaScript: false, reducedMotion: false } });

const { contact, navigation } = content;

test('without scripts a link leads to its section, and a message is sent', async ({ visitor }) => {
  const { labels, submit, sentTitle } = contact.form;
  await visitor.open(routes.legalNotice);
  await visitor.click(navigation.items.at(-1)!.label, 'header');
  await visitor.sees('everything loaded', isLoaded);
  await visitor.sees('the section', isInPlace, sections.contact);
  await visitor.fillIn(labels.name, 'Ana');
  await visitor.fillIn(labels.email, 'ana@example.com');
  await visitor.fillIn(labels.message, '¿Hay aparcamiento cerca? Gracias.');
  await visitor.click(submit, 'form');
  await visitor.sees('good news', says, ':target', sentTitle);
});

test('without scripts the menu of a narrow window opens, closes and leads on', async ({ visitor }) => {
  const menu = `nav[aria-label="${navigation.texts.main}"]`;
  await visitor.resize(420, 860);
  await visitor.open(routes.home);
  await visitor.click(navigation.texts.open);
  await visitor.sees('the menu', isShown, menu);
  await visitor.click(navigation.texts.close);
  await visitor.sees('no menu', isGone, menu);
  await visitor.click(navigation.texts.open);
  await visitor.click(navigation.button.label, menu);
  await visitor.sees('the event page', isAt, routes.nextEvent);
});
