import { expect, it } from 'vitest';
import { fill } from '@/lib/content-model/fill';

it('values are filled in as they are, wherever their name stands', () => {
  expect(fill('{a}, {b}, {a}', { a: "$& $' $1 {b}", b: 0 })).toBe("$& $' $1 {b}, 0, $& $' $1 {b}");
});

it('a name without a value stays', () => {
  expect(fill('{max} de {count}', { max: undefined })).toBe('{max} de {count}');
});
