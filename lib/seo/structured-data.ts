import type { BreadcrumbList, FAQPage, Graph, Thing, WebSite } from 'schema-dts';
import { content } from '../content-model/load/content';
import { routes } from '../routes';
import { musicEvent, organization } from './music-event';
import { shareImages } from './share-images';
import { absoluteUrl } from './site-url';

/** JSON-LD for a script element. Every `<` is escaped, so that no text can end the element. */
export function jsonLd(...things: Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replace(/</g, '\\u003c');
}

function webSite(): WebSite {
  return { '@type': 'WebSite', name: content().site.brand, url: absoluteUrl('/') };
}

function faqPage(): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: content().faq.entries.map(({ question, description }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: description },
    })),
  };
}

function breadcrumbs(): BreadcrumbList {
  const { navigation, site } = content();
  const crumbs = [
    { name: site.brand, path: routes.home },
    { name: navigation.button.label, path: routes.nextEvent },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}

/** The JSON-LD of each page that has structured data. */
export const structuredData = {
  home: () => jsonLd(organization(), webSite(), faqPage()),
  event: () => jsonLd(musicEvent(content(), shareImages(content()).event.url), breadcrumbs()),
};
