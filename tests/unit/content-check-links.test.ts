import { expect, it } from 'vitest';
import type { EventState } from '@/lib/event-states';
import { changingEvent, checkEdited } from './support/check-edited';
import { eventFile, replacing } from './support/content';

it('staff are warned of a link to a section that the page of the event does not have now', async () => {
  const linkTo = (section: string) => replacing('href: /#faq', `href: /proximos-eventos#${section}`);
  const checkState = (state: EventState, section: string) =>
    checkEdited({ [eventFile]: changingEvent({ state }), 'navigation.yaml': linkTo(section) });
  expect(await checkState('on-sale', 'hoteles')).toEqual([]);
  for (const problems of [
    await checkState('postponed', 'hoteles'),
    await checkState('on-sale', 'mas-fechas'),
  ])
    expect(problems).toMatchObject([
      { level: 'warning', file: 'navigation.yaml', text: expect.stringContaining('no tiene ahora') },
    ]);
});

it.each([
  ['/proximos-eventos#nada', 'Se espera un apartado de esa página: #programa, #descargas, #entrada'],
  ['/galeria#nada', 'Esa página no tiene apartados. Se espera su dirección sola: /galeria'],
])('staff read which sections the page of a link has: %s', async (href, words) => {
  const problems = await checkEdited({ 'navigation.yaml': replacing('href: /#faq', `href: ${href}`) });
  expect(problems).toMatchObject([{ level: 'error', text: expect.stringContaining(words) }]);
});
