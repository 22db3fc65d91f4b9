import { quote } from '../content-model/messages-to-staff';
import { homeSections, routes } from '../routes';
import type { ReadFiles, ReportProblem } from './read-files';
import { checkLink } from './read-legal-text';

/** Reports links that lead nowhere. */
function reportDeadLinks({ events, yaml, pages, legal }: ReadFiles, report: ReportProblem): void {
  const legalPages = Object.values(legal);
  const addresses = [...Object.values(routes), ...Object.keys(pages)];
  const anchors = {
    ...Object.fromEntries(addresses.map((address): [string, string[]] => [address, []])),
    ...Object.fromEntries(legalPages.map(({ page, sections }) => [page, sections.map(({ id }) => id)])),
    [routes.home]: Object.values(homeSections),
  };
  const describe = (href: string, expected: string) => `El enlace lleva a ${quote(href)}. ${expected}`;

  for (const { links, locate } of [...events, ...Object.values(yaml), ...Object.values(pages)])
    for (const { href, fieldPath } of links) {
      const expected = checkLink(href, routes.home, anchors);
      if (expected) report({ ...locate(fieldPath), text: describe(href, expected) });
    }
  for (const { file, page, linksInText } of legalPages)
    for (const { href, line } of linksInText) {
      const expected = checkLink(href, page, anchors);
      if (expected) report({ file, line, text: describe(href, expected) });
    }
}

/** Reports the copy of an event that has kept its identifier: calendars would replace one event by the other. */
function reportSharedUids({ events }: ReadFiles, report: ReportProblem): void {
  for (const [index, { value, locate }] of events.entries()) {
    const other = events.slice(0, index).find((one) => one.value.uid === value.uid);
    if (!other) continue;
    const text = `Pone ${quote(value.uid)}, que es el identificador de ${other.file}. Se espera uno propio de este evento, por ejemplo: ${crypto.randomUUID()}@almena`;
    report({ ...locate(['uid']), text });
  }
}

/** Reports links that lead nowhere, and events that share an identifier. */
export function checkFiles(files: ReadFiles, report: ReportProblem): void {
  reportDeadLinks(files, report);
  reportSharedUids(files, report);
}
