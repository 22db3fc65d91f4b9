/**
 * @typedef {object} Table
 * @property {string} title
 * @property {Record<string, string | number>[]} rows by the names of their columns
 * @property {string} [note]
 */

/** @param {number[]} values not empty */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Fixed decimals, or a dash where there is no figure. */
export function figure(value, decimals = 0) {
  return Number.isFinite(value) ? value.toFixed(decimals) : '–';
}

/** The median and the range: `790 (770 to 812)`. */
export function spread(values, decimals = 0) {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)];
  return `${figure(middle, decimals)} (${figure(least, decimals)} to ${figure(most, decimals)})`;
}

/** `1.23 x`: the median of the first beside that of the second. */
export function ratio(values, others) {
  return `${figure(median(values) / median(others), 2)} x`;
}

/** @param {Table} table */
export function print({ title, rows, note = '' }) {
  console.log(`\n${title}`);
  console.table(Object.fromEntries(rows.map(({ page, ...others }) => [page, others])));
  if (note) console.log(note);
}
