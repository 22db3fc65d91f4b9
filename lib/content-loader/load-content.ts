import type { ClosingCall } from '../content-model/closing-calls';
import type { EventContent } from '../content-model/event';
import type { FaqContent } from '../content-model/faq';
import type { FieldMeta } from '../content-model/field-meta';
import type { legalFiles } from '../content-model/files';
import type { HomeContent } from '../content-model/home';
import type { LegalPage } from '../content-model/legal';
import type { NavigationContent, NavigationFile } from '../content-model/navigation';
import type { Page } from '../content-model/pages';
import type { PrivacyContent } from '../content-model/privacy';
import type { SiteContent } from '../content-model/site';
import { deriveEventView, type EventView } from '../event/event-view';
import { listFurtherDates, type FurtherDateRow } from '../event/further-dates';
import type { EventState } from '../event-states';
import type { MediaUse } from '../media/folders';
import type { Env } from '../parse-env';
import { checkFiles } from './check-files';
import { fillFiles } from './fill-files';
import { ContentError } from './problems';
import { listTexts, type LegalFile } from './read-file';
import { listShownFiles, readFiles, type ContentFiles } from './read-files';

/** The site's content, with every fact filled in: the values of the files, and what follows from them. */
export interface Content {
  /** The next event. */
  event: EventContent;
  eventView: EventView;
  furtherDates: FurtherDateRow[];
  closingCalls: Record<EventState, ClosingCall>;
  home: HomeContent;
  faq: FaqContent;
  navigation: NavigationContent;
  site: SiteContent;
  privacy: PrivacyContent;
  /** By address. */
  pages: Record<string, Page>;
  legal: Record<keyof typeof legalFiles, LegalPage>;
  /** The uploads that the build prepares for pages. No page shows those of later events yet. */
  uploads: { name: string; use: MediaUse; meta: FieldMeta }[];
}

/** Gives links without a label the name of their page. */
const labelLinks = (
  groups: NavigationFile['groups'],
  pages: Record<string, Page>,
): NavigationContent['groups'] =>
  groups.map((group) => ({
    ...group,
    links: group.links.map(({ href, label = pages[href]?.name ?? href }) => ({ href, label })),
  }));

const makeLegalPage = ({ value, markdown }: LegalFile): LegalPage => ({ ...value, ...markdown });

function deriveContent(files: ContentFiles): Content {
  const { nextEvent, laterEvents, announcements, navigation, site } = files;
  const pages = Object.fromEntries(
    Object.entries(files.pages).map(([address, { value }]) => [address, value]),
  );
  return {
    event: nextEvent.value,
    eventView: deriveEventView(nextEvent.value),
    furtherDates: listFurtherDates({ laterEvents, announcements, brand: site.value.brand }),
    closingCalls: files.closingCalls.value,
    home: files.home.value,
    faq: files.faq.value,
    navigation: { ...navigation.value, groups: labelLinks(navigation.value.groups, pages) },
    site: site.value,
    privacy: files.privacy.value,
    pages,
    legal: {
      legalNotice: makeLegalPage(files.legalNotice),
      privacyPolicy: makeLegalPage(files.privacyPolicy),
      cookiePolicy: makeLegalPage(files.cookiePolicy),
    },
    uploads: listShownFiles({ ...files, laterEvents: [] })
      .flatMap(listTexts)
      .flatMap(({ text, field }) => (field.use ? [{ name: text, use: field.use, meta: field }] : [])),
  };
}

/**
 * Loads the content of the site in four steps.
 * @param contentDir path from the repository's root
 * @param env the services that are set up, which the legal texts name
 * @throws {ContentError} in Spanish, with file, line and field of every problem
 */
export function loadContent(contentDir: string, env: Partial<Env> = {}): Content {
  const files = readFiles(contentDir);
  const filled = fillFiles(files, env);
  const problems = checkFiles(files, filled);
  if (problems.length > 0) throw new ContentError(problems);
  return deriveContent(filled);
}
