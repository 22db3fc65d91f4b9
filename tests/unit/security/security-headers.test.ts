import { expect, it } from 'vitest';
import { headerRules, type HeaderOptions } from '@/lib/security/headers';

const pageHash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const otherHash = "'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='";

/** The values of a header, by the source of its rule. */
function valuesOf(header: string, options: Partial<HeaderOptions> = {}): Record<string, string> {
  const pages = {
    '*': { scriptHashes: [otherHash], styleHashes: [] },
    '/galeria': { scriptHashes: [pageHash], styleHashes: [] },
  };
  const rules = headerRules({ googleTags: false, pages, ...options });
  const values = rules.flatMap(({ source, headers }) =>
    headers.filter(({ key }) => key === header).map(({ value }) => [source, value] as const),
  );
  return Object.fromEntries(values);
}

/** The sources of a directive in the policy of /galeria. */
function sourcesOf(directive: string, options?: Partial<HeaderOptions>): string[] {
  const policy = valuesOf('Content-Security-Policy', options)['/galeria'] ?? '';
  const [, ...sources] =
    policy
      .split('; ')
      .find((each) => each.startsWith(`${directive} `))
      ?.split(' ') ?? [];
  return sources;
}

it('allows each page its own inline scripts, and other documents theirs', () => {
  const [others = '', page = ''] = Object.values(valuesOf('Content-Security-Policy'));
  expect([others.includes(otherHash), others.includes(pageHash)]).toEqual([true, false]);
  expect([page.includes(otherHash), page.includes(pageHash)]).toEqual([false, true]);
});

it("allows Google's hosts with a configured tag only", () => {
  expect(sourcesOf('script-src')).toEqual(["'self'", pageHash]);
  expect(sourcesOf('connect-src')).toEqual(["'self'"]);
  const withTags = { googleTags: true };
  expect(sourcesOf('script-src', withTags)).toContain('https://*.googletagmanager.com');
  expect(sourcesOf('connect-src', withTags)).toContain('https://*.google-analytics.com');
  expect(sourcesOf('img-src', withTags)).toContain('https://*.google-analytics.com');
  expect(sourcesOf('media-src', withTags)).toEqual(["'self'"]);
});

it("isolates the site, less strictly where Google's files are loaded", () => {
  const policies = [false, true].map((googleTags) =>
    Object.values(valuesOf('Cross-Origin-Embedder-Policy', { googleTags })),
  );
  expect(policies).toEqual([['require-corp'], ['credentialless']]);
});

it('leaves to the site only the features that films use', () => {
  const allowed = Object.values(valuesOf('Permissions-Policy'))
    .join()
    .split(', ')
    .filter((feature) => !feature.endsWith('=()'));
  expect(allowed).toEqual(['autoplay=(self)', 'fullscreen=(self)', 'picture-in-picture=(self)']);
});
