import { describe, expect, it } from 'vitest';
import {
  contentSecurityPolicy,
  headerRules,
  type HeaderOptions,
  type PolicyOptions,
} from '@/lib/security/headers';

const hash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const styleHash = "'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='";
const plain: PolicyOptions = {
  scriptHashes: [hash],
  styleHashes: [styleHash],
  googleTags: false,
};

/** The policy's directives with their values. */
function directives(options: PolicyOptions): Map<string, string[]> {
  return new Map(
    contentSecurityPolicy(options)
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...values]) => [name, values]),
  );
}

describe('contentSecurityPolicy', () => {
  it('allows nothing by default', () => {
    expect(directives(plain).get('default-src')).toEqual(["'none'"]);
  });

  it('allows scripts of the site and those inline scripts whose hash is known', () => {
    expect(directives(plain).get('script-src')).toEqual(["'self'", hash]);
  });

  it('allows sheets of the site and those inline styles whose hash is known', () => {
    expect(directives(plain).get('style-src')).toEqual(["'self'", styleHash]);
    expect(directives({ ...plain, styleHashes: [] }).get('style-src')).toEqual(["'self'"]);
  });

  it.each([plain, { ...plain, googleTags: true }])('opens no unsafe door: %o', (options) => {
    expect(contentSecurityPolicy(options)).not.toMatch(/unsafe|\*(?!\.)|http:|blob:/);
  });

  it('names no other host unless a Google tag is configured', () => {
    expect(contentSecurityPolicy(plain)).not.toContain('https://');
    const withTags = directives({ ...plain, googleTags: true });
    expect(withTags.get('script-src')).toContain('https://*.googletagmanager.com');
    expect(withTags.get('connect-src')).toContain('https://*.google-analytics.com');
    expect(withTags.get('img-src')).toContain('https://*.google-analytics.com');
    expect(withTags.get('media-src')).toEqual(["'self'"]);
  });

  it('leaves plain http alone: Safari would ask even localhost for https', () => {
    expect(directives(plain).has('upgrade-insecure-requests')).toBe(false);
  });

  it.each(['base-uri', 'frame-ancestors', 'object-src'])('closes %s', (name) => {
    expect(directives(plain).get(name)).toEqual(["'none'"]);
  });
});

describe('headerRules', () => {
  const site: HeaderOptions = {
    googleTags: false,
    pages: {
      '*': { scriptHashes: [hash], styleHashes: [] },
      '/galeria': { scriptHashes: [], styleHashes: [styleHash] },
    },
  };
  const everywhere = (options: HeaderOptions) =>
    new Map(headerRules(options)[0]?.headers.map(({ key, value }) => [key, value]));

  it('allows each page its own inline scripts and styles, and other documents theirs', () => {
    const policies = headerRules(site).flatMap(({ source, headers }) =>
      headers.filter(({ key }) => key === 'Content-Security-Policy').map(({ value }) => [source, value]),
    );
    expect(policies).toEqual([
      [expect.stringContaining('.*'), expect.stringContaining(hash)],
      ['/galeria', expect.stringContaining(styleHash)],
    ]);
    expect(policies[1]?.[1]).not.toContain(hash);
  });

  it('isolates the site, and less strictly where files of Google come in', () => {
    expect(everywhere(site).get('Cross-Origin-Embedder-Policy')).toBe('require-corp');
    expect(everywhere({ ...site, googleTags: true }).get('Cross-Origin-Embedder-Policy')).toBe(
      'credentialless',
    );
  });

  it('keeps browsers on https for two years', () => {
    expect(everywhere(site).get('Strict-Transport-Security')).toBe('max-age=63072000');
  });

  it('keeps for ever only what is named by what it holds', () => {
    const forEver = headerRules(site).filter(({ headers }) =>
      headers.some(({ value }) => value.includes('immutable')),
    );
    expect(forEver.map(({ source }) => source)).toEqual(['/media/(.*)']);
  });

  it('leaves to the site only the features its films use', () => {
    const policy = everywhere(site).get('Permissions-Policy') ?? '';
    const allowed = policy.split(', ').filter((feature) => feature.endsWith('(self)'));
    expect(allowed).toEqual(['autoplay=(self)', 'fullscreen=(self)', 'picture-in-picture=(self)']);
    expect(policy).toContain('camera=()');
  });
});
