import { LegalDocument } from '@/components/legal/legal-document';
import { fillLegalFacts } from '@/lib/content-schema/legal-facts';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { content } from '@/lib/site-content';

const { legal, site } = content;
const document = fillLegalFacts(legal.notice, site);

export const metadata = pageMetadata({
  title: `${document.title.lead} ${document.title.accent}`,
  description: document.description,
  path: routes.legalNotice,
});

export default function LegalNoticePage() {
  return <LegalDocument document={document} texts={legal.common} />;
}
