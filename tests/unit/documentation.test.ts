import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { filesBelow } from './support/source-files';

const read = (file: string) => readFileSync(file, 'utf8');

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...filesBelow(['docs', 'lib', 'media']).filter((file) => file.endsWith('.md')),
];

/** Whether a name is that of a module: `next/link`. */
const isModule = (name: string) => (name.split('/')[0] ?? '') in packageJson.dependencies;

/** File and folder names in `code` of a document: with a slash inside or a known ending, and no placeholder in them. */
function namedPaths(text: string): string[] {
  const spans = [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(
    ([, span = '']) => span,
  );
  return spans.filter(
    (span) =>
      /^[\w.@()[\]-]+(\/[\w.@()[\]-]+)*\/?$/.test(span) &&
      (/\/./.test(span) || /\.(ts|tsx|mjs|css|md|json|ya?ml|pdf|sh|txt)$/.test(span)) &&
      !/^[A-Z]+\//.test(span) &&
      !isModule(span),
  );
}

/** Written from the root, from the document's own folder or, for its neighbours in content and media, below public/. */
function isThere(document: string, name: string): boolean {
  const places = ['.', path.dirname(document), 'public'];
  return places.some((place) => existsSync(path.join(place, name)));
}

describe.each(documents)('%s', (document) => {
  const text = read(document);

  it('names only files that exist', () => {
    expect(namedPaths(text).filter((name) => !isThere(document, name))).toEqual([]);
  });

  it('names only commands that exist', () => {
    const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !(name in packageJson.scripts))).toEqual([]);
  });
});
