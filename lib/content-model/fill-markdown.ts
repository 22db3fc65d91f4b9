import { fillText, type Facts } from './fill';
import { storedData, type Block } from './legal-text';

/** The characters of a fact that Markdown would take for formatting. */
const escaped = (text: string) => text.replace(/[\\`*_[\]<>|~&#]/g, '\\$&');

/** Keeps numbers on the line of their word with non-breaking spaces: 'artículo 13', '12 meses'. */
const tieNumbers = (text: string) =>
  text
    .replace(/(artículos?|Ley|Decreto|Legislativo|Orgánica|WCAG\)?) (?=\d)/g, '$1\u00a0')
    .replace(/(\d) (?=(días|horas|meses)\b)/g, '$1\u00a0');

/** A list item or a table row on a line of its own. */
const isRow = (line: string) => /^\s*([-*+]|\d+[.)]|\|)/.test(line);

/**
 * Fills in facts. List items and table rows that name a fact that does not exist are left out.
 * @param table Markdown that replaces {storedData}
 * @param onAbsent called with the name and the line of a fact that a sentence needs and that does not exist
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
    .join('\n');
}

/** A GFM table. */
export function markdownTable(columns: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map((row) => line(row.map(escaped)))].join(
    '\n',
  );
}
