import { routes } from '../routes';
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
import { placeholdersSchema } from './placeholders';
import { siteSchema } from './site';

/** The YAML files of the content. */
export const yamlFiles = {
  event: { file: 'event.yaml', schema: eventSchema },
  eventLabels: { file: 'event-labels.yaml', schema: eventLabelsSchema },
  home: { file: 'home.yaml', schema: homeSchema },
  faq: { file: 'faq.yaml', schema: faqSchema },
  site: { file: 'site.yaml', schema: siteSchema },
  navigation: { file: 'navigation.yaml', schema: navigationSchema },
  contact: { file: 'contact.yaml', schema: contactSchema },
  placeholders: { file: 'placeholders.yaml', schema: placeholdersSchema },
  consent: { file: 'consent.yaml', schema: consentSchema },
  documents: { file: 'documents.yaml', schema: documentsSchema },
  notFound: { file: 'not-found.yaml', schema: notFoundSchema },
  legalTexts: { file: 'legal.yaml', schema: legalTextsSchema },
} as const;

/** The Markdown files of the content, each a page. */
export const legalFiles = {
  notice: { file: 'legal/aviso-legal.md', page: routes.legalNotice },
  privacy: { file: 'legal/politica-privacidad.md', page: routes.privacyPolicy },
  cookies: { file: 'legal/politica-cookies.md', page: routes.cookiePolicy },
} as const;
