import { expect, it } from 'vitest';
import { leaveOutSheets } from '@/scripts/page-scripts';

const css = 'a::before{content:"·<"}';
const text = 'La piedra también suena'.repeat(50);
const tree = '["$","style","x",{"precedence":"next","href":"/a.css","children":"$7"}]';

const makeTextRow = (id: string, value: string) => `${id}:T${Buffer.byteLength(value).toString(16)},${value}`;
const makePage = (...texts: string[]) =>
  `<p>Señal</p><script>${texts.map((part) => `self.__next_f.push([1,${JSON.stringify(part).replaceAll('<', '\\u003c')}])`).join(';')}</script>`;

it('the sheets are left out of the data of a page, and nothing else', () => {
  const rows = [
    `:HL["/a.woff2","font"]\n2:I[42,["/a.js"],"default"]\n5:X\n`,
    makeTextRow('8', text),
    `0:${tree}\n`,
  ];
  const page = makePage(
    `${rows[0]}${makeTextRow('7', css).slice(0, 9)}`,
    makeTextRow('7', css).slice(9),
    ...rows.slice(1),
  );
  expect(leaveOutSheets(page)).toBe(makePage(`${rows[0]}7:T0,${rows[1]}${rows[2]}`));
});

it.each([
  ['a text that is shorter than its length', `7:T99,${css}\n0:${tree}\n`],
  ['a text that is longer than its length', `7:T9,${css}0:${tree}\n`],
  ['a length in characters instead of bytes', `7:T${css.length.toString(16)},${css}0:${tree}\n`],
  ['an unknown kind of row', `7:Z17,${css}0:${tree}\n`],
  ['a row without an id', `${tree}\n`],
  ['a row without an end', `0:${tree}`],
])('a page is refused if its data have %s', (_, data) => {
  expect(leaveOutSheets(makePage(data))).toBeNull();
});

it('a page without data is refused', () => {
  expect(leaveOutSheets('<script>(self.__next_g = self.__next_g || []).push([1, ""])</script>')).toBeNull();
});
