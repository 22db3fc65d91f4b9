import { cpSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadContent } from '@/lib/content-loader/load-content';
import { findLinkAddress } from '@/lib/content-model/pages';
import { hotelsAndArrival, overviewWords } from '@/lib/words/event';
import { changingEvent } from '../support/check-edited';
import { content, contentFolder, eventFile, loadEdited, replacing } from '../support/content';

const loadEvent = (edit: (text: string) => string) => loadEdited({ [eventFile]: edit });
const withoutHotels = (text: string) => text.replace(/\nhotels:[\s\S]*(?=\nstay:)/, '\n');

it('facts are filled in wherever a text names them', () => {
  expect(content.home.why.title.accent).toBe(content.site.brand);
  expect(JSON.stringify(content).match(/\{\w+\}/g)).toBeNull();
});

it('a text lists the parts of the programme with their days', () => {
  const [first, second, last] = content.event.programme.map(({ title }) => title);
  expect(content.faq.entries[0]?.description).toContain(
    `. Viernes: ${first}; sábado: ${second}; domingo: ${last}.`,
  );
  const sameDay = loadEvent((text) =>
    text
      .replace(`- dayOffset: 1\n    title: ${second}`, '- dayOffset: 0\n    title: DJ set')
      .replace('dayOffset: 2', 'dayOffset: 1'),
  );
  expect(sameDay.faq.entries[0]?.description).toContain(`Viernes: ${first} y DJ set;`);
});

it('a text speaks of hotels only if there are some', () => {
  const hint = replacing('Más abajo están los hoteles y el camino.', 'Más abajo, {hotelsAndArrival}.');
  const hintOf = ({ event }: typeof content) => event.ticketItems[0]?.description;
  expect(hintOf(loadEvent(hint))).toContain(`Más abajo, ${hotelsAndArrival(true)}.`);
  expect(hintOf(loadEvent((text) => withoutHotels(hint(text))))).toContain(
    `Más abajo, ${hotelsAndArrival(false)}.`,
  );
  const soldOut = loadEvent((text) => withoutHotels(text.replace('state: on-sale', 'state: sold-out')));
  expect(soldOut.closingCalls['sold-out'].text).toContain(`también ${hotelsAndArrival(false)}.`);
});

it('a text that names the date has the words for an unknown date while the event is postponed', () => {
  const { pending } = overviewWords.es;
  const { faq } = loadEdited({
    [eventFile]: replacing('state: on-sale', 'state: postponed'),
    'faq.yaml': replacing('Desde los {minimumAge} años.', 'La fecha es {dates}.'),
  });
  expect(faq.entries[1]?.description).toBe(`La fecha es ${pending.days} ${pending.rest}.`);
});

it('the parts of the programme are in the order of their starts', () => {
  const { eventView } = loadEvent((text) =>
    text
      .replace('dayOffset: 1', 'dayOffset: 0')
      .replace('dayOffset: 2', 'dayOffset: 1')
      .replace('start: 20:30', 'start: 10:30'),
  );
  expect(eventView.timeline.map(({ start }) => start)).toEqual(['10:30', '19:00', '11:00']);
});

it.each([
  ['2031-04-04', '2031-04-05', '4-5 Abril 2031'],
  ['2031-12-12', '2031-12-13', '12-13 Diciembre 2031'],
  ['2031-09-20', undefined, '20 Septiembre 2031'],
])(
  'an event can be moved to later and to earlier days than %s',
  (previousFirstDay, previousLastDay, days) => {
    const { eventView } = loadEvent(changingEvent({ previousFirstDay, previousLastDay }));
    expect(eventView.formerDates).toBe(overviewWords.es.previously(days));
  },
);

it('a text may hold line breaks and spaces around it', () => {
  const { event } = loadEvent(
    replacing('homeLine: Entre el palacio y el puerto', 'homeLine: "  Entre\\n\\nel mar. "'),
  );
  expect(event.homeLine).toBe('Entre el mar.');
});

it("the name of a page's file can be its address, and no other page has it", () => {
  const folder = contentFolder({});
  for (const name of ['Galería', 'contacto', 'index', 'proximos-eventos', 'x'.repeat(101)])
    cpSync(`${folder}/pages/galeria.yaml`, `${folder}/pages/${name}.yaml`);
  expect(() => loadContent(folder)).toThrow(
    /Galería\.yaml\n {4}Su dirección sería «\/Galería»[\s\S]*contacto\.yaml\n[\s\S]*index\.yaml\n[\s\S]*proximos-eventos\.yaml\n[\s\S]*x\.yaml\n[\s\S]*5 cosas/,
  );
});

it('a footer link without a label has the name of its page', () => {
  const { navigation } = loadEdited({ 'pages/partners.yaml': replacing('name: Partners', 'name: Socios') });
  const labels = navigation.groups.flatMap(({ links }) => links.map(({ label }) => label));
  expect(labels).toContain('Socios');
});

it.each([
  ['/#contacto', '/?asunto=localizacion#contacto'],
  ['/galeria', '/galeria'],
  ['/', '/'],
  ['/#faq', '/#faq'],
])(
  'the button of a page with a subject leads where its address says, and chooses the subject in the form: %s',
  (href, expected) => {
    const { pages } = loadEdited({
      'pages/proponer-espacio.yaml': replacing('href: /#contacto', `href: ${href}`),
    });
    expect(findLinkAddress(pages['/proponer-espacio']!)).toBe(expected);
  },
);
