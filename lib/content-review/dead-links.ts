import { routes, sections } from '../routes';
import type { Content, Finding } from './finding';
import { contentFile, textFields } from './text-fields';

/** Ids by address; an address that is not in it is no page. */
type Anchors = Record<string, readonly string[]>;

function anchorsOf({ legal, placeholders }: Content, pages: readonly string[]): Anchors {
  const ids = (document: { sections: { id: string }[] }) => document.sections.map(({ id }) => id);
  const known: Anchors = {
    [routes.home]: Object.values(sections),
    [routes.legalNotice]: ids(legal.notice),
    [routes.privacyPolicy]: ids(legal.privacy),
    [routes.cookiePolicy]: ids(legal.cookies),
  };
  const addresses = [...pages, ...Object.keys(placeholders.pages)];
  return Object.fromEntries(addresses.map((address) => [address, known[address] ?? []]));
}

/** The page a file's own anchors ('#contacto') belong to. */
const pageOf: Record<string, string> = {
  [contentFile('legal', 'notice')]: routes.legalNotice,
  [contentFile('legal', 'privacy')]: routes.privacyPolicy,
  [contentFile('legal', 'cookies')]: routes.cookiePolicy,
};

/**
 * Links of the content that lead to a page or a section the site does not have, and addresses of the site that
 * neither a page nor a placeholder answers, or both do.
 * @param pages addresses with a page file of their own
 */
export function deadLinks(content: Content, pages: readonly string[]): Finding[] {
  const anchors = anchorsOf(content, pages);
  const dead = textFields(content).flatMap(({ file, field, text }) => {
    if (!/(^|\.)href$/.test(field) || !/^[/#]/.test(text)) return [];
    const [path = '', anchor] = text.split('#');
    const ids = anchors[path === '' ? (pageOf[file] ?? routes.home) : path];
    if (!ids) return [{ file, text: `${field}: no hay ninguna página en «${text}»` }];
    if (anchor === undefined || ids.includes(anchor)) return [];
    return [{ file, text: `${field}: «${text}» lleva a un apartado que no existe («${anchor}»)` }];
  });
  const unserved = Object.values(routes)
    .filter((route) => !anchors[route])
    .map((route) => ({
      file: contentFile('placeholders'),
      text: `${route}: no hay página ni texto de «en desarrollo»; esa dirección daría un error 404`,
    }));
  const twice = Object.keys(content.placeholders.pages)
    .filter((address) => pages.includes(address))
    .map((address) => ({
      file: contentFile('placeholders'),
      text: `${address}: ya tiene página propia; borra aquí su texto`,
    }));
  return [
    ...[...dead, ...unserved].map((found) => ({ level: 'error' as const, topic: 'link' as const, ...found })),
    ...twice.map((found) => ({ level: 'notice' as const, topic: 'link' as const, ...found })),
  ];
}
