import { expect, test } from 'vitest';
import { originAllowed } from '@/lib/contact/abuse/origin';

const rules = { ownHosts: ['almena.example.com'], trustForwardedHost: false };
const evil = 'https://evil.example.com';

test.each<[Record<string, string>, { json: boolean; form: boolean }]>([
  [{}, { json: true, form: false }],
  [{ 'sec-fetch-site': 'same-origin' }, { json: true, form: true }],
  [{ 'sec-fetch-site': 'same-site' }, { json: false, form: false }],
  [{ 'sec-fetch-site': 'cross-site' }, { json: false, form: false }],
  [{ 'sec-fetch-site': 'none' }, { json: false, form: false }],
  [{ 'sec-fetch-site': '' }, { json: false, form: false }],
  [{ origin: 'http://localhost:3000' }, { json: true, form: true }],
  [{ origin: 'https://almena.example.com' }, { json: true, form: true }],
  [{ origin: 'http://localhost:3001' }, { json: false, form: false }],
  [{ origin: evil }, { json: false, form: false }],
  [{ origin: 'https://localhost:3000.evil.example.com' }, { json: false, form: false }],
  [{ origin: 'null' }, { json: false, form: false }],
  [{ origin: '::' }, { json: false, form: false }],
  [
    { 'sec-fetch-site': 'same-origin', origin: evil },
    { json: false, form: false },
  ],
  [
    { origin: evil, 'x-forwarded-host': 'evil.example.com' },
    { json: false, form: false },
  ],
])('a request with %j is allowed: %j', (headers, allowed) => {
  const all = new Headers({ host: 'localhost:3000', ...headers });
  expect({ json: originAllowed(all, false, rules), form: originAllowed(all, true, rules) }).toEqual(allowed);
});

test('X-Forwarded-Host counts where a proxy of ours sets it', () => {
  const headers = new Headers({ origin: 'https://a.example.com', 'x-forwarded-host': 'a.example.com' });
  expect(originAllowed(headers, true, { ...rules, trustForwardedHost: true })).toBe(true);
});
