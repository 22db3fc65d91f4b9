import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createJiti } from 'jiti';
import ts from 'typescript';
import { misnamedFiles, strangeFiles } from './content-files.mjs';
import { sourceProblems } from './content-source.mjs';
import { root } from './run.mjs';

const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 };

/** TypeScript's own transpiler, which reads the content's source anyway, instead of Babel: half the time. */
const jiti = createJiti(import.meta.url, {
  // Kept from one build to the next, here and on Vercel.
  fsCache: path.join(root, '.next', 'cache', 'scripts'),
  nativeModules: ['zod'],
  alias: { '@': root },
  transform: ({ source }) => ({ code: ts.transpileModule(source, { compilerOptions }).outputText }),
});

/** Imports a TypeScript module by its path from the repository's root; each is read once. */
export const load = (file) => jiti.import(path.join(root, file));

const folder = 'lib/content';
const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** Slips in the writing of the content files, as one message; null when they can be read. */
function unreadable() {
  const names = readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)).replaceAll('\\', '/'));
  const isContent = (name) => name.endsWith('.ts');
  const files = Object.fromEntries(names.filter(isContent).map((name) => [name, read(name)]));
  const slips = Object.entries(files).flatMap(([file, text]) =>
    sourceProblems(file, text).map((slip) => ({ file, ...slip })),
  );
  const strangers = strangeFiles(names.filter((name) => !isContent(name)));
  const misnamed = [...strangers, ...misnamedFiles(files, read('lib/site-content.ts'))];
  const messages = [...misnamed, ...slips].map(
    ({ file, line, field, found, expected }) =>
      `  Archivo:    ${file}${line ? `, línea ${line}` : ''}\n${field ? `  Campo:      ${field}\n` : ''}  Encontrado: ${found}\n  Se espera:  ${expected}`,
  );
  return messages.length === 0 ? null : `El contenido no se puede leer:\n\n${messages.join('\n\n')}`;
}

/** A wrong value with the line it is written on. */
async function withLines(error) {
  if (error.name !== 'ContentError') return error;
  const { constructor: ContentError, problems } = error;
  const { lineFinder } = await load('lib/content-review/field-line.ts');
  return new ContentError(
    problems.map((problem) => ({ ...problem, line: lineFinder(read(problem.file))(problem.field) })),
  );
}

/**
 * Loads the site's content through its only door, which checks it by schema.
 * @throws {Error} whose Spanish message names file, line and field, when a value is wrong or a file cannot be read
 */
export async function loadContent() {
  const problem = unreadable();
  if (problem) throw new Error(problem);
  try {
    const { content } = await load('lib/site-content.ts');
    return content;
  } catch (error) {
    throw await withLines(error);
  }
}
