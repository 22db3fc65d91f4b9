import { expect, it, vi } from 'vitest';
import { hashesPlaceholder, makeResponseHeaders } from '@/lib/security/headers';
import nextConfig from '@/next.config';

const headerOf = (name: string, options: object = {}) =>
  makeResponseHeaders({ hasAnalytics: false, hasToolbar: false, ...options })
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === name)?.value;

it.each([
  [{ hasAnalytics: true }, `script-src 'self' ${hashesPlaceholder} https://*.googletagmanager.com;`],
  [{ hasAnalytics: true }, "connect-src 'self' https://*.google-analytics.com"],
  [{ hasAnalytics: true }, "media-src 'self';"],
  [{ hasToolbar: true }, `script-src 'self' ${hashesPlaceholder} https://vercel.live;`],
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

it('a build has the id of the environment, and without one it is refused', async () => {
  vi.stubEnv('BUILD_ID', '5c90627c');
  expect(await nextConfig('phase-production-build').generateBuildId?.()).toBe('5c90627c');
  vi.stubEnv('BUILD_ID', '');
  expect(() => nextConfig('phase-production-build').generateBuildId?.()).toThrow('Use `npm run build`.');
});
