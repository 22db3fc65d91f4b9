import type { MetadataRoute } from 'next';
import { env } from '@/lib/env';
import { siteOrigin } from '@/lib/seo/site-url';

/**
 * Search engines may visit the whole real site, where unfinished pages have `noindex`. They may not visit a preview.
 */
export default function robots(): MetadataRoute.Robots {
  if (env().preview) return { rules: { userAgent: '*', disallow: '/' } };
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${siteOrigin()}/sitemap.xml` };
}
