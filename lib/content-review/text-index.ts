import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatMonth } from '../dates';
import { eventFacts } from '../event/facts';
import { generated } from '../media/folders';
import { namedFiles } from '../media/named-files';
import { slug } from '../media/slug';
import { lineFinder } from './field-line';
import type { IndexedText } from './find-text';
import type { Content } from './finding';
import { contentFile, textFields } from './text-fields';

/** Texts that pages make from facts: the days as visitors read them, the parts' hours, the months of the legal texts. */
function derivedTexts({ event, legal }: Content): IndexedText[] {
  const { dates, dateParts, previousDates, timeline } = eventFacts(event);
  const file = contentFile('event');
  const days = [dates, dateParts.days, dateParts.rest, ...(previousDates ? [previousDates] : [])];
  const { common: _words, ...documents } = legal;
  return [
    ...days.map((text) => ({ text, file, field: 'firstDay, lastDay' })),
    ...timeline.flatMap(({ day, time }, index) => [
      { text: `${day}, ${time}`, file, field: `programme[${index}].start, end` },
      { text: day, file, field: `firstDay, programme[${index}].dayOffset` },
      { text: time, file, field: `programme[${index}].start, end` },
    ]),
    ...Object.entries(documents).map(([key, { updatedOn }]) => ({
      text: formatMonth(updatedOn),
      file: contentFile('legal', key),
      field: 'updatedOn',
    })),
  ];
}

/** What no visitor reads, and labels that pages get from the event's state, which has a field of its own for them. */
const unseen = /^(hero\.buy$|placeholderValues|describes$|uid$)|(^|\.)(icon|wave|id|state|language|focus)$/;

/**
 * Every text and every picture or film a visitor may see, with the file, the field and the line where it is changed.
 * @param folder the repository's root, whose content files tell the lines
 */
export function textIndex(content: Content, folder: string): IndexedText[] {
  const finders = new Map<string, (field: string) => number>();
  const lineOf = (file: string, field: string) => {
    const finder = finders.get(file) ?? lineFinder(readFileSync(path.join(folder, file), 'utf8'));
    finders.set(file, finder);
    return finder(field);
  };
  const media = new Map(
    namedFiles(content).map(({ name, file, field }) => [
      `${file} ${field}`,
      `${generated.address}/${slug(name)}`,
    ]),
  );
  const written = textFields(content)
    .filter(({ field }) => !unseen.test(field))
    .map(({ file, field, text }): IndexedText => {
      const address = media.get(`${file} ${field}`);
      return { text, file, field, line: lineOf(file, field), ...(address && { address }) };
    });
  return [...written, ...derivedTexts(content)];
}
