import { z } from 'zod';

interface ContentFile {
  /** Name of the file in lib/content, for messages. */
  file: string;
  schema: z.ZodType;
  value: unknown;
}

type Parsed<Files extends Record<string, ContentFile>> = {
  [Key in keyof Files]: z.output<Files[Key]['schema']>;
};

/** A content file holds values its schema does not accept. The message is written for editors, in Spanish. */
export class ContentError extends Error {
  override name = 'ContentError';
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

function shown(value: unknown): string {
  if (value === undefined) return 'nada: falta';
  const json = JSON.stringify(value) ?? String(value);
  return json.length > 90 ? `${json.slice(0, 90)}… (${json.length} caracteres)` : json;
}

/** A field too many is named itself, not the record it stands in. */
function fieldPath(issue: z.core.$ZodIssue): PropertyKey[] {
  return issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
}

function expectation(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `que no haya campos de más (${issue.keys.join(', ')})`;
  return issue.message;
}

/**
 * Parses every content file by its schema.
 * @throws ContentError that lists all problems at once: file, field, what was found, what is expected.
 */
export function parseContent<const Files extends Record<string, ContentFile>>(files: Files): Parsed<Files> {
  const problems: string[] = [];
  const parsed: Record<string, unknown> = {};
  for (const [key, { file, schema, value }] of Object.entries(files)) {
    const result = schema.safeParse(value, { error: z.locales.es().localeError });
    if (result.success) {
      parsed[key] = result.data;
      continue;
    }
    for (const issue of result.error.issues) {
      const field = fieldPath(issue);
      problems.push(
        `  Archivo:    lib/content/${file}\n` +
          `  Campo:      ${fieldName(field) || '(el archivo entero)'}\n` +
          `  Encontrado: ${shown(valueAt(value, field))}\n` +
          `  Se espera:  ${expectation(issue)}`,
      );
    }
  }
  if (problems.length > 0) {
    throw new ContentError(
      `El contenido tiene ${problems.length} valor(es) que corregir:\n\n${problems.join('\n\n')}`,
    );
  }
  return parsed as Parsed<Files>;
}
