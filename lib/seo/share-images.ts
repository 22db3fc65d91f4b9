import type { NextEvent } from '../content-schema/event';
import type { HomeContent } from '../content-schema/home';
import type { SiteContent } from '../content-schema/site';
import { eventFacts } from '../event/facts';

/** Pages with a share image of their own; every other page takes that of the site. */
export type ShareImageName = 'home' | 'event' | 'site';

export interface ShareImage {
  url: string;
  width: number;
  height: number;
  alt: string;
}

interface ShareContent {
  event: NextEvent;
  home: Pick<HomeContent, 'hero'>;
  site: Pick<SiteContent, 'brand' | 'tagline'>;
}

/** Made by `npm run documents`. The day of the event's last change makes chats and networks fetch a changed picture again. */
export function shareImages({ event, home, site }: ShareContent): Record<ShareImageName, ShareImage> {
  const { dates } = eventFacts(event);
  const when = `${dates}, ${event.place}`;
  const words = ({ lead, accent }: { lead: string; accent?: string | undefined }) =>
    [lead, accent].filter(Boolean).join(' ');
  const size = { width: 1200, height: 630 };
  const version = `?v=${event.updatedOn}`;
  return {
    home: {
      url: `/images/share-home.jpg${version}`,
      ...size,
      alt: `${site.brand}: ${words(home.hero.title)}. ${when}`,
    },
    event: { url: `/images/share-event.jpg${version}`, ...size, alt: `${event.name}, ${dates}` },
    site: { url: '/images/share-site.jpg', ...size, alt: `${site.brand}: ${words(site.tagline)}` },
  };
}
