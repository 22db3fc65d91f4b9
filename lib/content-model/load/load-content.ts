import type { z } from 'zod';
import { storageRecords } from '../../consent/storage-records';
import { eventView } from '../../event/event-view';
import { routes, sections } from '../../routes';
import type { ConsentContent } from '../schemas/consent';
import { factsOf, type Services } from './facts';
import type { Filled } from '../schemas/fact-names';
import { fillMarkdown, fillText, markdownTable, type Facts } from './fill';
import type { LegalPage } from '../schemas/legal';
import { linkExpected } from './read-legal-text';
import { ContentError, type Finding } from './findings';
import { absentFactExpected, quoted } from '../spanish';
import { sortParts } from '../schemas/programme';
import { mapValues, placeIn, readFiles, reportStrayFiles, type Fields, type Report } from './read-files';
import { changeFields } from './change-fields';

type ReadFiles = ReturnType<typeof readFiles>;
type Legal = ReadFiles['legal']['notice'];
type YamlContent = { [Key in keyof ReadFiles['yaml']]: Filled<ReadFiles['yaml'][Key]['value']> };

/** Reports links in legal pages that lead nowhere. */
function reportDeadLinks({ legal }: ReadFiles, report: Report): void {
  const pages = Object.values(legal);
  const anchors = {
    ...Object.fromEntries(Object.values(routes).map((route): [string, string[]] => [route, []])),
    ...Object.fromEntries(pages.map(({ page, sections: own }) => [page, own.map(({ id }) => id)])),
    [routes.home]: Object.values(sections),
  };
  for (const { file, page, links } of pages)
    for (const { href, line } of links) {
      const expected = linkExpected(href, page, anchors);
      if (expected) report({ file, line, text: `El enlace lleva a ${quoted(href)}. ${expected}` });
    }
}

/** Reports pages whose button would ask for a subject that the contact form does not have. */
function reportUnknownSubjects({ yaml: { contact }, pages }: ReadFiles, report: Report): void {
  const ids = contact.value.subjects.map(({ id }) => id);
  for (const page of Object.values(pages)) {
    const { subject } = page.value;
    if (!subject || ids.includes(subject)) continue;
    const text = `Pone ${quoted(subject)}. Se espera el nombre corto de un asunto del formulario: ${ids.join(', ')}.`;
    report({ ...placeIn(page, ['subject']), text });
  }
}

/** Fills in the facts in a file's fields. */
function filledFields<Schema extends z.ZodType>(
  fields: Fields<Schema>,
  facts: Facts,
  report: Report,
): Filled<z.output<Schema>> {
  return changeFields(fields.schema, fields.value, ({ path: at, value: field, meta }) => {
    const counted = field as { one: string; other: string };
    const text = meta.count ? (facts.counts[meta.count] === 1 ? counted.one : counted.other) : field;
    if (typeof text !== 'string') return text;
    return fillText(text, facts, {
      isSentence: !meta.continues,
      own: meta.own,
      onAbsent: (name) => report({ ...placeIn(fields, at), text: absentFactExpected(name) }),
    });
  }) as Filled<z.output<Schema>>;
}

function filledLegal(legal: Legal, facts: Facts, storedData: string, report: Report): LegalPage {
  const onAbsent = (name: string, line: number) =>
    report({ file: legal.file, line, text: absentFactExpected(name) });
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

function stopAt(findings: readonly Finding[]): void {
  if (findings.length > 0) throw new ContentError(findings);
}

/**
 * Reads a content folder: validates every file, fills in the facts that texts name, and derives the event's view.
 * @param folder path from the repository's root
 * @param services the services that the legal texts name; without them, the texts describe a server of one's own
 * @throws {ContentError} in Spanish, with file, line and field of every problem
 */
export function loadContent(folder: string, services: Partial<Services> = {}) {
  const problems: Finding[] = [];
  const report: Report = (problem) => problems.push({ level: 'error', ...problem });

  reportStrayFiles(folder, report);
  const read = readFiles(folder, report);
  stopAt(problems);

  reportDeadLinks(read, report);
  reportUnknownSubjects(read, report);
  const { event, eventLabels, home, site } = read.yaml;
  const facts = factsOf(
    { event: sortParts(event.value), eventLabels: eventLabels.value, home: home.value, site: site.value },
    services,
  );
  const filled = mapValues<string, Fields<z.ZodType>, unknown>(read.yaml, (fields) =>
    filledFields(fields, facts, report),
  ) as YamlContent;
  const content = { ...filled, event: sortParts(filled.event) };
  const storedData = storedDataTable(content.consent, services.googleAnalytics === true);
  const pages = mapValues(read.pages, (page) => filledFields(page, facts, report));
  const legalPages = mapValues(read.legal, (page) => filledLegal(page, facts, storedData, report));
  stopAt(problems);
  return { ...content, pages, legal: legalPages, eventView: eventView(content) };
}

/** The site's content, with every fact filled in. */
export type Content = ReturnType<typeof loadContent>;
