import { routes, sections } from '../routes';
import { errorIn, warningIn, type Content, type Finding } from './finding';
import { contentFile, plainText, type TextField } from './text-fields';

/** Ids by address of each page. */
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

/** The pages of files whose links may be anchors only ('#contacto'). */
const pageOf: Record<string, string> = {
  [contentFile('legal', 'notice')]: routes.legalNotice,
  [contentFile('legal', 'privacy')]: routes.privacyPolicy,
  [contentFile('legal', 'cookies')]: routes.cookiePolicy,
};

/** The fault of a link inside the site, or null. */
function deadEnd({ file, field, text }: TextField, anchors: Anchors): string | null {
  const [path = '', anchor] = text.split('#');
  const ids = anchors[path === '' ? (pageOf[file] ?? routes.home) : path];
  if (!ids) return `${field}: no hay ninguna página en «${text}»`;
  return anchor === undefined || ids.includes(anchor)
    ? null
    : `${field}: «${text}» lleva a un apartado que no existe («${anchor}»)`;
}

const targets = [
  ...Object.values(routes).filter((route) => route !== routes.home),
  ...Object.values(sections).map((id) => `/#${id}`),
];

const wordsOf = (text: string) => plainText(text).match(/[a-z]+/g) ?? [];

/** Whether words name an address, endings aside: 'Ver el próximo evento' and '/proximos-eventos'. */
const namesTarget = (words: readonly string[], target: string) =>
  wordsOf(target).every((part) => words.some((word) => word.startsWith(part.replace(/[aeo]?s?$/, ''))));

/** The page or section that a link's label names, if the link leads elsewhere. */
function otherTarget({ file, field, text }: TextField, texts: readonly TextField[]): string | undefined {
  const label = texts.find(
    (other) =>
      other.file === file &&
      [field.replace(/href$/, 'label'), field.replace(/href$/, 'text')].includes(other.field),
  );
  const words = wordsOf(label?.text ?? '');
  const named = targets.filter((target) => namesTarget(words, target));
  return text === routes.home || named.some((target) => text.startsWith(target)) ? undefined : named[0];
}

/**
 * Links to pages or sections that do not exist or differ from their labels, and routes without a page.
 * @param pages addresses with a page file of their own
 */
export function insideLinks(
  content: Content,
  texts: readonly TextField[],
  pages: readonly string[],
): Finding[] {
  const anchors = anchorsOf(content, pages);
  const links = texts.filter(({ field, text }) => /(^|\.)href$/.test(field) && /^[/#]/.test(text));
  const placeholders = contentFile('placeholders');
  return [
    ...links.flatMap((link) => {
      const problem = deadEnd(link, anchors);
      return problem ? [errorIn(link.file, problem)] : [];
    }),
    ...Object.values(routes)
      .filter((route) => !anchors[route])
      .map((route) =>
        errorIn(
          placeholders,
          `${route}: no hay página ni texto de «en desarrollo»; esa dirección daría un error 404`,
        ),
      ),
    ...links.flatMap((link) => {
      const other = otherTarget(link, texts);
      return other
        ? [warningIn(link.file, `${link.field}: lleva a «${link.text}» y su texto nombra «${other}»`)]
        : [];
    }),
  ];
}
