import { expect, it } from 'vitest';
import { fillIn } from '@/lib/content-loader/fill';
import type { Facts } from '@/lib/content-model/fact-names';

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
