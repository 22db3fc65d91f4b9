import path from 'node:path';
import { deriveEventView } from '../event/event-view';
import { listFurtherDates } from '../event/further-dates';
import { listCurrentEvents } from '../event/current-events';
import type { Env } from '../parse-env';
import { routes, homeSections } from '../routes';
import { collectFacts } from './facts';
import { fillIn, fillText } from './fill';
import type { Facts } from '../content-model/fact-names';
import type { EventContent } from '../content-model/event';
import { eventFiles } from '../content-model/files';
import type { LegalPage } from '../content-model/legal';
import type { NavigationFile } from '../content-model/navigation';
import type { Page } from '../content-model/pages';
import { describeAbsentFact, quote } from '../content-model/spanish';
import { fillLegalText } from './fill-legal-text';
import { ContentError, type Finding } from './findings';
import { readFiles, type ContentFile, type Report } from './read-files';
import { checkLink } from './read-legal-text';

type ReadFiles = ReturnType<typeof readFiles>;

/** Reports links that lead nowhere. */
function reportDeadLinks({ events, yaml, pages, legal }: ReadFiles, report: Report): void {
  const legalPages = Object.values(legal);
  const addresses = [...Object.values(routes), ...Object.keys(pages)];
  const anchors = {
    ...Object.fromEntries(addresses.map((address): [string, string[]] => [address, []])),
    ...Object.fromEntries(legalPages.map(({ page, sections: own }) => [page, own.map(({ id }) => id)])),
    [routes.home]: Object.values(homeSections),
  };
  const check = (href: string, page: string, findPlace: () => Pick<Finding, 'file' | 'line' | 'field'>) => {
    const expected = checkLink(href, page, anchors);
    if (expected) report({ ...findPlace(), text: `El enlace lleva a ${quote(href)}. ${expected}` });
  };
  for (const { links, placeOf } of [...events, ...Object.values(yaml), ...Object.values(pages)])
    for (const { href, fieldPath } of links) check(href, routes.home, () => placeOf(fieldPath));
  for (const { file, page, links } of legalPages)
    for (const { href, line } of links) check(href, page, () => ({ file, line }));
}

/** Reports the copy of an event that has kept its identifier: calendars would replace one event by the other. */
function reportSharedUids({ events }: ReadFiles, report: Report): void {
  for (const [index, { value, placeOf }] of events.entries()) {
    const other = events.slice(0, index).find((one) => one.value.uid === value.uid);
    if (!other) continue;
    const text = `Pone ${quote(value.uid)}, que es el identificador de ${other.file}. Se espera uno propio de este evento, por ejemplo: ${crypto.randomUUID()}@almena`;
    report({ ...placeOf(['uid']), text });
  }
}

/**
 * Puts the parts of an event in the order in which they start. Call this after all problems of the file are reported,
 * because problems name parts by their place in the file.
 */
function sortParts(event: EventContent): EventContent {
  const begin = ({ dayOffset, start }: EventContent['programme'][number]) => `${dayOffset} ${start}`;
  const programme = event.programme.toSorted((first, second) => begin(first).localeCompare(begin(second)));
  return { ...event, programme };
}

/** Gives links without a label the name of their page. */
const labelLinks = (groups: NavigationFile['groups'], pages: Record<string, Page>) =>
  groups.map(({ title, links }) => ({
    title,
    links: links.map(({ href, label = pages[href]?.name ?? href }) => ({ href, label })),
  }));

function stopAt(findings: readonly Finding[]): void {
  if (findings.length > 0) throw new ContentError(findings);
}

/**
 * Reads a content folder, validates every file, fills in the facts that texts name, and derives the event's view.
 * @param folder path from the repository's root
 * @param env what is set up, which the legal texts name. An empty one describes a server of one's own.
 * @throws {ContentError} in Spanish, with file, line and field of every problem
 */
export function loadContent(folder: string, env: Partial<Env> = {}) {
  const problems: Finding[] = [];
  const report: Report = (problem) => problems.push({ level: 'error', ...problem });

  const read = readFiles(folder, report);
  stopAt(problems);

  reportDeadLinks(read, report);
  reportSharedUids(read, report);
  const [next, ...later] = listCurrentEvents(read.events);
  if (!next)
    throw new ContentError([
      { level: 'error', file: `${folder}/${eventFiles.folder}`, text: 'Falta un evento.' },
    ]);
  const { home, site } = read.yaml;
  const collectFactsOf = (event: EventContent) =>
    collectFacts({ event: sortParts(event), home: home.value, site: site.value, env });
  const fill = <Value>({ value, placeOf }: Pick<ContentFile<Value>, 'value' | 'placeOf'>, facts: Facts) =>
    fillIn(value, facts, (name, at) => report({ ...placeOf(at), text: describeAbsentFact(name) }));
  const facts = collectFactsOf(next.value);
  const pages = Object.fromEntries(
    Object.entries(read.pages).map(([address, page]) => [address, fill(page, facts)]),
  );
  const navigation = fill(read.yaml.navigation, facts);
  const content = {
    closingCalls: fill(read.yaml.closingCalls, facts),
    home: fill(home, facts),
    faq: fill(read.yaml.faq, facts),
    navigation: { ...navigation, groups: labelLinks(navigation.groups, pages) },
    site: fill(site, facts),
    privacy: fill(read.yaml.privacy, facts),
  };
  /** Fills in an event with its own facts. */
  const fillEvent = (source: typeof next) => {
    const event = sortParts(fill(source, collectFactsOf(source.value)));
    return { event, eventFile: path.relative(folder, source.file), eventView: deriveEventView(event) };
  };
  const nextEvent = fillEvent(next);
  const laterEvents = later.map(fillEvent);
  const announcements = read.dates.map(({ value, file }) => ({
    ...value,
    file: path.relative(folder, file),
  }));

  const fillLegalPage = (source: ReadFiles['legal']['legalNotice']): LegalPage => {
    const fillBlocks = (blocks: typeof source.intro) =>
      fillLegalText(blocks, facts, (name, line) =>
        report({ file: source.file, line: source.firstLine + line - 1, text: describeAbsentFact(name) }),
      );
    return {
      ...fill(source, facts),
      intro: fillBlocks(source.intro),
      sections: source.sections.map(({ id, heading, body }) => ({
        id,
        heading: fillText(heading, facts),
        body: fillBlocks(body),
      })),
    };
  };
  const legal = {
    legalNotice: fillLegalPage(read.legal.legalNotice),
    privacyPolicy: fillLegalPage(read.legal.privacyPolicy),
    cookiePolicy: fillLegalPage(read.legal.cookiePolicy),
  };
  stopAt(problems);
  return {
    ...content,
    ...nextEvent,
    /** Complete, because each of them becomes the next event when its turn comes. */
    laterEvents,
    furtherDates: listFurtherDates({ laterEvents, announcements, brand: site.value.brand }),
    pages,
    legal,
  };
}

/** The site's content, with every fact filled in. */
export type Content = ReturnType<typeof loadContent>;
