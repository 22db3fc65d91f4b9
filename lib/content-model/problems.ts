import { z } from 'zod';
import { titleAt } from './walk';

/** An error in a content file, in Spanish for staff. */
export interface ContentProblem {
  /** 'lib/content/event.yaml' */
  file: string;
  /** From 1; undefined for the file as a whole. */
  line?: number | undefined;
  /** 'programme[1].start'; undefined for a line that cannot be read. */
  field?: string | undefined;
  found: string;
  /** What is expected instead. */
  problem: string;
}

function described({ file, line, field, found, problem }: ContentProblem): string {
  return [
    `  Archivo:    ${file}${line ? `, línea ${line}` : ''}`,
    ...(field ? [`  Campo:      ${field}`] : []),
    `  Encontrado: ${found}`,
    `  Problema:   ${problem}`,
  ].join('\n');
}

/** Content that cannot be read, or that its schemas refuse. The message is in Spanish, for staff. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(readonly problems: readonly ContentProblem[]) {
    const count = problems.length === 1 ? 'un error' : `${problems.length} errores`;
    super(`El contenido tiene ${count} que corregir:\n\n${problems.map(described).join('\n\n')}\n`);
  }
}

/** A value as staff see it, with invisible characters escaped. */
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

/** One issue of zod with its path; an unknown field has its own. */
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

/** The problems that a schema finds in a file, one for each field: the first says enough. */
export function schemaProblems({ file, schema, lineOf }: Source, error: z.ZodError): ContentProblem[] {
  const problems = error.issues.flatMap(placed).map(({ path, message, input }) => {
    const title = titleAt(schema, path);
    return {
      file,
      line: lineOf(path),
      field: z.core.toDotPath(path) + (title ? ` («${title}»)` : ''),
      found: shown(input),
      problem: message,
    };
  });
  return problems.filter(
    ({ field }, index) => problems.findIndex((other) => other.field === field) === index,
  );
}
