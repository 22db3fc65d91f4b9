import { Linter } from 'eslint';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { EarlyScript } from '@/components/layout/early-script';

const browserGlobals = [
  ...['window', 'document', 'location', 'localStorage', 'sessionStorage', 'console'],
  ...['addEventListener', 'setTimeout', 'FormData', 'URLSearchParams'],
];

it('the script in the page uses no name of the modules from which its functions come', () => {
  const element = EarlyScript() as ReactElement<{ dangerouslySetInnerHTML: { __html: string } }>;
  const problems = new Linter().verify(element.props.dangerouslySetInnerHTML.__html, {
    languageOptions: { globals: Object.fromEntries(browserGlobals.map((name) => [name, 'readonly'])) },
    rules: { 'no-undef': 'error' },
  });
  expect(problems.map(({ message }) => message)).toEqual([]);
});
