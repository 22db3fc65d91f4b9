import { z } from 'zod';
import { titleAt } from './walk';

/** An error in a content file, in Spanish for staff. */
export interface ContentProblem {
  /** 'lib/content/event.yaml' */
  file: string;
  /** Line from 1, or undefined if the problem concerns the whole file. */
  line?: number | undefined;
  /** 'programme[1].start', or undefined if the line cannot be read. */
  field?: string | undefined;
  found: string;
  /** A sentence: "Se espera …" */
  expected: string;
}

/** A problem on one line, before its file is known. */
export type LineProblem = Pick<ContentProblem, 'found' | 'expected'> & { line: number };

function described({ file, line, field, found, expected }: ContentProblem): string {
  return [
    `  Archivo:    ${file}${line ? `, línea ${line}` : ''}`,
    ...(field ? [`  Campo:      ${field}`] : []),
    `  Encontrado: ${found}`,
    `  Problema:   ${expected}`,
  ].join('\n');
}

/** Thrown for content that cannot be read or that a schema rejects. The message is for staff, in Spanish. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(readonly problems: readonly ContentProblem[]) {
    const count = problems.length === 1 ? 'un error' : `${problems.length} errores`;
    super(`El contenido tiene ${count} que corregir:\n\n${problems.map(described).join('\n\n')}\n`);
  }
}

/** Shows a value to staff, with invisible characters escaped. */
function shown(value: unknown): string {
  if (value === undefined) return 'nada: falta este campo';
  if (Array.isArray(value)) return `una lista de ${value.length}`;
  if (typeof value === 'object' && value !== null) return `campos: ${Object.keys(value).join(', ')}`;
  const text = String(value).replace(
    /[\p{Cc}\p{Cf}\p{Co}\u2028\u2029]/gu,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
  return text.length > 90 ? `${text.slice(0, 90)}… (${text.length} caracteres)` : text;
}

/** The paths that a zod issue is about. zod puts unknown fields on their parent; staff should see the fields themselves. */
function placed({ path, message, input, ...issue }: z.core.$ZodIssue) {
  if (issue.code !== 'unrecognized_keys') return [{ path, message, input }];
  const record = input as Record<string, unknown>;
  return issue.keys.map((key) => ({ path: [...path, key], message, input: record[key] }));
}

interface Source {
  file: string;
  schema: z.ZodType;
  lineOf: (path: readonly PropertyKey[]) => number | undefined;
}

/** The problems that a schema finds in a file. Only the first problem of each field is kept. */
export function schemaProblems({ file, schema, lineOf }: Source, error: z.ZodError): ContentProblem[] {
  const problems = error.issues.flatMap(placed).map(({ path, message, input }) => {
    const title = titleAt(schema, path);
    return {
      file,
      line: lineOf(path),
      field: z.core.toDotPath(path) + (title ? ` («${title}»)` : ''),
      found: shown(input),
      expected: message,
    };
  });
  return problems.filter(
    ({ field }, index) => problems.findIndex((other) => other.field === field) === index,
  );
}
