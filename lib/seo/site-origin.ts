import { env } from '../env';
import { content } from '../site-content';

/** Origin of the public site, without a final slash: SITE_URL, else the platform's address, else the brand's own domain. */
export function siteOrigin(): string {
  return new URL(env().siteUrl ?? `https://${content.site.domain}`).origin;
}
