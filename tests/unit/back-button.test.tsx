import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BackButton } from '@/components/ui/back-button';

const back = vi.fn();
const assign = vi.fn();

/** Whether the browser would still follow the link by itself after the click. */
function click(entries: number, init?: MouseEventInit): boolean {
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(entries);
  vi.spyOn(window.history, 'go').mockImplementation(back);
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  render(<BackButton href="/">Volver</BackButton>);
  const link = screen.getByRole('link', { name: 'Volver' });
  expect(link.getAttribute('href')).toBe('/');
  // Keeps happy-dom from following the link, after React has had its say.
  let followed = true;
  const stay = (event: Event) => {
    followed = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stay, { once: true });
  fireEvent.click(link, init);
  return followed;
}

describe('BackButton', () => {
  beforeEach(() => {
    back.mockReset();
    assign.mockReset();
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  it('goes one step back', () => {
    expect(click(2)).toBe(false);
    expect(back).toHaveBeenCalledOnce();
    fireEvent(window, new Event('popstate'));
    vi.runAllTimers();
    expect(assign).not.toHaveBeenCalled();
  });

  it('is a plain link without history', () => {
    expect(click(1)).toBe(true);
    expect(back).not.toHaveBeenCalled();
  });

  it('goes home when the step back leads nowhere, as on the first page of a tab one has come back to', () => {
    click(2);
    vi.runAllTimers();
    expect(assign).toHaveBeenCalledExactlyOnceWith('/');
  });

  it.each(['beforeunload', 'pagehide'])('leaves a slow step back alone (%s)', (sign) => {
    click(2);
    fireEvent(window, new Event(sign));
    vi.runAllTimers();
    expect(assign).not.toHaveBeenCalled();
  });

  it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
    'leaves %o to the browser',
    (keys) => {
      expect(click(2, keys)).toBe(true);
      expect(back).not.toHaveBeenCalled();
    },
  );
});
