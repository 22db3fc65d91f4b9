import { fillText, type Facts } from './fill';
import { storedData, type Block } from './legal-text';

/** Escapes what Markdown would take for formatting. */
const escaped = (text: string) => text.replace(/[\\`*_[\]<>|~&#]/g, '\\$&');

/** Keeps numbers and their words on one line with non-breaking spaces: 'artículo 13', '12 meses'. */
const tieNumbers = (text: string) =>
  text
    .replace(/(artículos?|Ley|Decreto|Legislativo|Orgánica|WCAG\)?) (?=\d)/g, '$1\u00a0')
    .replace(/(\d) (?=(días|horas|meses)\b)/g, '$1\u00a0');

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
      return isApplicable ? [tieNumbers(filled)] : [];
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
