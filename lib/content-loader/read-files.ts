import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { slugify } from '../media/file-names';
import { missingContactPage, routes } from '../routes';
import { findLabel, listTexts } from './describe-schema';
import { announcementFiles, eventFiles, legalFiles, pageFiles, yamlFiles } from '../content-model/files';
import { legalHeadSchema } from '../content-model/legal';
import { quote, describeIssue } from '../content-model/spanish';
import { ContentError, type Finding } from './findings';
import { readLegalText } from './read-legal-text';
import { readYaml } from './read-yaml';

export type ReportProblem = (problem: Omit<Finding, 'level'>) => void;

/** A file that has been read and validated. */
export interface ContentFile<Value> {
  file: string;
  value: Value;
  /** The links of the file, some of which lead to pages of this site. */
  links: { href: string; fieldPath: PropertyKey[] }[];
  /** The file, line and label of a field. */
  locate: (at: readonly PropertyKey[]) => Pick<Finding, 'file' | 'line' | 'field'>;
}

/** Git leaves these marks in a file that two people have changed. */
const conflict = /^\s*(<{7}|={7}$|>{7})/;

/** Reads a text and gives it Unix line ends. Reports a file that is missing, or that two people have changed, and returns undefined. */
function readText(file: string, report: ReportProblem): string | undefined {
  if (!existsSync(file)) {
    report({ file, text: 'Falta este archivo, con este nombre.' });
    return;
  }
  const text = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
  const line = text.split('\n').findIndex((written) => conflict.test(written)) + 1;
  if (line === 0) return text;
  const expected = 'quédate con una de las dos y borra las líneas <<<<<<<, ======= y >>>>>>>.';
  report({ file, line, text: `Se espera una sola versión: ${expected}` });
}

/** The fields that an issue is about. zod reports an unknown field at the record that holds it. */
const listPaths = (issue: z.core.$ZodIssue) =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];

/**
 * Parses and validates the YAML of a file. If it reports a problem, the value may be undefined in spite of its type:
 * `readFiles` then throws, so nobody reads it.
 * @param firstLine line of the file at which the YAML starts
 */
function parseFile<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  text: string | undefined,
  report: ReportProblem,
  firstLine = 1,
): ContentFile<z.output<Schema>> {
  const { value, problems, lineOf, typedAt } = readYaml(text ?? '', firstLine);
  const locate = (at: readonly PropertyKey[]) => ({ file, line: lineOf(at), field: findLabel(schema, at) });
  for (const problem of problems) report({ file, ...problem });
  if (text === undefined || problems.length > 0)
    return { file, value: undefined as z.output<Schema>, links: [], locate };

  const { data, error } = schema.safeParse(value, {
    reportInput: true,
    error: (issue) => describeIssue(issue, typedAt(issue.path ?? [])),
  });
  const reported = new Set<string>();
  for (const issue of error?.issues ?? [])
    for (const at of listPaths(issue)) {
      const location = locate(at);
      // Only the first problem of each field is worth reading.
      if (reported.has(location.field)) continue;
      reported.add(location.field);
      const typed = typedAt(at);
      const found = typed !== undefined && `Pone ${quote(typed)}.`;
      const missing = issue.input === undefined && 'Falta este dato.';
      report({ ...location, text: [found, missing, issue.message].filter(Boolean).join(' ') });
    }
  const links = listTexts(schema, data).flatMap(({ fieldPath, value: href, meta }) =>
    meta.link ? [{ href, fieldPath }] : [],
  );
  return { file, value: data as z.output<Schema>, links, locate };
}

/** The line that ends the fields of a legal page, even if staff typed other hyphens. */
const lastHyphens = /^\s*(-{3,}|[–—]+)\s*$/;

/** Reads a legal page, which consists of fields between two lines of three hyphens and Markdown below them. */
function readLegal(
  { file: name, page }: (typeof legalFiles)[keyof typeof legalFiles],
  folder: string,
  report: ReportProblem,
) {
  const file = path.join(folder, name);
  const source = readText(file, report);
  const lines = source?.split('\n') ?? [];
  const end = lines.findIndex((line, index) => index > 0 && lastHyphens.test(line));
  const hasFields = lines[0] === '---' && lines[end] === '---';
  if (source !== undefined && !hasFields) {
    const wrong = lines[0] === '---' && end > 0 ? end : 0;
    const text = `Pone ${quote(lines[wrong] ?? '')}. Se esperan los campos de la página entre dos líneas «---», tres guiones y nada más.`;
    report({ file, line: wrong + 1, text });
  }
  const fields = hasFields ? lines.slice(1, end).join('\n') : undefined;
  // Empty lines instead of the fields, so that the text's lines keep their numbers.
  const legalText = readLegalText(hasFields ? lines.fill('', 0, end + 1) : []);
  for (const problem of legalText.problems) report({ file, ...problem });
  return { page, ...parseFile(file, legalHeadSchema, fields, report, 2), ...legalText };
}

/** Addresses that no file of the folder `pages` can have: those of the other pages, and two that have to be a 404. */
const takenAddresses: string[] = [...Object.values(routes), missingContactPage, '/index'];

/** The address of a page, which is the name of its file. Reports a name that cannot be an address. */
function findAddress(file: string, report: ReportProblem): string {
  const { name } = path.parse(file);
  const address = `/${name}`;
  if (name !== slugify(name) || takenAddresses.includes(address)) {
    const text = `Su dirección sería ${quote(address)}. Se espera un nombre de archivo en minúsculas, sin espacios ni acentos, que ninguna otra página tenga.`;
    report({ file, text });
  }
  return address;
}

/** Reads and validates every file of a content folder. @throws {ContentError} with every problem of every file */
export function readFiles(folder: string) {
  const problems: Finding[] = [];
  const report: ReportProblem = (problem) => problems.push({ level: 'error', ...problem });
  const readOne = <Schema extends z.ZodType>({ file: name, schema }: { file: string; schema: Schema }) => {
    const file = path.join(folder, name);
    return parseFile(file, schema, readText(file, report), report);
  };
  /** Reads every YAML file of a folder, in the order of their names. */
  const readFolder = <Schema extends z.ZodType>(files: { folder: string; schema: Schema }) => {
    const names = existsSync(path.join(folder, files.folder))
      ? readdirSync(path.join(folder, files.folder))
      : [];
    return names
      .filter((name) => name.endsWith('.yaml'))
      .sort()
      .map((name) => readOne({ file: path.join(files.folder, name), schema: files.schema }));
  };
  const files = {
    events: readFolder(eventFiles),
    announcements: readFolder(announcementFiles),
    yaml: {
      closingCalls: readOne(yamlFiles.closingCalls),
      home: readOne(yamlFiles.home),
      faq: readOne(yamlFiles.faq),
      navigation: readOne(yamlFiles.navigation),
      site: readOne(yamlFiles.site),
      privacy: readOne(yamlFiles.privacy),
    } satisfies Record<keyof typeof yamlFiles, unknown>,
    pages: Object.fromEntries(readFolder(pageFiles).map((page) => [findAddress(page.file, report), page])),
    legal: {
      legalNotice: readLegal(legalFiles.legalNotice, folder, report),
      privacyPolicy: readLegal(legalFiles.privacyPolicy, folder, report),
      cookiePolicy: readLegal(legalFiles.cookiePolicy, folder, report),
    },
  };
  if (problems.length > 0) throw new ContentError(problems);
  return files;
}

export type ReadFiles = ReturnType<typeof readFiles>;
