import { expect, it } from 'vitest';
import { z } from 'zod';
import { fillText } from '@/lib/content-loader/facts';
import { describeFields, mapTexts } from '@/lib/content-loader/fields';
import { loadContent } from '@/lib/content-loader/load-content';
import type { Facts } from '@/lib/content-model/fact-names';
import { contentFolder, loadEdited, replacing } from '../support/content';

it('facts are filled into texts', () => {
  const facts = { venues: 'siete', owner: 'Eco, S. L.' } as Facts;
  expect(fillText('{Venues} de {owner}. Son 2 días.', facts)).toBe(
    'Siete de Eco, S.\u00A0L. Son 2\u00A0días.',
  );
});

it('every text of a value is changed, and everything else stays as it is', () => {
  const schema = z.strictObject({
    place: z.strictObject({ name: z.string(), count: z.number() }),
    isOpen: z.boolean(),
    notes: z.array(z.string()),
  });
  const value = { place: { name: 'a', count: 80 }, isOpen: false, notes: ['b', 'c'] };
  const changed = mapTexts({ schema: describeFields(schema), value }, (text) => text.toUpperCase());
  expect(changed).toEqual({ place: { name: 'A', count: 80 }, isOpen: false, notes: ['B', 'C'] });
});

it('addresses and names of files stay as they are', () => {
  const href = 'https://example.org/a..b?q={place}';
  const { home, event } = loadEdited({
    'home.yaml': replacing('image: pictures/patio.jpg', 'image: pictures/patio..jpg'),
    'events/villaserena-del-mar.yaml': replacing('https://trenes.example.org', `'${href}'`),
  });
  expect(home.locations.venues.map(({ image }) => image)).toContain('pictures/patio..jpg');
  expect(event.arrival.items[0]?.link?.href).toBe(href);
});

it.each(['{phone}', '{Phone}'])(
  'a text that names a fact without a value is reported with its place: %s',
  (name) => {
    const folder = contentFolder({
      'site.yaml': replacing('phone: +34 956 12 34 56\n', ''),
      'faq.yaml': replacing('Desde los {minimumAge} años.', `Llama al ${name}.`),
    });
    expect(() => loadContent(folder)).toThrow(
      new RegExp(`faq\\.yaml, línea 18 · Preguntas, 2\\.º elemento: Respuesta\n.*sin \\${name}`),
    );
  },
);
