import path from 'node:path';
import { z } from 'zod';
import { storageRecords } from '../consent/storage-records';
import { eventView } from '../event/event-view';
import { routes, sections } from '../routes';
import type { ConsentContent } from './consent';
import { factsOf } from './facts';
import { legalFiles, pageFiles, yamlFiles } from './files';
import { fillText, type Facts, type Filled } from './fill';
import { fillMarkdown, markdownTable } from './fill-markdown';
import type { LegalPage } from './legal';
import { linkExpected } from './legal-text';
import { ContentError, type ContentProblem } from './problems';
import { readYamlFields, readLegal, reportStrayFiles, type Fields, type Report } from './read';
import { changeFields } from './walk';

type Legal = ReturnType<typeof readLegal>;

/** Changes every value of a record. */
function mapValues<Key extends string, Value, Result>(
  record: Record<Key, Value>,
  change: (value: Value) => Result,
): Record<Key, Result> {
  const entries = Object.entries<Value>(record).map(([key, value]) => [key, change(value)]);
  return Object.fromEntries(entries) as Record<Key, Result>;
}

type YamlFields = { [Key in keyof typeof yamlFiles]: Fields<(typeof yamlFiles)[Key]['schema']> };
type YamlContent = { [Key in keyof YamlFields]: Filled<YamlFields[Key]['value']> };

/** Reports links in legal pages that lead nowhere. */
function reportDeadLinks(legal: Record<string, Legal & { page: string }>, report: Report): void {
  const pages = Object.values(legal);
  const anchors = {
    ...Object.fromEntries(Object.values(routes).map((route): [string, string[]] => [route, []])),
    ...Object.fromEntries(pages.map(({ page, sections: own }) => [page, own.map(({ id }) => id)])),
    [routes.home]: Object.values(sections),
  };
  for (const { file, page, links } of pages)
    for (const { href, line } of links) {
      const expected = linkExpected(href, page, anchors);
      if (expected) report({ file, line, found: href, expected });
    }
}

const absent = (file: string, line: number | undefined, name: string, field?: string): ContentProblem => ({
  file,
  line,
  field,
  found: `{${name}}`,
  expected: `Se espera un texto sin {${name}}, o que ese dato exista: ahora no está.`,
});

/** Fills in the facts in a file's fields. */
function filledFields<Schema extends z.ZodType>(
  { file, schema, value, lineOf }: Fields<Schema>,
  facts: Facts,
  report: Report,
): Filled<z.output<Schema>> {
  return changeFields(schema, value, ({ path: at, value: field, meta }) => {
    const counted = field as { one: string; other: string };
    const text = meta.count ? (facts.counts[meta.count] === 1 ? counted.one : counted.other) : field;
    if (typeof text !== 'string') return text;
    return fillText(text, facts, {
      isSentence: !meta.continues,
      own: meta.own,
      onAbsent: (name) => report(absent(file, lineOf(at), name, z.core.toDotPath(at))),
    });
  }) as Filled<z.output<Schema>>;
}

function filledLegal(legal: Legal, facts: Facts, storedData: string, report: Report): LegalPage {
  const onAbsent = (name: string, line: number) => report(absent(legal.file, line, name));
  const fill = (block: Legal['intro']) => fillMarkdown(block, facts, storedData, onAbsent);
  return {
    ...filledFields(legal, facts, report),
    intro: fill(legal.intro),
    sections: legal.sections.map(({ id, heading, line, body }) => ({
      id,
      heading: fillText(heading, facts, { onAbsent: (name) => onAbsent(name, line) }),
      body: fill(body),
    })),
  };
}

/** The table of what the site stores in browsers, as Markdown. */
function storedDataTable({ storage, panel }: ConsentContent, hasAnalytics: boolean): string {
  const { name, category, purpose, lifetime } = storage.columns;
  const rows = storageRecords(storage, hasAnalytics).map((record) => [
    record.key,
    panel.categories[record.category].name,
    record.purpose,
    record.lifetime,
  ]);
  return markdownTable([name, category, purpose, lifetime], rows);
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
}

function stopAt(problems: readonly ContentProblem[]): void {
  if (problems.length > 0) throw new ContentError(problems);
}

/**
 * Reads a content folder: validates every file, fills in the facts that texts name, and derives the event's view.
 * @param folder path from the repository's root
 * @param hasAnalytics whether the site can load Google Analytics, whose cookies the cookie policy then lists
 * @throws {ContentError} in Spanish, with file, line and field of every problem
 */
export function loadContent(folder: string, { hasAnalytics = false } = {}) {
  const problems: ContentProblem[] = [];
  const report: Report = (problem) => problems.push(problem);

  reportStrayFiles(folder, report);
  const read = mapValues(yamlFiles, ({ file, schema }) =>
    readYamlFields<z.ZodType>(path.join(folder, file), schema, report),
  ) as YamlFields;
  const pages = mapValues(pageFiles, ({ file, schema }) =>
    readYamlFields(path.join(folder, file), schema, report),
  );
  const legal = mapValues(legalFiles, ({ file, page }) => ({
    page,
    ...readLegal(path.join(folder, file), report),
  }));
  reportDeadLinks(legal, report);
  stopAt(problems);

  const { event, eventLabels, home, site } = read;
  const facts = factsOf(
    { event: event.value, eventLabels: eventLabels.value, home: home.value, site: site.value },
    hasAnalytics,
  );
  const content = mapValues<string, Fields<z.ZodType>, unknown>(read, (fields) =>
    filledFields(fields, facts, report),
  ) as YamlContent;
  const storedData = storedDataTable(content.consent, hasAnalytics);
  const filledPages = mapValues(pages, (page) => filledFields(page, facts, report));
  const legalPages = mapValues(legal, (page) => filledLegal(page, facts, storedData, report));
  stopAt(problems);
  return deepFreeze({ ...content, pages: filledPages, legal: legalPages, eventView: eventView(content) });
}

/** The site's content, with every fact filled in. */
export type Content = ReturnType<typeof loadContent>;
