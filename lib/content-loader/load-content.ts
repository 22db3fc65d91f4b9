import type { LegalPage } from '../content-model/legal';
import type { NavigationFile } from '../content-model/navigation';
import type { Page } from '../content-model/pages';
import { deriveEventView } from '../event/event-view';
import { listFurtherDates } from '../event/further-dates';
import type { Env } from '../parse-env';
import { checkFiles } from './check-files';
import { fillFiles } from './fill-files';
import { ContentError } from './problems';
import { listTexts, type LegalFile } from './read-file';
import { readFiles, type ContentFiles } from './read-files';

/** Gives links without a label the name of their page. */
const labelLinks = (groups: NavigationFile['groups'], pages: Record<string, Page>) =>
  groups.map(({ title, links }) => ({
    title,
    links: links.map(({ href, label = pages[href]?.name ?? href }) => ({ href, label })),
  }));

const makeLegalPage = ({ value, markdown }: LegalFile): LegalPage => ({ ...value, ...markdown });

/** Makes what pages, documents and the build use: the values of the files without their places, and what follows from them. */
function deriveContent({ nextEvent, laterEvents, announcements, ...files }: ContentFiles) {
  const { closingCalls, home, faq, navigation, site, privacy } = files.yaml;
  const pages = Object.fromEntries(
    Object.entries(files.pages).map(([address, { value }]) => [address, value]),
  );
  return {
    event: nextEvent.value,
    eventView: deriveEventView(nextEvent.value),
    furtherDates: listFurtherDates({ laterEvents, announcements, brand: site.value.brand }),
    closingCalls: closingCalls.value,
    home: home.value,
    faq: faq.value,
    navigation: { ...navigation.value, groups: labelLinks(navigation.value.groups, pages) },
    site: site.value,
    privacy: privacy.value,
    pages,
    legal: {
      legalNotice: makeLegalPage(files.legal.legalNotice),
      privacyPolicy: makeLegalPage(files.legal.privacyPolicy),
      cookiePolicy: makeLegalPage(files.legal.cookiePolicy),
    },
    /** The uploaded files that pages show, of which the build makes pictures and films. */
    uploads: [nextEvent, ...Object.values(files.yaml), ...Object.values(files.pages)]
      .flatMap(listTexts)
      .flatMap(({ text, field }) => (field.use ? [{ name: text, use: field.use, meta: field }] : [])),
  };
}

/**
 * Loads the content of the site in four steps.
 * @param folder path from the repository's root
 * @param env what is set up, which the legal texts name. An empty one describes a server of one's own.
 * @throws {ContentError} in Spanish, with file, line and field of every problem
 */
export function loadContent(folder: string, env: Partial<Env> = {}) {
  const files = readFiles(folder);
  const filled = fillFiles(files, env);
  const problems = checkFiles(files, filled);
  if (problems.length > 0) throw new ContentError(problems);
  return deriveContent(filled);
}

/** The site's content, with every fact filled in. */
export type Content = ReturnType<typeof loadContent>;
