import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createJiti } from 'jiti';
import ts from 'typescript';
import { misnamedFiles, strangeFiles } from './content-files.mjs';
import { sourceProblems } from './content-source.mjs';
import { root } from './run.mjs';

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

/** Syntax errors and misnamed files of the content, as one Spanish message; null if there are none. */
function sourceErrors() {
  const names = readdirSync(path.join(root, contentFolder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)).replaceAll('\\', '/'));
  const isContent = (name) => name.endsWith('.ts');
  const texts = Object.fromEntries(names.filter(isContent).map((name) => [name, read(name)]));
  const problems = [
    ...strangeFiles(names.filter((name) => !isContent(name))),
    ...misnamedFiles(texts, read('lib/site-content.ts')),
    ...Object.entries(texts).flatMap(([file, text]) =>
      sourceProblems(file, text).map((problem) => ({ file, ...problem })),
    ),
  ];
  const messages = problems.map(({ file, line, field, found, expected }) =>
    [
      `  Archivo:    ${file}${line ? `, línea ${line}` : ''}`,
      ...(field ? [`  Campo:      ${field}`] : []),
      `  Encontrado: ${found}`,
      `  Se espera:  ${expected}`,
    ].join('\n'),
  );
  return messages.length === 0 ? null : `El contenido no se puede leer:\n\n${messages.join('\n\n')}`;
}

/** Adds line numbers to a validation error. */
async function withLines(error) {
  if (error.name !== 'ContentError') return error;
  const { constructor: ContentError, problems } = error;
  const { lineFinder } = await load('lib/content-review/field-line.ts');
  return new ContentError(
    problems.map((problem) => ({ ...problem, line: lineFinder(read(problem.file))(problem.field) })),
  );
}

/**
 * Loads the site's content, validated by its schemas.
 * @throws {Error} whose Spanish message names file, line and field of each wrong value or unreadable file
 */
export async function loadContent() {
  const message = sourceErrors();
  if (message) throw new Error(message);
  try {
    const { content } = await load('lib/site-content.ts');
    return content;
  } catch (error) {
    throw await withLines(error);
  }
}
