import type { MetadataRoute } from 'next';
import { env } from '@/lib/env';
import { siteOrigin } from '@/lib/seo/site-url';

/** Allows everything on the real site, where placeholder pages carry `noindex`, and nothing on previews. */
export default function robots(): MetadataRoute.Robots {
  if (env().preview) return { rules: { userAgent: '*', disallow: '/' } };
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${siteOrigin()}/sitemap.xml` };
}
