import { env } from '../env';
import { content } from '../content-model/content';

/** Origin of the public site, without a trailing slash: SITE_URL, else the platform's address, else the brand's own domain. */
export function siteOrigin(): string {
  return new URL(env().siteUrl ?? `https://${content().site.domain}`).origin;
}

/** Full URL of a path of this site. The home page has no trailing slash, as in its canonical link. */
export function absoluteUrl(path: string): string {
  return siteOrigin() + (path === '/' ? '' : path);
}
