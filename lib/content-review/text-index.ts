import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatMonth } from '../dates';
import { eventFacts } from '../event/facts';
import type { IndexedText } from './find-text';
import type { Content } from './finding';
import { contentFile, textFields } from './text-fields';

/** Texts that pages make from facts: the days as visitors read them, the parts' hours, the months of the legal texts. */
function madeTexts({ event, legal }: Content): IndexedText[] {
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

/** Where the text is written in the file, from 1; undefined for one that is put together or stands there twice. */
function lineIn(source: string, text: string): number | undefined {
  const quoted = `'${text}'`;
  const at = source.indexOf(quoted);
  return at === -1 || source.includes(quoted, at + 1) ? undefined : source.slice(0, at).split('\n').length;
}

/** Labels that the pages get from the event's state, which has a field of its own for them. */
const derived = ['hero.buy'];

/**
 * Every text a visitor may see, with the file, the field and the line where it is changed.
 * @param folder the repository's root, whose content files tell the lines
 */
export function textIndex(content: Content, folder: string): IndexedText[] {
  const sources = new Map<string, string>();
  const source = (file: string) => {
    const known = sources.get(file) ?? readFileSync(path.join(folder, file), 'utf8');
    sources.set(file, known);
    return known;
  };
  const written = textFields(content)
    .filter(({ field }) => !derived.includes(field) && !field.startsWith('standIns'))
    .map((entry) => ({ ...entry, line: lineIn(source(entry.file), entry.text) }));
  return [...written, ...madeTexts(content)];
}
