import type { MetadataRoute } from 'next';
import { env } from '@/lib/env';
import { siteOrigin } from '@/lib/seo/site-url';

/** Open on the real site, closed on previews. Placeholder pages stay open: their own noindex has to be read. */
export default function robots(): MetadataRoute.Robots {
  if (env().preview) return { rules: { userAgent: '*', disallow: '/' } };
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${siteOrigin()}/sitemap.xml` };
}
