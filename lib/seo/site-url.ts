import { env } from '../env';
import { content } from '../content-loader/content';

/** Origin of the public site, without a trailing slash: SITE_URL, or else the address on Vercel, or else the brand's domain. */
export function siteOrigin(): string {
  return new URL(env().siteUrl ?? `https://${content().site.domain}`).origin;
}

/** Full URL of a path on this site. The home page has no trailing slash, just as in its canonical link. */
export function absoluteUrl(path: string): string {
  return siteOrigin() + (path === '/' ? '' : path);
}
