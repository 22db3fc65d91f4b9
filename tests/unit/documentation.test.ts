import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { filesBelow } from './support/source-files';

const folders = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The Markdown of content folders are pages, whose links lead inside the site. */
const documents = [...readdirSync('.'), ...filesBelow(['docs', 'lib', 'media', 'tests'])].filter(
  (file) => file.endsWith('.md') && !file.includes('content/legal/'),
);

/** Names such as `next/link` and `GET /path` look like paths. */
const isModule = (name: string) => (name.split('/')[0] ?? '') in packageJson.dependencies;

/** Whether inline code is the name of a file or folder: it has a slash inside or a known ending, and no placeholder. */
function isPath(code: string): boolean {
  return (
    /^[\w.@()[\]-]+(\/[\w.@()[\]-]+)*\/?$/.test(code) &&
    (/\/./.test(code) || /\.(ts|tsx|mjs|css|md|json|ya?ml|pdf|sh|txt)$/.test(code)) &&
    !isModule(code)
  );
}

/** File and folder names in inline code, in links, and in commands that name them from the root. */
function namedPaths(text: string): string[] {
  const blocks = text.match(/```[\s\S]*?```/g) ?? [];
  const prose = text.replace(/```[\s\S]*?```/g, '');
  const inlineCode = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  const links = [...prose.matchAll(/\]\(([^)#\s]+)/g)].map(([, target = '']) => target);
  const words = blocks.flatMap((block) => block.split(/[\s`'"]+/));
  return [
    ...inlineCode.filter(isPath),
    ...links.filter((target) => !/^[a-z]+:/.test(target)),
    ...words.filter((word) => isPath(word) && folders.includes(word.split('/')[0] ?? '')),
  ];
}

/** Documents name files from the root, from their own folder or, for media, from public/. */
function exists(document: string, name: string): boolean {
  return ['.', path.dirname(document), 'public'].some((folder) => existsSync(path.join(folder, name)));
}

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  it('names only files that exist', () => {
    expect(namedPaths(text).filter((name) => !exists(document, name))).toEqual([]);
  });

  it('names only commands that exist', () => {
    const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !(name in packageJson.scripts))).toEqual([]);
  });
});
