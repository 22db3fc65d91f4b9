import { expect, it } from 'vitest';
import { isSuspect, parseElapsedMs } from '@/lib/contact/abuse/signals';

const links = (count: number) => 'https://a.test '.repeat(count);

it.each([
  ['a calm person', false, 30_000, '', false],
  ['a password manager', true, 30_000, '', false],
  ['a quick person', false, 1999, '', false],
  ['a person with many links', false, 30_000, links(3), false],
  ['no script, many links', false, null, links(9), false],
  ['trap and haste', true, 1999, '', true],
  ['trap, and slow enough', true, 2000, '', false],
  ['trap and links', true, null, links(3), true],
  ['trap and two links', true, null, links(2), false],
  ['trap and two links with www', true, null, 'https://www.a.test https://www.b.test', false],
  ['haste and links', false, 0, 'www.a.test HTTP://b.test www.c.test', true],
  ['everything', true, 0, links(5), true],
])('%s', (_, trapFilled, elapsedMs, message, suspect) => {
  expect(isSuspect({ trapFilled, elapsedMs, message })).toBe(suspect);
});

it.each([
  ['1500', 1500],
  ['0', 0],
  [null, null],
  ['', null],
  ['-1', null],
  ['1e3', null],
  ['9'.repeat(40), null],
])('reads an elapsed time of %j as %j', (header, value) => {
  expect(parseElapsedMs(header)).toBe(value);
});
