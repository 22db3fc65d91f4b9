import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow } from './support/source-files';

const sheets = filesBelow(['app', 'components']).filter((file) => file.endsWith('.css'));

test('no style sheet holds an SVG: each is a document of its own before the first paint', () => {
  const svg = /url\([^)]*svg/;
  expect(sheets.filter((file) => svg.test(readFileSync(file, 'utf8')))).toEqual([]);
});
