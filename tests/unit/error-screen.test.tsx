import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import RouteError from '@/app/(site)/error';

/** Renders the screen for a thrown value, and returns what the screen has logged. */
function fail(error: unknown) {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<RouteError error={error} retry={() => {}} />);
  return log;
}

describe('the error screen', () => {
  it('logs the error', () => {
    const error = new Error('Boom');
    expect(fail(error)).toHaveBeenCalledExactlyOnceWith(error);
  });

  it("names the server's reference", () => {
    fail(Object.assign(new Error('Boom'), { digest: '12345' }));
    expect(screen.getByRole('alert').textContent).toContain('Reference: 12345');
  });

  it.each([
    ['a thrown text', 'plain text', 'plain text'],
    ['an empty message', new Error(''), 'The error came without a message.'],
    ['nothing', undefined, 'The error came without a message.'],
    ['an object', { odd: true }, 'The error came without a message.'],
    ['markup', new Error('<img src=x onerror=alert(1)>'), '<img src=x onerror=alert(1)>'],
  ])('copes with %s', (_, error, shown) => {
    fail(error);
    expect(screen.getByRole('alert').textContent).toBe(shown);
    expect(document.querySelector('[role=alert] img')).toBeNull();
  });
});
