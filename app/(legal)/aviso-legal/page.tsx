import { fillLegalFacts } from '@/lib/legal/fill-facts';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { content } from '@/lib/site-content';
import { Part } from '../../markup/part';

const { title, description } = fillLegalFacts(content.legal.notice, content.site);

export const metadata = pageMetadata({
  title: `${title.lead} ${title.accent}`,
  description,
  path: routes.legalNotice,
});

export default function LegalNoticePage() {
  return <Part name="legal" of="notice" />;
}
