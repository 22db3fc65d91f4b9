import { LegalDocument } from '@/components/legal/legal-document';
import { fillLegalFacts } from '@/lib/legal';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';
import { content } from '@/lib/site-content';

const document = fillLegalFacts(content.legal.notice, content.site);

export const metadata = pageMetadata({
  title: `${document.title.lead} ${document.title.accent}`,
  description: document.description,
  path: routes.legalNotice,
});

export default function LegalNoticePage() {
  return <LegalDocument document={document} texts={content.legal.common} />;
}
