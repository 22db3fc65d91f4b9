import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { UnknownPathLog } from '@/components/errors/unknown-path-log';

const path = vi.hoisted(() => ({ current: '/no-existe' }));
vi.mock('next/navigation', () => ({ usePathname: () => path.current }));

it('writes each unknown address to the console once', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { rerender } = render(<UnknownPathLog />);
  rerender(<UnknownPathLog />);
  path.current = '/tampoco';
  rerender(<UnknownPathLog />);
  expect(log.mock.calls).toEqual([['404: page not found: /no-existe'], ['404: page not found: /tampoco']]);
});
