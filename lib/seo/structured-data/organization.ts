import type { Organization, WebSite } from 'schema-dts';
import { absoluteUrl } from '../absolute-url';
import type { SiteContent } from '../../content-schema/site';

/** The one identifier under which every page speaks of the organiser. */
export function organizationId(origin: string): string {
  return `${origin}/#organizacion`;
}

/** The brand in the few words that every page can carry. */
export function organizationSummary({ brand }: Pick<SiteContent, 'brand'>, origin: string) {
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: brand,
    url: absoluteUrl(origin, '/'),
    logo: `${origin}/images/icon-512.png`,
  } satisfies Organization;
}

/** The brand with its e-mail address, its phone and its accounts. */
export function organization(
  site: Pick<SiteContent, 'brand' | 'email' | 'phone' | 'social'>,
  origin: string,
) {
  return {
    ...organizationSummary(site, origin),
    email: site.email,
    ...(site.phone && { telephone: site.phone }),
    sameAs: site.social.map(({ href }) => href),
  } satisfies Organization;
}

/** Gives search engines the site's name. */
export function webSite({ brand }: Pick<SiteContent, 'brand'>, origin: string) {
  return { '@type': 'WebSite', name: brand, url: absoluteUrl(origin, '/') } satisfies WebSite;
}
