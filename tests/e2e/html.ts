import { Window } from 'happy-dom';
import type { APIRequestContext } from 'playwright/test';
import { isUnfinished } from '@/lib/content-schema/placeholders';
import { content } from '@/lib/site-content';
import { routes } from '@/lib/routes';

/** The document as the server sends it, read without a browser: for what stands in the HTML alone. */
export async function htmlOf(request: APIRequestContext, path: string): Promise<Document> {
  const response = await request.get(path);
  const window = new Window({ url: response.url() });
  return new window.DOMParser().parseFromString(await response.text(), 'text/html') as unknown as Document;
}

/** The first of the pages in the making, and of those that have got content, where there are any. */
const ofPlaceholders = [true, false].flatMap((unfinished) =>
  Object.entries(content.placeholders.pages)
    .filter(([, page]) => isUnfinished(page) === unfinished)
    .map(([path]) => path)
    .slice(0, 1),
);

/** A page of each template: what is the same on all pages of one template need not be looked at on each. */
export const templates: string[] = [routes.home, routes.nextEvent, routes.cookiePolicy, ...ofPlaceholders];
