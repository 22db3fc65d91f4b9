import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createJiti } from 'jiti';
import ts from 'typescript';
import { misnamedFiles, strangeFiles } from './content-files.mjs';
import { sourceProblems } from './content-source.mjs';
import { root } from './run.ts';

const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 };

const jiti = createJiti(import.meta.url, {
  // Kept between builds, also on Vercel.
  fsCache: path.join(root, '.next', 'cache', 'scripts'),
  nativeModules: ['zod'],
  alias: { '@': root },
  // Twice as fast as jiti's Babel.
  transform: ({ source }) => ({ code: ts.transpileModule(source, { compilerOptions }).outputText }),
});

/** Imports a TypeScript module by its path from the repository's root; each is evaluated once. */
export const load = (file) => jiti.import(path.join(root, file));

const contentFolder = 'lib/content';
const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** Source errors and misnamed files of the content. */
function sourceErrors() {
  const names = readdirSync(path.join(root, contentFolder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)).replaceAll('\\', '/'));
  const isContent = (name) => name.endsWith('.ts');
  const texts = Object.fromEntries(names.filter(isContent).map((name) => [name, read(name)]));
  return [
    ...strangeFiles(names.filter((name) => !isContent(name))),
    ...misnamedFiles(texts, read('lib/site-content.ts')),
    ...Object.entries(texts).flatMap(([file, text]) =>
      sourceProblems(file, text).map((problem) => ({ file, ...problem })),
    ),
  ];
}

/**
 * Loads the site's content, validated by its schemas.
 * @throws {Error} whose Spanish message names file, line and field of each wrong value or unreadable file
 */
export async function loadContent() {
  const { ContentError } = await load('lib/content-schema/parse.ts');
  const errors = sourceErrors();
  if (errors.length > 0) throw new ContentError(errors);
  try {
    const { content } = await load('lib/site-content.ts');
    return content;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const { lineFinder } = await load('lib/content-review/field-line.ts');
    const lineOf = ({ file, field }) => lineFinder(read(file))(field);
    throw new ContentError(error.problems.map((problem) => ({ ...problem, line: lineOf(problem) })));
  }
}
