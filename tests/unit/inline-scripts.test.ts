import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inlineScriptHashes, joinDataScripts } from '@/scripts/inline-scripts';

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

describe('joinDataScripts', () => {
  const start = '(self.__next_f=self.__next_f||[]).push([0])';
  const piece = (text: string) => `self.__next_f.push([1,"${text}"])`;
  const script = (...parts: string[]) => `<script>${parts.join(';')}</script>`;

  it('makes one script of all pieces, in their order', () => {
    const html = `<p>a</p>${script(start)}${script(piece('a'))}${script(piece('\\u003cb'))}</body>`;
    expect(joinDataScripts(html)).toBe(`<p>a</p>${script(start, piece('a'), piece('\\u003cb'))}</body>`);
  });

  it('leaves other scripts alone', () => {
    const html = `<script src="/a.js"></script>${script(piece('a'))}<script>b()</script>${script(piece('c'))}`;
    expect(joinDataScripts(html)).toBe(html);
  });
});
