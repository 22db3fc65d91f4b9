import { content } from '../site-content';
import { routes, sections } from '@/lib/routes';
import { isLoaded } from './in-page';
import { test } from './visitor';

test.use({ settings: { javaScript: false, reducedMotion: false } });

test('without JavaScript a link leads to its section, and a message is sent', async ({ visitor }) => {
  const { labels, submit, sentTitle } = content.contact.form;
  await visitor.open(routes.legalNotice);
  await visitor.click(content.navigation.items.at(-1)!.label, 'header');
  await visitor.waitsUntil(isLoaded);
  await visitor.isAtSection(sections.contact);
  await visitor.fillIn(labels.name, 'Ana');
  await visitor.fillIn(labels.email, 'ana@example.com');
  await visitor.fillIn(labels.message, '¿Hay aparcamiento cerca? Gracias.');
  await visitor.click(submit, 'form');
  await visitor.sees(':target', sentTitle);
});
