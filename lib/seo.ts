import type { Metadata } from 'next';
import { env } from './env';
import { shareImages, type ShareImageName } from './share-images';
import { content } from './site-content';
import { siteOrigin } from './site-url';

interface PageDescription {
  /** The page's own name; the brand is added where it is not in it. */
  title: string;
  description: string;
  /** Lower-case path: also the canonical address of every other spelling. */
  path: string;
  image?: ShareImageName;
  noindex?: boolean;
}

/** Metadata of one page: title, description, canonical address, Open Graph and Twitter card. */
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
    twitter: {
      card: 'summary_large_image',
      title: fullTitle,
      description,
      images: [{ url: picture.url, alt: picture.alt }],
    },
    ...(noindex || env().preview ? { robots: { index: false, follow: !env().preview } } : {}),
  };
}

/** Metadata that every page shares. Deployments that are not the real site ask not to be indexed. */
export function siteMetadata(): Metadata {
  const { brand, description } = content.site;
  return {
    metadataBase: new URL(siteOrigin()),
    title: brand,
    description,
    ...(env().preview ? { robots: { index: false, follow: false } } : {}),
  };
}
