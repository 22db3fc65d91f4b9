/**
 * @typedef {object} Table
 * @property {string} title
 * @property {Record<string, string | number>[]} rows cells by column name; `page` names the row
 * @property {string} [note]
 */

/** @param {number[]} values not empty */
function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Fixed decimals, or a dash for NaN and infinity. */
export function figure(value, decimals = 0) {
  return Number.isFinite(value) ? value.toFixed(decimals) : '–';
}

/** Median and range: `790 (770 to 812)`. */
export function spread(values) {
  return `${figure(median(values))} (${figure(Math.min(...values))} to ${figure(Math.max(...values))})`;
}

/** @param {Table} table */
export function print({ title, rows, note = '' }) {
  console.log(`\n${title}`);
  console.table(Object.fromEntries(rows.map(({ page, ...others }) => [page, others])));
  if (note) console.log(note);
}
