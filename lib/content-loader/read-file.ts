import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import type { legalHeadSchema, LegalText } from '../content-model/legal';
import { describeIssue, oneVersionExpected, quote, utf8Expected } from '../content-model/messages-to-staff';
import { describeFields, findLabel, listFieldTexts } from './fields';
import type { FieldPath, FieldSchema, FieldText } from './fields';
import { listMarkdownTexts } from './legal-text';
import { ContentError, type Problem, type SourceLocation } from './problems';
import { parseYaml } from './parse-yaml';

/** A file that has been read and validated. */
export interface ContentFile<Value = unknown> {
  file: string;
  value: Value;
  schema: FieldSchema;
  /** Finds the place of a field, also of one that is missing. */
  locate: (path: FieldPath) => SourceLocation;
  /** The text below the fields, in the file of a legal page. */
  markdown?: LegalText;
}

export interface LegalFile extends ContentFile<z.output<typeof legalHeadSchema>> {
  markdown: LegalText;
}

/** Git leaves these marks in a file that two people have changed. */
const conflict = /^\s*(<{7}|={7}$|>{7})/;

/** Reads a text and gives it Unix line ends. @throws {ContentError} if it is missing, unreadable or changed by two people */
export function readText(file: string): string {
  const makeError = (text: string, line?: number) => new ContentError([{ file, line, text }]);
  if (!existsSync(file)) throw makeError('Falta este archivo, con este nombre.');
  const bytes = readFileSync(file);
  // A text in UTF-16 may pass for UTF-8, but it has zeros.
  if (!isUtf8(bytes) || bytes.includes(0)) throw makeError(utf8Expected);
  const text = bytes
    .toString()
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
  const line = text.split('\n').findIndex((written) => conflict.test(written)) + 1;
  if (line === 0) return text;
  throw makeError(oneVersionExpected, line);
}

/** The fields that an issue is about. zod reports an unknown field at the record that holds it. */
const listPaths = (issue: z.core.$ZodIssue) =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];

/** Reads fields in YAML and validates them. @throws {ContentError} with every problem of the fields */
export function readFields<Value>(file: string, schema: z.ZodType<Value>, yaml: string): ContentFile<Value> {
  const { value, lineOf, typedAt } = parseYaml(file, yaml);
  const fieldSchema = describeFields(schema);
  const locate = (path: FieldPath) => ({ file, line: lineOf(path), field: findLabel(fieldSchema, path) });
  const { success, data, error } = schema.safeParse(value, {
    reportInput: true,
    error: (issue) => describeIssue(issue, typedAt(issue.path ?? [])),
  });
  if (success) return { file, value: data, schema: fieldSchema, locate };
  const problems = error.issues.flatMap((issue) =>
    listPaths(issue).map((path) => {
      const typed = typedAt(path);
      const found = typed !== undefined && `Pone ${quote(typed)}.`;
      const missing = issue.input === undefined && 'Falta este dato.';
      return { ...locate(path), text: [found, missing, issue.message].filter(Boolean).join(' ') };
    }),
  );
  const isFirstOfField = ({ field }: SourceLocation, index: number) =>
    problems.findIndex((problem) => problem.field === field) === index;
  // Only the first problem of each field is worth reading.
  throw new ContentError(problems.filter(isFirstOfField));
}

/** Calls every reader. @throws {ContentError} with the problems of all of them, so that staff read them at once */
export function readAll<Results extends Record<string, unknown>>(readers: {
  [Name in keyof Results]: () => Results[Name];
}): Results {
  const problems: Problem[] = [];
  const results: Record<string, unknown> = {};
  for (const [name, read] of Object.entries(readers))
    try {
      results[name] = read();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
    }
  if (problems.length > 0) throw new ContentError(problems);
  return results as Results;
}

/** A text of a file with its place. The path of a text of Markdown is empty. */
export interface ContentText extends FieldText {
  location: SourceLocation;
}

export const listTexts = ({ file, locate, markdown, schema, value }: ContentFile): ContentText[] => [
  ...listFieldTexts({ schema, value }).map((text) => ({ ...text, location: locate(text.path) })),
  ...(markdown ? listMarkdownTexts(markdown, file) : []),
];
