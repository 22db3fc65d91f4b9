import type { Metadata, Viewport } from 'next';
import { env } from '../env';
import { shareImages, type ShareImageName } from './share-images';
import { content } from '../site-content';
import { siteOrigin } from './site-origin';

interface PageDescription {
  /** The page's own name; the brand is added where it is not in it. */
  title: string;
  description: string;
  /** Lower-case path: also the canonical address of every other spelling. */
  path: string;
  image?: ShareImageName;
  noindex?: boolean;
}

/** No deployment but the real site is anybody's to find. */
const closed: Metadata = { robots: { index: false, follow: false } };

/** No search result yet; the web archive may keep it, as it keeps the site. */
const unlisted: Metadata = {
  robots: { index: false, follow: true },
  other: { 'archive.org_bot': 'all' },
};

/** Metadata of one page: title, description, canonical address, Open Graph; Next derives the Twitter card from it. */
export function pageMetadata({
  title,
  description,
  path,
  image = 'site',
  noindex = false,
}: PageDescription): Metadata {
  const { brand } = content.site;
  const fullTitle = title.includes(brand) ? title : `${title} | ${brand}`;
  const picture = shareImages(content)[image];
  return {
    title: fullTitle,
    description,
    alternates: { canonical: path },
    openGraph: {
      type: 'website',
      locale: 'es_ES',
      siteName: brand,
      title: fullTitle,
      description,
      url: path,
      images: [picture],
    },
    ...(env().preview ? closed : noindex ? unlisted : {}),
  };
}

/** Metadata that every page shares. Deployments that are not the real site ask not to be indexed. */
export function siteMetadata(): Metadata {
  const { brand, description } = content.site;
  return {
    metadataBase: new URL(siteOrigin()),
    title: brand,
    description,
    ...(env().preview ? closed : {}),
  };
}

/** `--color-tinta` of app/theme.css, for what reads no style sheet. */
export const themeColor = '#0c0b10';

/** Colours of the browser's own parts around every page. */
export const siteViewport: Viewport = { themeColor, colorScheme: 'dark light' };
