import { expect, it } from 'vitest';
import { fill, fillIn } from '@/lib/content-model/fill';
import type { Facts } from '@/lib/content-model/fact-names';

it('values are filled in as they are, wherever their name stands', () => {
  expect(fill('{a}, {b}, {a}', { a: "$& $' $1 {b}", b: 0 })).toBe("$& $' $1 {b}, 0, $& $' $1 {b}");
});

it('a name without a value stays', () => {
  expect(fill('{max} de {count}', { max: undefined })).toBe('{max} de {count}');
});

it('facts are filled into texts, and everything else stays as it is', () => {
  const facts = { venues: 'siete', owner: 'Eco, S. L.' } as Facts;
  const value = {
    capacity: { count: 80, label: 'x' },
    isOpen: false,
    texts: ['{Venues} de {owner}. Son 2 días.'],
  };
  expect(fillIn(value, facts, () => undefined)).toEqual({
    ...value,
    texts: ['Siete de Eco, S.\u00A0L. Son 2\u00A0días.'],
  });
});

it.each(['{phone}', '{Phone}'])(
  'a text that names a fact without a value is told with its place: %s',
  (name) => {
    const told: unknown[] = [];
    fillIn({ notes: ['', `Llama al ${name}`] }, { phone: undefined } as Facts, (...found) =>
      told.push(found),
    );
    expect(told).toEqual([[name.slice(1, -1), ['notes', 1]]]);
  },
);
