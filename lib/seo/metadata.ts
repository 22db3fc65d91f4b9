import type { Metadata, Viewport } from 'next';
import { color } from '../brand/colors';
import { content } from '../content-loader/content';
import type { LegalPage } from '../content-model/legal';
import { env } from '../env';
import { makeShareImagePath, shareSize, shareWords, type ShareImageName } from './share-images';
import { siteOrigin } from './site-url';

interface PageDescription {
  /** The brand is appended unless the title contains it. */
  title: string;
  description: string;
  /** Path in lower case. It is the canonical address however visitors capitalise it. */
  path: string;
  image?: ShareImageName;
  noindex?: boolean;
}

/** Metadata of one page. Next derives the Twitter card from the Open Graph fields. */
export function pageMetadata({
  title,
  description,
  path,
  image = 'site',
  noindex = false,
}: PageDescription): Metadata {
  const { brand } = content().site;
  const fullTitle = title.includes(brand) ? title : `${title} | ${brand}`;
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
      images: [
        { url: makeShareImagePath(image, content()), ...shareSize, alt: shareWords(content())[image].alt },
      ],
    },
    ...(noindex && { robots: { index: false, follow: true } }),
  };
}

export function legalMetadata({ title, description }: LegalPage, path: string): Metadata {
  return pageMetadata({ title: [title.lead, title.accent].filter(Boolean).join(' '), description, path });
}

export function siteMetadata(): Metadata {
  const { brand, description } = content().site;
  return {
    metadataBase: new URL(siteOrigin()),
    title: brand,
    description,
    // Search engines list only the real site.
    ...(env().preview && { robots: { index: false, follow: false } }),
  };
}

/** Gives the browser's own controls the colours of the site. */
export function siteViewport(): Viewport {
  return { themeColor: color('ink'), colorScheme: 'dark light' };
}
