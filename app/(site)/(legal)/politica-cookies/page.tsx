import { LegalDocument } from '@/components/legal/legal-document';
import { storageRecords } from '@/lib/consent/storage-records';
import { env } from '@/lib/env';
import { fillLegalFacts } from '@/lib/content-schema/legal-facts';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { content } from '@/lib/site-content';

const { consent, legal, site } = content;
const document = fillLegalFacts(legal.cookies, site);

export const metadata = pageMetadata({
  title: `${document.title.lead} ${document.title.accent}`,
  description: document.description,
  path: routes.cookiePolicy,
});

export default function CookiePolicyPage() {
  const rows = storageRecords(consent.storage, env().gaId !== null).map(
    ({ key, category, purpose, lifetime }) => [
      key,
      consent.panel.categories[category].name,
      purpose,
      lifetime,
    ],
  );
  return <LegalDocument document={document} texts={legal.common} storage={rows} />;
}
