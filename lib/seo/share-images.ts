import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { EventPageContent, NextEvent } from '../content-schema/event';
import type { HomeContent } from '../content-schema/home';
import type { SiteContent } from '../content-schema/site';
import { placeTitle, shownDates, stateNotice } from '../event/facts';
import { contentHash } from '../media/content-hash';
import { posterFile } from '../media/manifest';

/** Home and event page have a share image of their own; every other page uses that of the site. */
export type ShareImageName = 'home' | 'event' | 'site';

interface ShareWords {
  title: { lead: string; accent?: string | undefined };
  lines: string[];
  /** Background: path of a JPEG from the repository's root. */
  picture: string;
  alt: string;
}

interface ShareImage {
  url: string;
  width: number;
  height: number;
  alt: string;
}

interface ShareContent {
  event: NextEvent;
  eventPage: Pick<EventPageContent, 'facts' | 'states' | 'saleOpens' | 'heroAccentWords' | 'film'>;
  home: Pick<HomeContent, 'hero'>;
  site: Pick<SiteContent, 'brand' | 'domain' | 'tagline'>;
}

export const shareSize = { width: 1200, height: 630 };

/** The words and background of each share image. */
export function shareWords({
  event,
  eventPage,
  home,
  site,
}: ShareContent): Record<ShareImageName, ShareWords> {
  const { dates } = shownDates(event, eventPage.facts);
  const when = `${dates}, ${event.place}`;
  const notice = stateNotice(event, eventPage.states[event.state].notice, eventPage.saleOpens);
  const spoken = ({ lead, accent }: ShareWords['title']) => [lead, accent].filter(Boolean).join(' ');
  return {
    home: {
      title: home.hero.title,
      lines: [when, notice],
      picture: posterFile(home.hero.film),
      alt: `${site.brand}: ${spoken(home.hero.title)}. ${when}. ${notice}`,
    },
    event: {
      title: placeTitle(event, eventPage),
      lines: [dates, `${event.province}. ${notice}`],
      picture: posterFile(eventPage.film),
      alt: `${event.name}, ${dates}. ${notice}`,
    },
    site: {
      title: site.tagline,
      lines: [site.domain],
      picture: posterFile(home.hero.film),
      alt: `${site.brand}: ${spoken(site.tagline)}`,
    },
  };
}

/** Files that decide how the images look. */
const composition = [
  'app/share/[image]/route.tsx',
  'components/brand/share-picture.tsx',
  'lib/documents/wordmark.svg',
];

/**
 * File name of an image, `event-0123456789.jpg`. The hash changes with everything the image shows, because chats and
 * networks cache it for good.
 */
export function shareImageFile(name: ShareImageName, content: ShareContent): string {
  const { alt: _alt, ...shown } = shareWords(content)[name];
  const files = [shown.picture, ...composition].map((file) =>
    readFileSync(path.join(/* turbopackIgnore: true */ process.cwd(), file)),
  );
  return `${name}-${contentHash(JSON.stringify([shown, content.site.brand]), ...files)}.jpg`;
}

/** The images that app/share/[image]/route.tsx draws, for metadata and structured data. */
export function shareImages(content: ShareContent): Record<ShareImageName, ShareImage> {
  const words = shareWords(content);
  const image = (name: ShareImageName) => ({
    url: `/share/${shareImageFile(name, content)}`,
    ...shareSize,
    alt: words[name].alt,
  });
  return { home: image('home'), event: image('event'), site: image('site') };
}
