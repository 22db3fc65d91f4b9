import { consent } from './content/consent';
import { contact } from './content/contact';
import { documents } from './content/documents';
import { errors } from './content/errors';
import { event } from './content/event';
import { eventPage } from './content/event-page';
import { faq } from './content/faq';
import { home } from './content/home';
import { legalCommon } from './content/legal/common';
import { cookies } from './content/legal/cookies';
import { notice } from './content/legal/notice';
import { privacy } from './content/legal/privacy';
import { navigation } from './content/navigation';
import { placeholders } from './content/placeholders';
import { site } from './content/site';
import { consentSchema } from './content-schema/consent';
import { contactSchema } from './content-schema/contact';
import { deriveTexts } from './content-schema/derived-texts';
import { documentsSchema } from './content-schema/documents';
import { errorsSchema } from './content-schema/errors';
import { eventPageSchema, eventSchema } from './content-schema/event';
import { faqSchema, homeSchema } from './content-schema/home';
import { legalCommonSchema, legalDocumentSchema } from './content-schema/legal';
import { parseContent } from './content-schema/parse';
import { placeholdersSchema } from './content-schema/placeholders';
import { navigationSchema, siteSchema } from './content-schema/site';

const {
  common,
  cookies: cookiesDocument,
  notice: noticeDocument,
  privacy: privacyDocument,
  ...pages
} = parseContent({
  consent: { file: 'consent.ts', schema: consentSchema, value: consent },
  contact: { file: 'contact.ts', schema: contactSchema, value: contact },
  documents: { file: 'documents.ts', schema: documentsSchema, value: documents },
  errors: { file: 'errors.ts', schema: errorsSchema, value: errors },
  event: { file: 'event.ts', schema: eventSchema, value: event },
  eventPage: { file: 'event-page.ts', schema: eventPageSchema, value: eventPage },
  faq: { file: 'faq.ts', schema: faqSchema, value: faq },
  home: { file: 'home.ts', schema: homeSchema, value: home },
  common: { file: 'legal/common.ts', schema: legalCommonSchema, value: legalCommon },
  cookies: { file: 'legal/cookies.ts', schema: legalDocumentSchema, value: cookies },
  notice: { file: 'legal/notice.ts', schema: legalDocumentSchema, value: notice },
  privacy: { file: 'legal/privacy.ts', schema: legalDocumentSchema, value: privacy },
  navigation: { file: 'navigation.ts', schema: navigationSchema, value: navigation },
  placeholders: { file: 'placeholders.ts', schema: placeholdersSchema, value: placeholders },
  site: { file: 'site.ts', schema: siteSchema, value: site },
});

/**
 * The site's content, validated by its schemas, with labels and counts that follow from the event filled in.
 * @throws ContentError in Spanish, with file and field of each wrong value
 */
export const content = deriveTexts({
  ...pages,
  legal: { common, cookies: cookiesDocument, notice: noticeDocument, privacy: privacyDocument },
});
