import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import RouteError from '@/app/(site)/error';
import { errorWords } from '@/lib/words/errors';

it.each([
  [
    'the reference of the server',
    Object.assign(new Error('Boom'), { digest: '12' }),
    `Boom${errorWords.reference}: 12`,
  ],
  ['a thrown text', 'plain text', 'plain text'],
  ['an empty message', new Error(''), errorWords.noMessage],
  ['nothing', undefined, errorWords.noMessage],
  ['an object', { odd: true }, errorWords.noMessage],
])('the error screen logs and shows %s', (_, error, shown) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<RouteError error={error} retry={() => {}} />);
  expect(log).toHaveBeenCalledExactlyOnceWith(error);
  expect(screen.getByRole('alert').textContent).toBe(shown);
});
