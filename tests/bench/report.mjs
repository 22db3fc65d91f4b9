import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Table
 * @property {string} title
 * @property {string[]} columns
 * @property {(string | number)[][]} rows
 * @property {string} [note]
 */

/** @param {number[]} values not empty */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Fixed decimals, or a dash where there is no figure. */
export function figure(value, decimals = 0) {
  return Number.isFinite(value) ? value.toFixed(decimals) : '–';
}

/** `1.23 x`: how often b goes into a. */
export function ratio(a, b) {
  return b > 0 ? `${figure(a / b, 2)} x` : '–';
}

/** @param {Table} table */
function asMarkdown({ title, columns, rows, note }) {
  const cells = [columns, ...rows].map((row) => row.map(String));
  const widths = columns.map((_, index) => Math.max(...cells.map((row) => row[index].length), 3));
  const line = (row) =>
    `| ${row.map((cell, index) => (index ? cell.padStart(widths[index]) : cell.padEnd(widths[index]))).join(' | ')} |`;
  const rule = `| ${widths.map((width, index) => (index ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`;
  return [
    `## ${title}`,
    '',
    line(cells[0]),
    rule,
    ...cells.slice(1).map(line),
    ...(note ? ['', note] : []),
    '',
  ].join('\n');
}

/**
 * Prints the tables and keeps them as Markdown.
 * @param {Table[]} tables
 * @param {{ folder: string, heading: string }} place
 */
export function report(tables, { folder, heading }) {
  const text = tables.map(asMarkdown).join('\n');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.md`);
  writeFileSync(file, `# ${heading}\n\n${text}`);
  console.log(`\n${text}\nKept in ${path.relative(process.cwd(), file)}`);
}
