import { expect, it } from 'vitest';
import { responseHeaders, type HeaderOptions } from '@/lib/security/headers';

const hash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const headerOf = (name: string, options: Partial<HeaderOptions> = {}) =>
  responseHeaders({ scriptHashes: [hash], hasAnalytics: false, hasToolbar: false, ...options })
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === name)?.value ?? '';

/** The sources of the policy's directives, by name. */
function policy(options?: Partial<HeaderOptions>): Record<string, string[]> {
  const directives = headerOf('Content-Security-Policy', options).split('; ');
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

it("allows Google's hosts only where Analytics is configured", () => {
  expect(policy({ hasAnalytics: true })).toMatchObject({
    'script-src': ["'self'", hash, 'https://*.googletagmanager.com'],
    'connect-src': expect.arrayContaining(['https://*.google-analytics.com']),
    'media-src': ["'self'"],
  });
});

it("allows Vercel's toolbar only on previews", () => {
  expect(policy({ hasToolbar: true })).toMatchObject({
    'script-src': ["'self'", hash, 'https://vercel.live'],
    'connect-src': ["'self'", 'https://vercel.live', 'wss://ws-us3.pusher.com'],
    'frame-src': ['https://vercel.live'],
  });
});

it('leaves to the site only the features that films use', () => {
  const allowed = headerOf('Permissions-Policy')
    .split(', ')
    .filter((feature) => !feature.endsWith('=()'));
  expect(allowed).toEqual(['autoplay=(self)', 'fullscreen=(self)', 'picture-in-picture=(self)']);
});
