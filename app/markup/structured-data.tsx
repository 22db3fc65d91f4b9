import { JsonLd } from '@/components/event/json-ld';
import { nextEventView } from '@/lib/event-view';
import { content } from '@/lib/site-content';
import { faqPage } from '@/lib/structured-data/faq';
import { graph } from '@/lib/structured-data/graph';
import { organizationSummary, webSite } from '@/lib/structured-data/organization';

const { faq, site } = content;

export interface StructuredDataProps {
  of: 'home' | 'event';
  /** The public site's, without a slash at the end: the browser does not know it. */
  origin: string;
}

/** Facts of a page for search engines. */
export function StructuredData({ of, origin }: StructuredDataProps) {
  const data =
    of === 'home'
      ? graph(organizationSummary(site, origin), webSite(site, origin), faqPage(faq.entries))
      : nextEventView(origin).structuredData;
  return <JsonLd data={data} />;
}
