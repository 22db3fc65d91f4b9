import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Wordmark } from '@/components/brand/wordmark';

test('the site and the documents have the same wordmark', () => {
  const [, printed] = / d="([^"]*)"/.exec(readFileSync('lib/brand/wordmark.svg', 'utf8')) ?? [];
  const { container } = render(<Wordmark className="" />);
  expect(container.querySelector('path')?.getAttribute('d')).toBe(printed);
});
