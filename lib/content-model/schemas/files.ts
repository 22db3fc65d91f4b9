import { contentPages, routes } from '../../routes';
import { consentSchema } from './consent';
import { contactSchema } from './contact';
import { documentsSchema } from './documents';
import { eventSchema } from './event';
import { eventLabelsSchema } from './event-labels';
import { faqSchema } from './faq';
import { homeSchema } from './home';
import { legalTextsSchema } from './legal';
import { navigationSchema } from './navigation';
import { notFoundSchema } from './not-found';
import { pageSchema, pageTextsSchema } from './pages';
import { siteSchema } from './site';

/** The YAML files of the content. */
export const yamlFiles = {
  event: { file: 'event.yaml', schema: eventSchema },
  eventLabels: { file: 'event-labels.yaml', schema: eventLabelsSchema },
  home: { file: 'home.yaml', schema: homeSchema },
  faq: { file: 'faq.yaml', schema: faqSchema },
  pageTexts: { file: 'pages.yaml', schema: pageTextsSchema },
  navigation: { file: 'navigation.yaml', schema: navigationSchema },
  site: { file: 'site.yaml', schema: siteSchema },
  contact: { file: 'contact.yaml', schema: contactSchema },
  consent: { file: 'consent.yaml', schema: consentSchema },
  legalTexts: { file: 'legal.yaml', schema: legalTextsSchema },
  documents: { file: 'documents.yaml', schema: documentsSchema },
  notFound: { file: 'not-found.yaml', schema: notFoundSchema },
} as const;

type ContentPage = (typeof contentPages)[keyof typeof contentPages];

/** The YAML files of the pages that staff fill, by address. */
export const pageFiles = Object.fromEntries(
  Object.values(contentPages).map((page) => [page, { file: `pages${page}.yaml`, schema: pageSchema }]),
) as Record<ContentPage, { file: string; schema: typeof pageSchema }>;

/** The Markdown files of the content. Each one is a page. */
export const legalFiles = {
  notice: { file: 'legal/aviso-legal.md', page: routes.legalNotice },
  privacy: { file: 'legal/politica-privacidad.md', page: routes.privacyPolicy },
  cookies: { file: 'legal/politica-cookies.md', page: routes.cookiePolicy },
} as const;

/** All files of the content, as paths from its folder. */
export const contentFiles: readonly string[] = [yamlFiles, pageFiles, legalFiles]
  .flatMap((files) => Object.values(files))
  .map(({ file }) => file);
