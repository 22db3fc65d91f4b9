import { expect, it } from 'vitest';
import { originAllowed } from '@/lib/contact/abuse/origin';

const rules = { ownHosts: ['almena.example.com'], trustForwardedHost: false };
const host = { host: 'localhost:3000' };

it.each([
  ['nothing at all', {}, true, false],
  ['Sec-Fetch-Site: same-origin', { 'sec-fetch-site': 'same-origin' }, true, true],
  ['Sec-Fetch-Site: same-site', { 'sec-fetch-site': 'same-site' }, false, false],
  ['Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }, false, false],
  ['Sec-Fetch-Site: none', { 'sec-fetch-site': 'none' }, false, false],
  ['Sec-Fetch-Site: anything', { 'sec-fetch-site': '' }, false, false],
  ['the own origin', { origin: 'http://localhost:3000' }, true, true],
  ['the public origin', { origin: 'https://almena.example.com' }, true, true],
  ['another port', { origin: 'http://localhost:3001' }, false, false],
  ['another host', { origin: 'https://evil.example.com' }, false, false],
  ['a host that contains ours', { origin: 'https://localhost:3000.evil.example.com' }, false, false],
  ['an opaque origin', { origin: 'null' }, false, false],
  ['an origin that is none', { origin: '::' }, false, false],
  [
    'a foreign origin that claims to be ours',
    { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example.com' },
    false,
    false,
  ],
  [
    'a forwarded host of the client',
    { origin: 'https://evil.example.com', 'x-forwarded-host': 'evil.example.com' },
    false,
    false,
  ],
])('%s', (_, headers, json, form) => {
  const all = new Headers({ ...host, ...(headers as Record<string, string>) });
  expect([originAllowed(all, false, rules), originAllowed(all, true, rules)]).toEqual([json, form]);
});

it('knows the forwarded host where a proxy of ours sets it', () => {
  const headers = new Headers({
    ...host,
    origin: 'https://a.example.com',
    'x-forwarded-host': 'a.example.com',
  });
  expect(originAllowed(headers, true, { ...rules, trustForwardedHost: true })).toBe(true);
});
