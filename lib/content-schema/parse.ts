import type { z } from 'zod';
import { entries, expected } from './expectation';

interface ContentFile {
  /** Name of the file in lib/content, for messages. */
  file: string;
  schema: z.ZodType;
  value: unknown;
}

type Parsed<Files extends Record<string, ContentFile>> = {
  [Key in keyof Files]: z.output<Files[Key]['schema']>;
};

/** An error in a content file. */
export interface ContentProblem {
  /** 'lib/content/event.ts' */
  file: string;
  /** 'programme[1].start'; empty for the whole file. */
  field?: string | undefined;
  found: string;
  expected: string;
  /** Line of the field, from 1, if known. */
  line?: number | undefined;
}

function described({ file, line, field, found, expected: wanted }: ContentProblem): string {
  return [
    `  Archivo:    ${file}${line ? `, línea ${line}` : ''}`,
    ...(field ? [`  Campo:      ${field}`] : []),
    `  Encontrado: ${found}`,
    `  Se espera:  ${wanted}`,
  ].join('\n');
}

/** Content that cannot be read or that its schemas refuse; the message is in Spanish, for staff. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(readonly problems: readonly ContentProblem[]) {
    const count = problems.length === 1 ? 'un error' : `${problems.length} errores`;
    super(`El contenido tiene ${count} que corregir:\n\n${problems.map(described).join('\n\n')}`);
  }
}

/** 'programme[1].start' */
function fieldName(path: PropertyKey[]): string {
  return path.reduce<string>(
    (name, key) =>
      typeof key === 'number' ? `${name}[${key}]` : name ? `${name}.${String(key)}` : String(key),
    '',
  );
}

function valueAt(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (current, key) =>
      typeof current === 'object' && current !== null
        ? (current as Record<PropertyKey, unknown>)[key]
        : undefined,
    value,
  );
}

/** A value as it is written in the file, with invisible characters escaped. */
function shown(value: unknown): string {
  if (value === undefined) return 'nada: falta';
  if (Array.isArray(value))
    return value.length === 0 ? 'una lista vacía' : `una lista de ${entries(value.length)}`;
  if (typeof value === 'object' && value !== null)
    return `un grupo de campos: ${Object.keys(value).join(', ') || 'ninguno'}`;
  const json = (JSON.stringify(value) ?? String(value)).replace(
    /[\p{Cf}\p{Co}\u0080-\u009f\u2028\u2029]/gu,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
  return json.length > 90 ? `${json.slice(0, 90)}… (${json.length} caracteres)` : json;
}

/** Whether an issue is about the type of the whole value. */
function rejectsKind(issue: z.core.$ZodIssue): boolean {
  if (issue.path.length > 0) return false;
  if (issue.code === 'invalid_union') return issue.errors.every((issues) => issues.some(rejectsKind));
  return issue.code === 'invalid_type' || issue.code === 'unrecognized_keys';
}

/** For a union, the issues of the only alternative whose type matches. */
function precise(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const fitting = issue.errors.filter((issues) => issues.length > 0 && !issues.some(rejectsKind));
  const [only] = fitting;
  if (!only || fitting.length > 1) return [issue];
  return only.flatMap((inner) => precise({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** The path of the field; for an unknown key that of the key instead of its record. */
function fieldPath(issue: z.core.$ZodIssue): PropertyKey[] {
  return issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
}

/**
 * Parses every content file by its schema.
 * @throws ContentError with all problems: file, field, found value and expectation
 */
export function parseContent<const Files extends Record<string, ContentFile>>(files: Files): Parsed<Files> {
  const problems: ContentProblem[] = [];
  const parsed: Record<string, unknown> = {};
  for (const [key, { file, schema, value }] of Object.entries(files)) {
    const result = schema.safeParse(value, { error: expected });
    if (result.success) parsed[key] = result.data;
    const reported = new Set<string>();
    for (const issue of result.error?.issues.flatMap(precise) ?? []) {
      const path = fieldPath(issue);
      const field = fieldName(path);
      // A value of another type breaks every rule of its field; the first says enough.
      if (reported.has(field)) continue;
      reported.add(field);
      problems.push({
        file: `lib/content/${file}`,
        field,
        found: shown(valueAt(value, path)),
        expected: issue.message,
      });
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  return parsed as Parsed<Files>;
}
