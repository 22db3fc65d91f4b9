import path from 'node:path';
import type { EventContent } from '../content-model/event';
import type { Facts } from '../content-model/fact-names';
import { eventFiles } from '../content-model/files';
import type { LegalPage } from '../content-model/legal';
import type { NavigationFile } from '../content-model/navigation';
import type { Page } from '../content-model/pages';
import { describeAbsentFact } from '../content-model/spanish';
import { listUpcomingEvents } from '../event/upcoming-events';
import { deriveEventView } from '../event/event-view';
import { listFurtherDates } from '../event/further-dates';
import { sortParts } from '../event/timeline';
import type { Env } from '../parse-env';
import { checkFiles } from './check-files';
import { collectFacts } from './facts';
import { fillIn } from './fill';
import { fillLegalText } from './fill-legal-text';
import { ContentError, type Finding } from './findings';
import { readFiles, type ContentFile, type ReadFiles, type ReportProblem } from './read-files';

/** Fills the facts into the texts of a file. Reports each text that names a fact without a value. */
function fillFile<Value>(
  { value, locate }: Pick<ContentFile<Value>, 'value' | 'locate'>,
  facts: Facts,
  report: ReportProblem,
): Value {
  return fillIn(value, facts, (name, at) => report({ ...locate(at), text: describeAbsentFact(name) }));
}

/** Fills the facts into the fields and the text of a legal page. */
function fillLegalPage(
  source: ReadFiles['legal']['legalNotice'],
  facts: Facts,
  report: ReportProblem,
): LegalPage {
  const text = fillLegalText(source, facts, (name, line) =>
    report({ file: source.file, line, text: describeAbsentFact(name) }),
  );
  return { ...fillFile(source, facts, report), ...text };
}

/** Gives links without a label the name of their page. */
const labelLinks = (groups: NavigationFile['groups'], pages: Record<string, Page>) =>
  groups.map(({ title, links }) => ({
    title,
    links: links.map(({ href, label = pages[href]?.name ?? href }) => ({ href, label })),
  }));

/**
 * Reads a content folder, validates every file, fills in the facts that texts name, and derives the event's view.
 * @param folder path from the repository's root
 * @param env what is set up, which the legal texts name. An empty one describes a server of one's own.
 * @throws {ContentError} in Spanish, with file, line and field of every problem
 */
export function loadContent(folder: string, env: Partial<Env> = {}) {
  const files = readFiles(folder);
  const { home, site } = files.yaml;
  const [next, ...later] = listUpcomingEvents(files.events);
  if (!next)
    throw new ContentError([
      { level: 'error', file: `${folder}/${eventFiles.folder}`, text: 'Falta un evento.' },
    ]);

  const problems: Finding[] = [];
  const report: ReportProblem = (problem) => problems.push({ level: 'error', ...problem });
  checkFiles(files, report);

  const factsOf = (event: EventContent) => collectFacts({ event, home: home.value, site: site.value, env });
  const completeEvent = (source: typeof next) => {
    const event = sortParts(fillFile(source, factsOf(source.value), report));
    return { event, eventFile: path.relative(folder, source.file), eventView: deriveEventView(event) };
  };
  const laterEvents = later.map(completeEvent);
  const announcements = files.announcements.map(({ value, file }) => ({
    ...value,
    file: path.relative(folder, file),
  }));

  const facts = factsOf(next.value);
  const fill = <Value>(file: ContentFile<Value>) => fillFile(file, facts, report);
  const pages = Object.fromEntries(
    Object.entries(files.pages).map(([address, page]) => [address, fill(page)]),
  );
  const navigation = fill(files.yaml.navigation);
  const content = {
    ...completeEvent(next),
    /** Complete, because each of them becomes the next event when its turn comes. */
    laterEvents,
    furtherDates: listFurtherDates({ laterEvents, announcements, brand: site.value.brand }),
    closingCalls: fill(files.yaml.closingCalls),
    home: fill(home),
    faq: fill(files.yaml.faq),
    navigation: { ...navigation, groups: labelLinks(navigation.groups, pages) },
    site: fill(site),
    privacy: fill(files.yaml.privacy),
    pages,
    legal: {
      legalNotice: fillLegalPage(files.legal.legalNotice, facts, report),
      privacyPolicy: fillLegalPage(files.legal.privacyPolicy, facts, report),
      cookiePolicy: fillLegalPage(files.legal.cookiePolicy, facts, report),
    },
  };
  if (problems.length > 0) throw new ContentError(problems);
  return content;
}

/** The site's content, with every fact filled in. */
export type Content = ReturnType<typeof loadContent>;
