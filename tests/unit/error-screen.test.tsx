import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import RouteError from '@/app/(site)/error';

it.each([
  ['the reference of the server', Object.assign(new Error('Boom'), { digest: '12' }), 'BoomReference: 12'],
  ['a thrown text', 'plain text', 'plain text'],
  ['an empty message', new Error(''), 'The error came without a message.'],
  ['nothing', undefined, 'The error came without a message.'],
  ['an object', { odd: true }, 'The error came without a message.'],
])('the error screen logs and shows %s', (_, error, shown) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<RouteError error={error} retry={() => {}} />);
  expect(log).toHaveBeenCalledExactlyOnceWith(error);
  expect(screen.getByRole('alert').textContent).toBe(shown);
});
