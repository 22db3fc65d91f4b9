import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatMonth } from '../dates';
import { env } from '../env';
import { eventFacts } from '../event/facts';
import { generated, slug } from '../media/folders';
import { content } from '../site-content';
import { lineFinder } from './field-line';
import type { IndexedText } from './find-text';
import type { Content } from './finding';
import { namedFiles } from './named-files';
import { counts, grouped } from './report';
import { readSurroundings, reviewContent } from './review';
import { contentFile, textFields } from './text-fields';

/** Texts that pages derive from facts: days, hours, and the months of the legal texts. */
function derivedTexts({ event, legal }: Content): IndexedText[] {
  const { dates, dateParts, previousDates, timeline } = eventFacts(event);
  const { common: _texts, ...documents } = legal;
  const ofEvent = (text: string, field: string) => ({ text, file: contentFile('event'), field });
  const days = [dates, dateParts.days, dateParts.rest, ...(previousDates ? [previousDates] : [])];
  return [
    ...days.map((text) => ofEvent(text, 'firstDay, lastDay')),
    ...timeline.flatMap(({ day, time, when }, index) => [
      ofEvent(when, `programme[${index}].start, end`),
      ofEvent(day, `firstDay, programme[${index}].dayOffset`),
      ofEvent(time, `programme[${index}].start, end`),
    ]),
    ...Object.entries(documents).map(([key, { updatedOn }]) => ({
      text: formatMonth(updatedOn),
      file: contentFile('legal', key),
      field: 'updatedOn',
    })),
  ];
}

/** Fields that no visitor sees, and labels that the event's state replaces. */
const unseen = /^(hero\.buy$|placeholderValues|describes$|uid$)|(^|\.)(icon|wave|id|state|language|focus)$/;

/**
 * Every text, picture and film that visitors see, with the file, the field and the line where it is changed.
 * @param root the repository's folder
 */
export function textIndex(content: Content, root: string): IndexedText[] {
  const fields = textFields(content);
  const files = [...new Set(fields.map(({ file }) => file))];
  const lines = new Map(
    files.map((file) => [file, lineFinder(readFileSync(path.join(root, file), 'utf8'))] as const),
  );
  const addresses = new Map(
    namedFiles(content).map(({ file, field, name }) => [
      `${file} ${field}`,
      `${generated.address}/${slug(name)}`,
    ]),
  );
  const written = fields
    .filter(({ field }) => !unseen.test(field))
    .map(({ file, field, text }): IndexedText => {
      const address = addresses.get(`${file} ${field}`);
      return { text, file, field, line: lines.get(file)?.(field), ...(address && { address }) };
    });
  return [...written, ...derivedTexts(content)];
}

/** Props of the preview bar. */
export async function staffPreview() {
  const root = process.cwd();
  const findings = reviewContent(content, await readSurroundings(root));
  return {
    summary: counts(findings),
    groups: grouped(findings),
    index: textIndex(content, root),
    editor: env().contentEditor,
  };
}
