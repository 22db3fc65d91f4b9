import { fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import RouteError from '@/app/(site)/error';
import GlobalError from '@/app/global-error';

/** Renders the screen for a thrown value; returns what it logged and its retry. */
function fail(error: unknown) {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const retry = vi.fn();
  render(<RouteError error={error} retry={retry} />);
  return { log, retry };
}

describe('the error screen', () => {
  it("shows the specification's heading and the error's message, in English, and logs the error", () => {
    const error = new Error('Boom');
    const { log } = fail(error);
    const heading = screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' });
    expect(heading.closest('[lang]')?.getAttribute('lang')).toBe('en');
    expect(screen.getByRole('alert').textContent).toBe('Boom');
    expect(log).toHaveBeenCalledExactlyOnceWith(error);
  });

  it('tries again, and offers the way home as a plain link', () => {
    const { retry } = fail(new Error('Boom'));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
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

  it('brings a whole English document when the root layout has failed', () => {
    const html = renderToStaticMarkup(<GlobalError error={new Error('Boom')} retry={() => {}} />);
    expect(html).toMatch(/^<html lang="en">/);
    expect(html).toContain('<title>Unexpected Application Error!</title>');
    expect(html).toContain('<h1>Unexpected Application Error!</h1>');
    expect(html).toContain('Boom');
  });
});
