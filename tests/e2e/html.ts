import { Window } from 'happy-dom';
import type { APIRequestContext } from 'playwright/test';
import { isUnfinished } from '@/lib/content-model/placeholders';
import { content } from '../site-content';
import { routes } from '@/lib/routes';

/** The document as the server sends it, parsed without a browser. */
export async function htmlOf(request: APIRequestContext, path: string): Promise<Document> {
  const response = await request.get(path);
  const window = new Window({ url: response.url() });
  return new window.DOMParser().parseFromString(await response.text(), 'text/html') as unknown as Document;
}

/** One unfinished and one finished placeholder page, if there are any. */
const placeholderPages = [true, false].flatMap((unfinished) =>
  Object.entries(content.placeholders.pages)
    .filter(([, page]) => isUnfinished(page) === unfinished)
    .map(([name]) => `/${name}`)
    .slice(0, 1),
);

/** One page of each template. */
export const templates: string[] = [routes.home, routes.nextEvent, routes.cookiePolicy, ...placeholderPages];
