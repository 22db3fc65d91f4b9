import type { Graph } from 'schema-dts';
import { routes } from '../../routes';
import { shareImages } from '../share-images';
import { content } from '../../site-content';
import { breadcrumbs } from './breadcrumbs';
import { faqPage } from './faq';
import { graph } from './graph';
import { musicEvent } from './music-event';
import { organizationSummary, webSite } from './organization';

const { event, faq, navigation, site } = content;

/** Structured data of each page, for the site at `origin`, which has no slash at its end. */
export const pageGraphs = {
  home: (origin: string): Graph =>
    graph(organizationSummary(site, origin), webSite(site, origin), faqPage(faq.entries)),

  event: (origin: string): Graph =>
    graph(
      musicEvent({ event, site, origin, images: [shareImages(content).event.url] }),
      breadcrumbs(
        [
          { name: site.brand, path: routes.home },
          { name: navigation.button.label, path: routes.nextEvent },
        ],
        origin,
      ),
    ),
};
