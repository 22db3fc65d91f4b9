import { env } from '@/lib/env';
import { fillLegalFacts } from '@/lib/legal/fill-facts';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { content } from '@/lib/site-content';
import { Part } from '../../markup/part';

const { title, description } = fillLegalFacts(content.legal.cookies, content.site);

export const metadata = pageMetadata({
  title: `${title.lead} ${title.accent}`,
  description,
  path: routes.cookiePolicy,
});

export default function CookiePolicyPage() {
  const { gtmId, gaId } = env();
  return <Part name="legal" of="cookies" tagged={Boolean(gtmId ?? gaId)} />;
}
