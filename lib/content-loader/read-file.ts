import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import type { legalHeadSchema, LegalText } from '../content-model/legal';
import { describeIssue, oneVersionExpected, quote, utf8Expected } from '../content-model/messages-to-staff';
import { describeFields, findLabel, listFieldTexts } from './fields';
import type { FieldPath, FieldSchema, FieldText } from './fields';
import { listMarkdownTexts } from './legal-text';
import { ContentError, type Problem, type SourceLocation } from './problems';
import { readYaml } from './read-yaml';

/** A file that has been read and validated. */
export interface ContentFile<Value = unknown> {
  file: string;
  value: Value;
  fields: FieldSchema;
  /** The place of a field in the file, also of one that is missing. */
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
  const refuse = (text: string, line?: number) => new ContentError([{ file, line, text }]);
  if (!existsSync(file)) throw refuse('Falta este archivo, con este nombre.');
  const bytes = readFileSync(file);
  // UTF-16 has zeros, which a text in UTF-8 has no use for.
  if (!isUtf8(bytes) || bytes.includes(0)) throw refuse(utf8Expected);
  const text = bytes
    .toString()
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
  const line = text.split('\n').findIndex((written) => conflict.test(written)) + 1;
  if (line === 0) return text;
  throw refuse(oneVersionExpected, line);
}

/** The fields that an issue is about. zod reports an unknown field at the record that holds it. */
const listPaths = (issue: z.core.$ZodIssue) =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];

/** Reads fields in YAML and validates them. @throws {ContentError} with every problem of the fields */
export function readFields<Value>(file: string, schema: z.ZodType<Value>, yaml: string): ContentFile<Value> {
  const { value, lineOf, typedAt } = readYaml(file, yaml);
  const fields = describeFields(schema);
  const locate = (path: FieldPath) => ({ file, line: lineOf(path), field: findLabel(fields, path) });
  const { success, data, error } = schema.safeParse(value, {
    reportInput: true,
    error: (issue) => describeIssue(issue, typedAt(issue.path ?? [])),
  });
  if (success) return { file, value: data, fields, locate };
  const problems = error.issues.flatMap((issue) =>
    listPaths(issue).map((path) => {
      const typed = typedAt(path);
      const found = typed !== undefined && `Pone ${quote(typed)}.`;
      const missing = issue.input === undefined && 'Falta este dato.';
      return { ...locate(path), text: [found, missing, issue.message].filter(Boolean).join(' ') };
    }),
  );
  const isFirst = ({ field }: SourceLocation, index: number) =>
    problems.findIndex((problem) => problem.field === field) === index;
  // Only the first problem of each field is worth reading.
  throw new ContentError(problems.filter(isFirst));
}

/** Calls every reader. @throws {ContentError} with what all of them throw, so that staff read it at once */
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

/** A text of a file with its place. A text of Markdown has no path. */
export interface ContentText extends FieldText {
  location: SourceLocation;
}

export const listTexts = ({ file, locate, markdown, ...described }: ContentFile): ContentText[] => [
  ...listFieldTexts(described).map((text) => ({ ...text, location: locate(text.path) })),
  ...(markdown ? listMarkdownTexts(markdown, file) : []),
];
