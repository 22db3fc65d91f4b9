import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { color, type ColorName } from '@/lib/brand/colors';

const sheets = ['app', 'components']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => file.endsWith('.css'));

/** The luminance of a colour: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function measureLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

it.each<[text: ColorName, surface: ColorName]>([
  ['accent-deep', 'paper'],
  ['accent-deep', 'paper-shade'],
  ['muted-on-light', 'paper'],
  ['muted-on-light', 'paper-shade'],
  ['accent', 'ink'],
  ['accent', 'night'],
  ['muted-on-dark', 'ink'],
  ['muted-on-dark', 'night'],
  ['ink', 'accent'],
])('text of the colour %s can be read on %s', (text, surface) => {
  const [darker = 0, lighter = 0] = [text, surface]
    .map((name) => measureLuminance(color(name)))
    .sort((one, other) => one - other);
  expect((lighter + 0.05) / (darker + 0.05)).toBeGreaterThanOrEqual(4.5);
});

const colors = readFileSync('lib/brand/colors.css', 'utf8');
const names = [...colors.matchAll(/^ {2}(--color-[\w-]+):/gm)].map(([, name]) => name);

it.each(sheets)('%s has no colours but those of lib/brand/colors.css', (file) => {
  const css = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
  expect(css.match(/#[\da-f]{3,8}\b|(rgb|hsl|lab|lch)a?\((?!from --theme)[^)]*\)/gi) ?? []).toEqual([]);
  const used = [...css.matchAll(/var\((--color-[\w-]+)\)/g)].map(([, name]) => name);
  expect(names).toEqual(expect.arrayContaining(used));
});
