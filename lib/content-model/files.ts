import { announcementSchema } from './announcement';
import { closingCallsSchema } from './closing-calls';
import { eventSchema } from './event';
import { faqSchema } from './faq';
import { homeSchema } from './home';
import { navigationSchema } from './navigation';
import { pageSchema } from './pages';
import { privacySchema } from './privacy';
import { siteSchema } from './site';

export const yamlFiles = {
  closingCalls: { file: 'closing-calls.yaml', schema: closingCallsSchema },
  home: { file: 'home.yaml', schema: homeSchema },
  faq: { file: 'faq.yaml', schema: faqSchema },
  navigation: { file: 'navigation.yaml', schema: navigationSchema },
  site: { file: 'site.yaml', schema: siteSchema },
  privacy: { file: 'privacy.yaml', schema: privacySchema },
} as const;

/** Each YAML file of this folder is an event. The site shows the next one. */
export const eventFiles = { folder: 'events', schema: eventSchema };

/** Each YAML file of this folder announces a further date, until its event is complete. */
export const announcementFiles = { folder: 'dates', schema: announcementSchema };

/** Each YAML file of this folder is a page. The file's name is the page's address. */
export const pageFiles = { folder: 'pages', schema: pageSchema };

/** The Markdown files of the content. Each one is a page, with fields above its text (legal.ts). */
export const legalFiles = {
  legalNotice: { file: 'legal/aviso-legal.md' },
  privacyPolicy: { file: 'legal/politica-privacidad.md' },
  cookiePolicy: { file: 'legal/politica-cookies.md' },
} as const;
