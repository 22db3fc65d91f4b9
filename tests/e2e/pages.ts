import { Window } from 'happy-dom';
import type { APIRequestContext } from 'playwright/test';

/**
 * The placeholder pages that are unfinished in the tests' content. Of the other two, /galeria has photos and /partners
 * has entries.
 */
export const unfinished = [
  ...['/experiencias-pasadas', '/testimonios', '/patrocinadores', '/proponer-espacio', '/colaborar'],
];
const legalPages = ['/politica-privacidad', '/politica-cookies', '/aviso-legal'];
export const finished = ['/', '/proximos-eventos', '/galeria', '/partners', ...legalPages];

/** One page of each kind. */
export const kinds = ['/', '/proximos-eventos', '/politica-cookies', '/testimonios', '/galeria', '/partners'];

/** A page as the server sends it, parsed without a browser. */
export async function htmlOf(request: APIRequestContext, path: string): Promise<Document> {
  const response = await request.get(path);
  const window = new Window({ url: response.url() });
  return new window.DOMParser().parseFromString(await response.text(), 'text/html') as unknown as Document;
}
