import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/absolute-url';
import { routes } from '@/lib/routes';
import { content } from '@/lib/site-content';
import { siteOrigin } from '@/lib/site-url';

/** The pages with content of their own, with the day their content last changed. Placeholders stay out. */
export default function sitemap(): MetadataRoute.Sitemap {
  const { event, legal } = content;
  const origin = siteOrigin();
  const pages = [
    { path: routes.home, lastModified: event.updatedOn },
    { path: routes.nextEvent, lastModified: event.updatedOn },
    { path: routes.legalNotice, lastModified: legal.notice.updatedOn },
    { path: routes.privacyPolicy, lastModified: legal.privacy.updatedOn },
    { path: routes.cookiePolicy, lastModified: legal.cookies.updatedOn },
  ];
  return pages.map(({ path, lastModified }) => ({ url: absoluteUrl(origin, path), lastModified }));
}
