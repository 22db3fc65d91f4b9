import { expect, test } from 'vitest';
import { isSuspect } from '@/lib/contact/abuse/signals';

const links = (count: number) => 'https://a.test '.repeat(count);

test.each<[string, boolean, string | null, string, boolean]>([
  ['a slow person', false, '30000', '', false],
  ['a password manager', true, '30000', '', false],
  ['a fast person', false, '1999', '', false],
  ['a person with many links', false, '30000', links(3), false],
  ['many links, without JavaScript', false, null, links(9), false],
  ['the honeypot, fast', true, '1999', '', true],
  ['the honeypot, slow', true, '2000', '', false],
  ['the honeypot and many links', true, null, links(3), true],
  ['the honeypot and two links', true, null, links(2), false],
  ['the honeypot and two links with www', true, null, 'https://www.a.test https://www.b.test', false],
  ['fast, with many links', false, '0', 'www.a.test HTTP://b.test www.c.test', true],
  ['a header that is not a number', true, 'abc', '', false],
])('%s', (_, honeypotFilled, elapsed, message, suspect) => {
  expect(isSuspect({ honeypotFilled, elapsed, message })).toBe(suspect);
});
