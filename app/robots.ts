import type { MetadataRoute } from 'next';
import { env } from '@/lib/env';
import { siteOrigin } from '@/lib/seo/site-origin';

/** The real site is open to search engines, placeholders included (they ask not to be indexed); previews are closed. */
export default function robots(): MetadataRoute.Robots {
  if (env().preview) return { rules: { userAgent: '*', disallow: '/' } };
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${siteOrigin()}/sitemap.xml` };
}
