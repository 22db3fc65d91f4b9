import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { contentFiles } from './files';
import { legalHeadSchema } from './legal';
import { readLegalText, type LegalSource } from './legal-text';
import { schemaProblems, type ContentProblem } from './problems';
import { spanishMessage } from './spanish';
import { readYaml } from './yaml-file';

export type Report = (problem: ContentProblem) => void;

/** A file that has been read. `value` is undefined if a problem was reported. */
export interface Fields<Schema extends z.ZodType> {
  file: string;
  schema: Schema;
  value: z.output<Schema>;
  /** Line of a field, from 1. */
  lineOf: (path: readonly PropertyKey[]) => number | undefined;
}

/** Reads a text and gives it Unix line ends. Reports a missing or unreadable file and returns undefined. */
function readText(file: string, report: Report): string | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    if (!/[\0\uFFFD]/.test(text)) return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
    report({
      file,
      found: 'letras que no se pueden leer',
      expected: 'Se espera un archivo guardado en UTF-8. En GitHub siempre lo está.',
    });
  } catch {
    report({ file, found: 'nada: falta', expected: 'Se espera este archivo, con este nombre.' });
  }
}

function validated<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  text: string | undefined,
  firstLine: number,
  report: Report,
): Fields<Schema> {
  const { value, problems, lineOf } = readYaml(text ?? '', firstLine);
  for (const problem of problems) report({ file, ...problem });
  const result = schema.safeParse(value, { error: spanishMessage, reportInput: true });
  if (text !== undefined && problems.length === 0 && result.error)
    for (const problem of schemaProblems({ file, schema, lineOf }, result.error)) report(problem);
  return { file, schema, value: result.data as z.output<Schema>, lineOf };
}

/** Reads and validates a YAML file. */
export function readYamlFields<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  report: Report,
): Fields<Schema> {
  return validated(file, schema, readText(file, report), 1, report);
}

/** The fields at the start of a Markdown file, between two lines of three hyphens. */
const head = /^---\n([\s\S]*?\n)---\n/;

/** Reads a legal page, which consists of fields and Markdown below them. */
export function readLegal(file: string, report: Report): Fields<typeof legalHeadSchema> & LegalSource {
  const source = readText(file, report);
  const [before = '', fields] = head.exec(source ?? '') ?? [];
  if (source !== undefined && fields === undefined)
    report({
      file,
      line: 1,
      found: source.split('\n')[0] ?? '',
      expected: 'Se esperan los campos de la página entre dos líneas «---», al principio del archivo.',
    });
  const text = readLegalText(source?.slice(before.length) ?? '', before.split('\n').length);
  if (fields !== undefined) for (const problem of text.problems) report({ file, ...problem });
  return { ...validated(file, legalHeadSchema, fields, 2, report), ...text };
}

/** Reports files that look like content but are never read, such as 'event.yaml.txt' or a copy. */
export function reportStrayFiles(folder: string, report: Report): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = name.replaceAll('\\', '/');
    if (!/\.(ya?ml|md|txt|json|ts)$/i.test(file) || file === 'README.md' || contentFiles.includes(file))
      continue;
    report({
      file: path.join(folder, file),
      found: 'un archivo que la web no lee',
      expected: 'Se espera el cambio en el archivo de siempre. Borra este, o devuélvele su nombre.',
    });
  }
}
