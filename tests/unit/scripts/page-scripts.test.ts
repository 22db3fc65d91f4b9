import { expect, it } from 'vitest';
import { leaveOutSheets } from '@/scripts/page-scripts';

/** Two sheets, which are in one element of a page's head. The first has more bytes than characters. */
const sheets = ['a::before{content:"·<"}', 'b{--font:Tada,serif}'].map((css) => css.repeat(200));
const prose = 'La piedra también suena:T1,a'.repeat(50);

const hex = (length: number) => length.toString(16);
const makeRow = (id: string, text: string) => `${id}:T${hex(Buffer.byteLength(text))},${text}`;
const makePage = (...texts: string[]) =>
  `<style data-precedence="next">${sheets.join('')}</style><p>Señal</p><script>${texts.map((text) => `self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])`).join(';')}</script>`;

const rows = (...[first = '', second = '']: string[]) =>
  `2:I[42,["/a.js"],"default"]\n${first}${makeRow('8', prose)}${second}0:["$","style","x",{"children":"$7"}]\n`;

it('the sheets of the head are left out of the data of a page, and nothing else', () => {
  const [first = '', second = ''] = sheets;
  const data = rows(makeRow('7', first), makeRow('9', second));
  const page = makePage(data.slice(0, 999), data.slice(999));
  expect(leaveOutSheets(page)).toBe(makePage(rows('7:T0,', '9:T0,')));
});

it.each([
  ['a sheet that the head does not have', makeRow('7', `${sheets[0]}p{}`)],
  ['a length in characters', `7:T${hex(sheets[0]?.length ?? 0)},${sheets[0]}`],
  ['a length beyond the end', `7:Tfffff,${sheets[0]}`],
  ['a sheet without a length', `7:${JSON.stringify(sheets[0])}\n`],
])('a page keeps its data if they have %s', (_, row) => {
  const page = makePage(rows(row));
  expect(leaveOutSheets(page)).toBe(page);
});

it('a page with data of an unknown kind stays as it is', () => {
  const page = `<style>${sheets[0]}</style><script>self.__next_g.push(["${sheets[1]}"])</script>`;
  expect(leaveOutSheets(page)).toBe(page);
});
