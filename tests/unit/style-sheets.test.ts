import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { narrowWindow } from '@/components/ui/picture';
import { filesBelow } from './support/source-files';

const sheets = filesBelow(['app', 'components']).filter((file) => file.endsWith('.css'));

test('no style sheet contains an SVG, which is a document of its own before the first paint', () => {
  const svg = /url\([^)]*svg/;
  expect(sheets.filter((file) => svg.test(readFileSync(file, 'utf8')))).toEqual([]);
});

/** A sheet without its comments. */
const rules = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

test('utilities override CSS modules, in any order of the sheets: modules are in a layer', () => {
  const modules = sheets.filter((file) => file.endsWith('.module.css'));
  expect(modules).not.toHaveLength(0);
  const unlayered = (file: string) =>
    rules(file)
      .replace(/^@layer components \{$[\s\S]*?^\}$/gm, '')
      .replace(/^@reference .*$/gm, '')
      .replace(/^@page [\s\S]*?^\}$/gm, '')
      .trim();
  expect(modules.filter((file) => unlayered(file) !== '')).toEqual([]);
});

test('only the theme has breakpoints', () => {
  const ownWidth = /@(media|custom-variant)[^{;]*\bwidth\b[^{;]*\d/;
  expect(sheets.filter((file) => ownWidth.test(rules(file)))).toEqual([]);
  expect(readFileSync('app/theme.css', 'utf8')).toContain(
    `--breakpoint-column: ${/[\d.]+rem/.exec(narrowWindow)?.[0]};`,
  );
});

test('drawings in files of their own use the colours of the list', () => {
  const list = readFileSync('app/colors.css', 'utf8');
  for (const file of ['app/icon.svg', 'lib/brand/wordmark.svg']) {
    const colors = readFileSync(file, 'utf8').match(/#[\da-f]{6}/gi) ?? [];
    expect(colors, file).not.toHaveLength(0);
    expect(
      colors.filter((color) => !list.includes(color)),
      file,
    ).toEqual([]);
  }
});
