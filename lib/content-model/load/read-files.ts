import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { contentFiles, legalFiles, pageFiles, yamlFiles } from '../schemas/files';
import type { Finding } from './findings';
import { legalHeadSchema } from '../schemas/legal';
import { readLegalText, type LegalSource } from './read-legal-text';
import { quoted, spanishMessage } from '../spanish';
import { labelOf } from './change-fields';
import { readYaml } from './read-yaml';

/** Takes an error in a content file. */
export type Report = (problem: Omit<Finding, 'level'>) => void;

/** A file that has been read. `value` is undefined if a problem was reported. */
export interface Fields<Schema extends z.ZodType> {
  file: string;
  schema: Schema;
  value: z.output<Schema>;
  /** Line of a field, from 1. */
  lineOf: (path: readonly PropertyKey[]) => number | undefined;
}

/** Changes every value of a record. */
export function mapValues<Key extends string, Value, Result>(
  record: Record<Key, Value>,
  change: (value: Value) => Result,
): Record<Key, Result> {
  const entries = Object.entries<Value>(record).map(([key, value]) => [key, change(value)]);
  return Object.fromEntries(entries) as Record<Key, Result>;
}

/** The file, line and label of a field. */
export const findPlace = ({ file, schema, lineOf }: Fields<z.ZodType>, at: readonly PropertyKey[]) => ({
  file,
  line: lineOf(at),
  field: labelOf(schema, at),
});

/** What git leaves in a file that two people have changed. */
const conflict = /^\s*(<{7}|={7}$|>{7})/;

/** Says in Spanish why a text cannot be used at all. Undefined if it can. */
function findTextProblem(text: string): Pick<Finding, 'line' | 'text'> | undefined {
  if (/[\0\uFFFD]/.test(text))
    return { text: 'Hay letras que no se pueden leer. Se espera un archivo guardado en UTF-8.' };
  const line = text.split('\n').findIndex((written) => conflict.test(written)) + 1;
  const expected = 'quédate con una de las dos y borra las líneas <<<<<<<, ======= y >>>>>>>.';
  return line > 0 ? { line, text: `Se espera una sola versión: ${expected}` } : undefined;
}

/** Reads a text and gives it Unix line ends. Reports a file that is missing or unusable and returns undefined. */
function readText(file: string, report: Report): string | undefined {
  const stored = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const text = stored?.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const problem =
    text === undefined ? { text: 'Falta este archivo, con este nombre.' } : findTextProblem(text);
  if (!problem) return text;
  report({ file, ...problem });
}

/** The places of a zod issue. zod puts unknown fields on their record; staff should see the fields themselves. */
const pathsOf = (issue: z.core.$ZodIssue) =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];

/** Reads and validates fields. @param firstLine line of the file at which they start */
function readFields<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  text: string | undefined,
  report: Report,
  firstLine = 1,
): Fields<Schema> {
  const { value, problems, lineOf, typedAt } = readYaml(text ?? '', firstLine);
  const fields = { file, schema, value: undefined as z.output<Schema>, lineOf };
  for (const problem of problems) report({ file, ...problem });
  if (text === undefined || problems.length > 0) return fields;

  const { data, error } = schema.safeParse(value, {
    reportInput: true,
    error: (issue) => spanishMessage(issue, typedAt(issue.path ?? [])),
  });
  const reported = new Set<string>();
  for (const issue of error?.issues ?? [])
    for (const at of pathsOf(issue)) {
      const place = findPlace(fields, at);
      // Only the first problem of each field is worth reading.
      if (reported.has(place.field)) continue;
      reported.add(place.field);
      const typed = typedAt(at);
      const found = typed !== undefined ? `Pone ${quoted(typed)}. ` : '';
      const missing = issue.input === undefined ? 'Falta este dato. ' : '';
      report({ ...place, text: found + missing + issue.message });
    }
  return { ...fields, value: data as z.output<Schema> };
}

/** Reads a legal page, which consists of fields between two lines of three hyphens and Markdown below them. */
function readLegal(file: string, report: Report): Fields<typeof legalHeadSchema> & LegalSource {
  const source = readText(file, report);
  const lines = source?.split('\n') ?? [];
  const end = lines.findIndex((line, index) => index > 0 && /^\s*(-{3,}|[–—]+)\s*$/.test(line));
  const isRead = lines[0] === '---' && lines[end] === '---';
  if (source !== undefined && !isRead) {
    const line = lines[0] === '---' && end > 0 ? end + 1 : 1;
    const text = `Pone ${quoted(lines[line - 1] ?? '')}. Se esperan los campos de la página entre dos líneas «---», tres guiones y nada más.`;
    report({ file, line, text });
  }
  const [head, body] = isRead ? [lines.slice(1, end), lines.slice(end + 1)] : [];
  const text = readLegalText(body ?? [], end + 2);
  for (const problem of text.problems) report({ file, ...problem });
  return { ...readFields(file, legalHeadSchema, head?.join('\n'), report, 2), ...text };
}

/** Reads every content file of a folder. */
export const readFiles = (folder: string, report: Report) => ({
  yaml: mapValues(yamlFiles, ({ file: name, schema }) => {
    const file = path.join(folder, name);
    return readFields<z.ZodType>(file, schema, readText(file, report), report);
  }) as { [Key in keyof typeof yamlFiles]: Fields<(typeof yamlFiles)[Key]['schema']> },
  pages: mapValues(pageFiles, ({ file: name, schema }) => {
    const file = path.join(folder, name);
    return readFields(file, schema, readText(file, report), report);
  }),
  legal: mapValues(legalFiles, ({ file, page }) => ({ page, ...readLegal(path.join(folder, file), report) })),
});

/** Reports files that look like content but are never read, such as 'event.yaml.txt' or a copy. */
export function reportStrayFiles(folder: string, report: Report): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = name.replaceAll('\\', '/');
    if (!/\.(ya?ml|md|txt|json|ts)$/i.test(file) || file === 'README.md' || contentFiles.includes(file))
      continue;
    report({
      file: path.join(folder, file),
      text: 'La web no lee este archivo. Se espera el cambio en el de siempre: borra este, o devuélvele su nombre.',
    });
  }
}
