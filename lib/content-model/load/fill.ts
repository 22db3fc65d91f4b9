import type { CountName, FactName } from '../schemas/fact-names';
import { storedData, type Block } from './read-legal-text';

export interface Facts {
  /** What replaces each name: undefined if the fact has no value, such as a phone that the team does not have. */
  words: Record<FactName, string | undefined>;
  counts: Record<CountName, number>;
}

/** Keeps numbers and their words on one line with non-breaking spaces: 'artículo 13', '12 meses', 'S. L.'. */
const tieNumbers = (text: string) =>
  text
    .replace(/(artículos?|Ley|Decreto|Legislativo|Orgánica|WCAG\)?) (?=\d)/g, '$1\u00a0')
    .replace(/(\d) (?=(km|metros|años|días|horas|meses)\b)/g, '$1\u00a0')
    .replace(/\bS\. (?=[AL]\.)/g, 'S.\u00a0');

interface FillOptions {
  /** Whether the text begins a sentence, so that a fact at its very start gets a capital letter. */
  isSentence?: boolean;
  /** Names to leave in place. */
  own?: readonly string[];
  /** Called with the name of a fact that has no value. */
  onAbsent: (name: string) => void;
}

/**
 * Replaces the names of facts. Other names stay for the component that fills them in. If a fact ends in a full stop, such as
 * 'S. L.', the sentence does not get a second one.
 */
export function fillText(
  text: string,
  { words }: Facts,
  { isSentence = true, own = [], onAbsent }: FillOptions,
): string {
  const known: Record<string, string | undefined> = words;
  const filled = text.replace(/\{(\w+)\}(\.?)/g, (mark, name: string, stop: string, at: number) => {
    if (!Object.hasOwn(known, name) || own.includes(name)) return mark;
    const word = known[name];
    if (word === undefined) {
      onAbsent(name);
      return mark;
    }
    const shown = at === 0 && isSentence ? word.charAt(0).toLocaleUpperCase('es') + word.slice(1) : word;
    return shown.endsWith('.') ? shown : shown + stop;
  });
  return tieNumbers(filled);
}

/** Escapes what Markdown would take for formatting. */
const escaped = (text: string) => text.replace(/[\\`*_[\]<>|~&#]/g, '\\$&');

/** Whether a line is a list item or a table row. */
const isRow = (line: string) => /^\s*([-*+]|\d+[.)]|\|)/.test(line);

/**
 * Fills in facts. A list item or table row is left out if its fact has no value, such as a phone number.
 * @param table Markdown that replaces {storedData}
 * @param onAbsent called with name and line if a sentence needs a fact that has no value
 */
export function fillMarkdown(
  { markdown, line: firstLine }: Block,
  facts: Facts,
  table: string,
  onAbsent: (name: string, line: number) => void,
): string {
  const words = Object.fromEntries(
    Object.entries(facts.words).map(([name, word]) => [name, word && escaped(word)]),
  ) as Facts['words'];
  return markdown
    .split('\n')
    .flatMap((line, index, lines) => {
      if (line.trim() === storedData) return [table];
      let isApplicable = true;
      const filled = fillText(
        line,
        { ...facts, words },
        {
          isSentence: !lines[index - 1]?.trim(),
          onAbsent(name) {
            if (isRow(line)) isApplicable = false;
            else onAbsent(name, firstLine + index);
          },
        },
      );
      return isApplicable ? [filled] : [];
    })
    .join('\n')
    .trim();
}

/** A GFM table. */
export function markdownTable(columns: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map((row) => line(row.map(escaped)))].join(
    '\n',
  );
}
