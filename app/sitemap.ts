import type { MetadataRoute } from 'next';
import { content } from '@/lib/content-loader/content';
import { isUnfinished } from '@/lib/content-model/pages';
import { routes } from '@/lib/routes';
import { absoluteUrl } from '@/lib/seo/site-url';

/** Lists all pages except the unfinished ones. Legal pages have the date of their last change. */
export default function sitemap(): MetadataRoute.Sitemap {
  const { legal, pages } = content();
  const finished = Object.entries(pages).flatMap(([path, page]) => (isUnfinished(page) ? [] : path));
  const updatedOn: Record<string, string> = {
    [routes.legalNotice]: legal.legalNotice.updatedOn,
    [routes.privacyPolicy]: legal.privacyPolicy.updatedOn,
    [routes.cookiePolicy]: legal.cookiePolicy.updatedOn,
  };
  return [...Object.values(routes), ...finished].map((path) => ({
    url: absoluteUrl(path),
    lastModified: updatedOn[path],
  }));
}
