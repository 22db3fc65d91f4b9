import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { inlineScriptHashes, joinDataScripts } from '@/scripts/inline-scripts';

const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('the policy gets the hash of every script whose text a browser runs', () => {
  const html =
    '<p>á</p><script id="_R_">a()\n</script><script src="/b.js"></script><script type="module">c</script><script async="">d</script>';
  expect(inlineScriptHashes(html)).toEqual([source('a()\n'), source('c'), source('d')]);
  expect(inlineScriptHashes('<script></script>')).toEqual([
    "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  ]);
});

it.each([' async src="/a.js"', ' type="application/ld+json"', ' type="speculationrules"'])(
  'it gets none of <script%s>',
  (attributes) => expect(inlineScriptHashes(`<script${attributes}>x</script>`)).toEqual([]),
);

it('the scripts with the data of a page become one, in their order; others stay', () => {
  const start = '(self.__next_f=self.__next_f||[]).push([0])';
  const piece = (text: string) => `self.__next_f.push([1,"${text}"])`;
  const script = (...parts: string[]) => `<script>${parts.join(';')}</script>`;
  const html = `<p>a</p>${script(start)}${script(piece('a'))}${script(piece('\\u003cb'))}<script>b()</script>`;
  expect(joinDataScripts(html)).toBe(
    `<p>a</p>${script(start, piece('a'), piece('\\u003cb'))}<script>b()</script>`,
  );
});
