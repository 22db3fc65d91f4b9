import { expect, test } from 'vitest';
import { clientAddress } from '@/lib/contact/abuse/client-address';

const bare = { onVercel: false, trustProxy: 0 };
const proxied = (trustProxy: number) => ({ onVercel: false, trustProxy });
const vercel = { onVercel: true, trustProxy: 0 };

test.each([
  ['1.2.3.4', bare, null],
  ['1.2.3.4', proxied(1), '1.2.3.4'],
  ['6.6.6.6, 1.2.3.4', proxied(1), '1.2.3.4'],
  ['6.6.6.6, 1.2.3.4, 10.0.0.1', proxied(2), '1.2.3.4'],
  ['1.2.3.4', proxied(2), null],
  ['', proxied(1), null],
  ['unknown', proxied(1), null],
  ['::ffff:1.2.3.4', proxied(1), '1.2.3.4'],
  ['2001:db8:0:1:aaaa:bbbb:cccc:dddd', proxied(1), '2001:db8:0:1'],
  ['2001:DB8:0000:0001::1', proxied(1), '2001:db8:0:1'],
  ['2001:db8::1', proxied(1), '2001:db8:0:0'],
  ['::1', proxied(1), '0:0:0:0'],
  ['1.2.3.4', vercel, null],
])('with X-Forwarded-For %j and the settings %j the address is %j', (forwarded, rules, expected) => {
  expect(clientAddress(new Headers({ 'x-forwarded-for': forwarded }), rules)).toBe(expected);
});

test('on Vercel the address is X-Real-IP, which the platform sets', () => {
  const headers = new Headers({ 'x-real-ip': '1.2.3.4', 'x-forwarded-for': '6.6.6.6' });
  expect(clientAddress(headers, vercel)).toBe('1.2.3.4');
  expect(clientAddress(headers, bare)).toBeNull();
});
