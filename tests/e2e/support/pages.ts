import { Window } from 'happy-dom';
import type { APIRequestContext } from 'playwright/test';
import { isUnfinished } from '@/lib/content-model/pages';
import { routes } from '@/lib/routes';
import { content } from '../../site-content';

export const pages = [...Object.values(routes), ...Object.keys(content.pages)];

/** The pages that say 'Página en desarrollo' with the tests' content. */
export const unfinished = Object.entries(content.pages)
  .filter(([, page]) => isUnfinished(page))
  .map(([path]) => path);

export const finished = pages.filter((path) => !unfinished.includes(path));

/** One page of each kind, because the legal pages are alike, and so are the unfinished ones. */
export const kinds = [
  ...finished.filter((path) => path !== routes.privacyPolicy && path !== routes.legalNotice),
  ...unfinished.slice(0, 1),
];

/** A page as the server sends it, or its first bytes, parsed without a browser. */
export async function htmlOf(request: APIRequestContext, path: string, bytes = Infinity): Promise<Document> {
  const response = await request.get(path);
  const window = new Window({ url: response.url() });
  const html = (await response.body()).subarray(0, bytes).toString();
  return new window.DOMParser().parseFromString(html, 'text/html') as unknown as Document;
}
