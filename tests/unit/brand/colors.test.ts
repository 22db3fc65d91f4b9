import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sheets = ['app', 'components']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => file.endsWith('.css'));

const colors = readFileSync('lib/brand/colors.css', 'utf8');
const names = [...colors.matchAll(/^ {2}(--color-[\w-]+):/gm)].map(([, name]) => name);

it.each(sheets)('%s has no colours but those of lib/brand/colors.css', (file) => {
  const css = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
  expect(css.match(/#[\da-f]{3,8}\b|(rgb|hsl|lab|lch)a?\((?!from --theme)[^)]*\)/gi) ?? []).toEqual([]);
  const used = [...css.matchAll(/var\((--color-[\w-]+)\)/g)].map(([, name]) => name);
  expect(names).toEqual(expect.arrayContaining(used));
});
