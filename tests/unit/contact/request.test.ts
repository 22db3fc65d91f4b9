import { expect, test } from 'vitest';
import { isSuspect, isOriginAllowed, readBody } from '@/lib/contact/handle';

const evil = 'https://evil.example.com';
const own = { json: true, form: true };
const foreign = { json: false, form: false };

test.each<[Record<string, string>, typeof own]>([
  [{}, { json: true, form: false }],
  [{ 'sec-fetch-site': 'same-origin' }, own],
  [{ origin: 'http://localhost:3000' }, own],
  [{ origin: 'https://almena.example.com' }, own],
  [{ 'sec-fetch-site': 'same-site' }, foreign],
  [{ 'sec-fetch-site': 'cross-site' }, foreign],
  [{ 'sec-fetch-site': 'none' }, foreign],
  [{ 'sec-fetch-site': '' }, foreign],
  [{ origin: 'http://localhost:3001' }, foreign],
  [{ origin: 'https://localhost:3000.evil.example.com' }, foreign],
  [{ origin: 'null' }, foreign],
  [{ origin: '::' }, foreign],
  [{ 'sec-fetch-site': 'same-origin', origin: evil }, foreign],
  [{ origin: evil, 'x-forwarded-host': 'evil.example.com' }, foreign],
])('a request with %j is allowed: %j', (headers, allowed) => {
  const all = new Headers({ host: 'localhost:3000', ...headers });
  const env = { ownHosts: ['almena.example.com'], trustProxy: 0, onVercel: false };
  expect({ json: isOriginAllowed(all, 'json', env), form: isOriginAllowed(all, 'form', env) }).toEqual(
    allowed,
  );
});

const links = (count: number) => 'https://a.test '.repeat(count);

test.each<[string, boolean, string | null, string, boolean]>([
  ['a password manager', true, '30000', '', false],
  ['a fast person', false, '1999', '', false],
  ['many links, without JavaScript', false, null, links(9), false],
  ['the honeypot, fast', true, '1999', '', true],
  ['the honeypot, slow', true, '2000', '', false],
  ['the honeypot and many links', true, null, links(3), true],
  ['the honeypot and two links with www', true, null, 'https://www.a.test https://www.b.test', false],
  ['fast, with many links', false, '0', 'www.a.test HTTP://b.test www.c.test', true],
  ['a header that is not a number', true, 'abc', '', false],
])('two bot signals make a message suspect: %s', (_, isTrapped, elapsed, message, suspect) => {
  expect(isSuspect({ message, ref_almena: isTrapped ? 'x' : ' ' }, elapsed)).toBe(suspect);
});

test('a body that breaks off is refused', async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new Error('gone')) });
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
  expect(await readBody(new Request('http://localhost/', init))).toEqual({ refusal: 'malformed' });
});
