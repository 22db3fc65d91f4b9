import { webAddress } from '../content-model/links';
import { describeAbsentFact, listNames, quote } from '../content-model/messages-to-staff';
import { homeSections, routes } from '../routes';
import type { Problem, SourceLocation } from './problems';
import { listTexts, type ContentFile } from './read-file';
import { listShownFiles, type ContentFiles } from './read-files';

/**
 * Says in Spanish what is expected instead of a link. Null if the link is right.
 * @param anchors the ids in each page, by the page's address
 * @param ownIds the ids in the page that contains the link
 */
function checkLink(href: string, anchors: Record<string, string[]>, ownIds: string[]): string | null {
  if (/^mailto:(\{email\}|[^\s{}@]+@[^\s{}@]+)$/.test(href)) return null;
  if (!/^[/#]/.test(href)) {
    const [issue] = webAddress('').safeParse(href).error?.issues ?? [];
    return issue ? `${issue.message} Dentro de la web, por ejemplo: /politica-cookies#lista` : null;
  }
  const [path, id] = href.split('#');
  const ids = path ? anchors[path] : ownIds;
  if (!ids) return `Se espera una página de esta web: ${Object.keys(anchors).join(', ')}.`;
  if (id === undefined || ids.includes(id)) return null;
  return `Se espera un apartado de esa página: ${ids.map((known) => `#${known}`).join(', ')}.`;
}

const error = (location: SourceLocation, text: string): Problem => ({ level: 'error', ...location, text });

const listIds = ({ markdown }: ContentFile) => markdown?.sections.map(({ id }) => id) ?? [];

/** Finds links that lead nowhere. */
function findDeadLinks(files: ContentFiles): Problem[] {
  const anchors: Record<string, string[]> = {
    [routes.home]: Object.values(homeSections),
    [routes.nextEvent]: [],
    [routes.privacyPolicy]: listIds(files.privacyPolicy),
    [routes.cookiePolicy]: listIds(files.cookiePolicy),
    [routes.legalNotice]: listIds(files.legalNotice),
    ...Object.fromEntries(Object.keys(files.pages).map((address) => [address, []])),
  };
  return [...listShownFiles(files), ...files.pastEvents].flatMap((file) =>
    listTexts(file).flatMap(({ text, field, location }) => {
      const expected = field.link ? checkLink(text, anchors, listIds(file)) : null;
      return expected ? [error(location, `El enlace lleva a ${quote(text)}. ${expected}`)] : [];
    }),
  );
}

/** Finds the copy of an event that has kept its identifier: calendars would replace one event by the other. */
function findSharedUids({ nextEvent, laterEvents, pastEvents }: ContentFiles): Problem[] {
  const events = [...pastEvents, nextEvent, ...laterEvents];
  return events.flatMap(({ value: { uid }, locate }, index) => {
    const other = events.slice(0, index).find((event) => event.value.uid === uid);
    if (!other) return [];
    const text = `Pone ${quote(uid)}, que es el identificador de ${other.file}. Se espera uno propio de este evento, por ejemplo: ${crypto.randomUUID()}@almena`;
    return [error(locate(['uid']), text)];
  });
}

/** Finds texts that name a fact without a value, and so still have the name after filling. */
const findUnfilledTexts = (filled: ContentFiles): Problem[] =>
  listShownFiles(filled)
    .flatMap(listTexts)
    .flatMap(({ text, field, location }) => {
      const [name] = field.prose ? listNames(text) : [];
      return name === undefined ? [] : [error(location, describeAbsentFact(name))];
    });

/** Finds links that lead nowhere, identifiers that two events share, and facts that texts name and that do not exist. */
export const checkFiles = (files: ContentFiles, filled: ContentFiles): Problem[] => [
  ...findDeadLinks(files),
  ...findSharedUids(files),
  ...findUnfilledTexts(filled),
];
