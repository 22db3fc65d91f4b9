import { readdirSync } from 'node:fs';
import { pageAddresses } from '@/lib/content-review/page-addresses';
import { content } from '@/lib/site-content';

type Content = typeof content;

/** Addresses that have a page file of their own. */
export const ownPages = pageAddresses(readdirSync('app', { recursive: true, encoding: 'utf8' }));

function withEvent(change: Partial<Content['event']>): Content {
  return { ...content, event: { ...content.event, ...change } };
}

/** The site's content with one thing changed. */
export const samples = {
  event: withEvent,
  soldOut: () => withEvent({ state: 'sold-out' }),
  legalLink(href: string, heading = 'Titular'): Content {
    const section = { id: 'titular', heading, blocks: [[{ text: 'enlace', href }]] };
    const notice = { ...content.legal.notice, sections: [section] };
    return { ...content, legal: { ...content.legal, notice } };
  },
  faqEntry(change: Partial<Content['faq']['entries'][number]>): Content {
    const [first, ...others] = content.faq.entries;
    return { ...content, faq: { ...content.faq, entries: [{ ...first!, ...change }, ...others] } };
  },
  placeholderText(description: string): Content {
    const { pages } = content.placeholders;
    const changed = Object.entries(pages).map(([path, page]) => [path, { ...page, description }]);
    return { ...content, placeholders: { ...content.placeholders, pages: Object.fromEntries(changed) } };
  },
};
