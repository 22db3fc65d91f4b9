import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow } from './support/source-files';

const sheets = filesBelow(['app', 'components']).filter((file) => file.endsWith('.css'));

test('no style sheet holds an SVG: each is a document of its own before the first paint', () => {
  const svg = /url\([^)]*svg/;
  expect(sheets.filter((file) => svg.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test("the wordmark's clip path has the corners of the printed one, and two steps into the holes", () => {
  const [, path = ''] = / d="([^"]*)"/.exec(readFileSync('lib/documents/wordmark.svg', 'utf8')) ?? [];
  let [x, y] = [0, 0];
  const corners = [...path.matchAll(/([MHV])([\d. ]+)/g)].map(([, command, numbers = '']) => {
    const [first = 0, second = 0] = numbers.split(' ').map(Number);
    if (command === 'M') [x, y] = [first, second];
    else if (command === 'H') x = first;
    else y = first;
    return [x, y] as const;
  });
  const steps = [[0, 14] as const, [160.5, 14] as const];
  const share = (value: number, whole: number) => Number(((100 * value) / whole).toFixed(2));
  const expected = [...corners, ...steps].map(([x, y]) => `${share(x, 189.5)} ${share(y, 24)}`);

  const motifs = readFileSync('app/motifs.css', 'utf8');
  const [, polygon = ''] = /@utility icon-wordmark \{[^}]*polygon\(([^)]*)\)/.exec(motifs) ?? [];
  const drawn = polygon.split(',').map((point) => point.replaceAll('%', '').replace(/\s+/g, ' ').trim());
  expect(new Set(drawn)).toEqual(new Set(expected));
});
