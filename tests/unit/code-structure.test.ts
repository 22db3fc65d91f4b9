import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { filesBelow, sourceFiles, withoutComments } from './support/source-files';

const rooms = ['app', 'components', 'lib', 'tests', 'scripts', 'media'];
const read = (file: string) => readFileSync(file, 'utf8');
/** Staff name their uploads as they like, and write as much as they like. */
const ofStaff = /^(lib\/content|public\/(media|programacion))\//;

describe('the rooms', () => {
  const longerThan = (limit: number, folders: string[], endings: RegExp) =>
    sourceFiles(folders).filter(
      (file) => endings.test(file) && !ofStaff.test(file) && read(file).split('\n').length - 1 > limit,
    );

  it('hold no code of more than 200 lines a file; the scale and the base of the style are lists of 250', () => {
    expect(longerThan(200, ['app', 'components', 'lib', 'scripts'], /\.(ts|tsx|mjs)$/)).toEqual([]);
    expect(longerThan(250, ['app', 'components'], /\.css$/)).toEqual([]);
    expect(longerThan(200, ['media'], /\.mjs$/)).toEqual([]);
  });

  it('hold no tests of more than 300 lines', () => {
    expect(longerThan(300, ['tests'], /\.(ts|tsx|mjs)$/)).toEqual([]);
  });

  it('have kebab-case names', () => {
    const kebab = /^(README\.md|\(?\[?[a-z0-9]+(-[a-z0-9]+)*\]?\)?(\.[a-z0-9-]+)*)$/;
    const files = filesBelow([...rooms, 'public']).filter((file) => !ofStaff.test(file));
    const names = files.flatMap((file) => file.split('/'));
    expect(names.filter((name) => name !== '.well-known' && !kebab.test(name))).toEqual([]);
  });

  it('read the environment in one place; NODE_ENV is a constant of the build', () => {
    const readers = sourceFiles(['app', 'components', 'lib']).filter((file) =>
      /process\.env(?!\.NODE_ENV)/.test(withoutComments(file)),
    );
    expect(readers).toEqual(['lib/env.ts']);
  });
});

const documents = [
  'README.md',
  'SECURITY.md',
  ...filesBelow(['docs', 'lib', 'media']).filter((file) => file.endsWith('.md')),
];

/** File and folder names in `code` of a document: with a slash inside or a known ending, and no placeholder in them. */
function namedPaths(text: string): string[] {
  const spans = [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(
    ([, span = '']) => span,
  );
  return spans.filter(
    (span) =>
      /^[\w.@()[\]-]+(\/[\w.@()[\]-]+)*\/?$/.test(span) &&
      (/\/./.test(span) || /\.(ts|tsx|mjs|css|md|json|ya?ml|pdf|sh|txt)$/.test(span)) &&
      !/^[A-Z]+\//.test(span),
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
