import { LegalDocument } from '@/components/legal/legal-document';
import { storageRecords } from '@/lib/consent/storage-records';
import { env } from '@/lib/env';
import { fillLegalFacts } from '@/lib/legal';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';
import { content } from '@/lib/site-content';

const document = fillLegalFacts(content.legal.cookies, content.site);

export const metadata = pageMetadata({
  title: `${document.title.lead} ${document.title.accent}`,
  description: document.description,
  path: routes.cookiePolicy,
});

function storedData() {
  const { gtmId, gaId } = env();
  const { storage, panel } = content.consent;
  return storageRecords(storage, Boolean(gtmId ?? gaId)).map(({ category, ...record }) => ({
    ...record,
    type: panel.categories[category].name,
  }));
}

export default function CookiePolicyPage() {
  return <LegalDocument document={document} texts={content.legal.common} storage={storedData()} />;
}
