import { readFileSync } from 'node:fs';
import type { Content } from '../content-loader/load-content';
import type { Title } from '../content-model/texts';
import type { FilmUploads } from '../media/media-manifest';
import { readPrintFonts } from '../brand/printable';
import { env } from '../env';
import { decapitalise } from '../spelling';
import { shortHash } from '../media/file-names';
import { uploadPath } from '../media/folders';
import { inRepository } from '../repository';

/** The home page and the event's page each have a share image. All other pages share the image `site`. */
export const shareImageNames = ['home', 'event', 'site'] as const;

export type ShareImageName = (typeof shareImageNames)[number];

interface ShareWords {
  title: Title;
  lines: string[];
  /** The film whose first frame is the background of the image. */
  film: FilmUploads;
  alt: string;
}

type ShareContent = Pick<Content, 'event' | 'eventView' | 'home' | 'site'>;

export const shareSize = { width: 1200, height: 630 };

/** The words and background of each share image. */
export function shareWords({
  event,
  eventView,
  home,
  site,
}: ShareContent): Record<ShareImageName, ShareWords> {
  const { dates, notice, placeTitle } = eventView.texts;
  const when = `${dates}, ${event.place}`;
  const spoken = ({ lead, accent }: Title) => [lead, accent].filter(Boolean).join(' ');
  return {
    home: {
      title: home.hero.title,
      lines: [when, notice],
      film: home.hero.film,
      alt: `${site.brand}: ${spoken(home.hero.title)}. ${when}. ${notice}`,
    },
    event: {
      title: placeTitle,
      lines: [dates, `${event.province}. ${notice}`],
      film: event.film,
      alt: `${event.name}, ${decapitalise(dates)}. ${notice}`,
    },
    site: {
      title: site.tagline,
      lines: [site.domain],
      film: home.hero.film,
      alt: `${site.brand}: ${spoken(site.tagline)}`,
    },
  };
}

/** Files that decide how the images look, besides the fonts. */
const designFiles = [
  'lib/brand/colors.css',
  'app/share/[image]/route.tsx',
  'components/brand/share-picture.tsx',
  'components/ui/title-text.tsx',
  'lib/brand/printable.ts',
  'lib/brand/wordmark.svg',
];

/** `/share/event-0123456789.jpg`. Social networks keep images for good, so the hash changes with all that the image shows. */
export function makeShareImagePath(name: ShareImageName, content: ShareContent): string {
  const shown = shareWords(content)[name];
  const poster = uploadPath(env().contentDir, shown.film.landscape.poster);
  const files = [poster, ...designFiles].map((file) => readFileSync(inRepository(file)));
  const fonts = readPrintFonts().map(({ data }) => data);
  return `/share/${name}-${shortHash(JSON.stringify(shown), ...files, ...fonts)}.jpg`;
}
