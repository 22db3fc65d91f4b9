import { expect, it, vi } from 'vitest';
import { makeResponseHeaders } from '@/lib/security/headers';
import nextConfig from '@/next.config';

const headerOf = (name: string, options: object = {}) =>
  makeResponseHeaders({
    scriptHashes: ["'sha256-x'"],
    hasAnalytics: false,
    hasToolbar: false,
    ...options,
  })
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === name)?.value;

it.each([
  [{ hasAnalytics: true }, "script-src 'self' 'sha256-x' https://*.googletagmanager.com;"],
  [{ hasAnalytics: true }, "connect-src 'self' https://*.google-analytics.com"],
  [{ hasAnalytics: true }, "media-src 'self';"],
  [{ hasToolbar: true }, "script-src 'self' 'sha256-x' https://vercel.live;"],
  [{ hasToolbar: true }, "connect-src 'self' https://vercel.live wss://ws-us3.pusher.com;"],
  [{ hasToolbar: true }, 'frame-src https://vercel.live;'],
])('with %j the policy allows only the hosts that need it: %s', (options, directive) => {
  expect(headerOf('Content-Security-Policy', options)).toContain(directive);
});

it('only the features that films use are left to the site', () => {
  const allowed = headerOf('Permissions-Policy')?.replace(/[a-z-]+=\(\)(, )?/g, '');
  expect(allowed).toBe('autoplay=(self), fullscreen=(self), picture-in-picture=(self)');
});

it.each([
  ['', true],
  ['preview', true],
  ['production', false],
])('on Vercel, VERCEL_ENV=%s: the toolbar of Vercel: %s', async (name, expected) => {
  vi.stubEnv('VERCEL', '1');
  vi.stubEnv('VERCEL_ENV', name);
  const { headers } = nextConfig('phase-production-build');
  expect(JSON.stringify(await headers?.()).includes('https://vercel.live')).toBe(expected);
});
