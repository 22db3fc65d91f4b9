import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inlineScriptHashes, inlineStyleHashes } from '@/scripts/build.mjs';

const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('inlineScriptHashes', () => {
  it('is the SHA-256 of the text between the tags, as a CSP source', () => {
    expect(inlineScriptHashes('<script></script>')).toEqual([
      "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    ]);
    expect(inlineScriptHashes('<p>á</p><script id="_R_">a()\n</script>')).toEqual([source('a()\n')]);
  });

  it.each(['', ' type="module"', ' type="text/javascript"', ' async'])('counts <script%s>', (attributes) => {
    expect(inlineScriptHashes(`<script${attributes}>a()</script>`)).toEqual([source('a()')]);
  });

  it.each([' src="/a.js"', ' async src="/a.js"', ' type="application/ld+json"', ' type="speculationrules"'])(
    'leaves out <script%s>',
    (attributes) => {
      expect(inlineScriptHashes(`<script${attributes}>x</script>`)).toEqual([]);
    },
  );

  it('finds every script of a page', () => {
    const html = '<script>a</script><script src="/b.js"></script><script>c</script>';
    expect(inlineScriptHashes(html)).toEqual([source('a'), source('c')]);
  });
});

describe('inlineStyleHashes', () => {
  it('is one CSP source for each style element, whatever its attributes', () => {
    const html = '<style>a{}</style><p>á</p><style data-href="/b.css" data-precedence="next">b{}\n</style>';
    expect(inlineStyleHashes(html)).toEqual([source('a{}'), source('b{}\n')]);
  });

  it('is empty where sheets are linked', () => {
    expect(inlineStyleHashes('<link rel="stylesheet" href="/a.css"/>')).toEqual([]);
  });
});
