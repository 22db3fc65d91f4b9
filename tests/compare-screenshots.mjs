import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/*
 * node tests/compare-screenshots.mjs BEFORE AFTER: two folders of `npm run screenshots`. Prints every picture that
 * differs with the number of pixels that do and the rows they lie in, and puts a picture of the difference into
 * AFTER/differences. Ends with 1 when any does.
 */
const [before, after] = process.argv.slice(2);
if (!before || !after) {
  console.error('node tests/compare-screenshots.mjs BEFORE AFTER');
  process.exit(2);
}
const differences = path.join(after, 'differences');
rmSync(differences, { recursive: true, force: true });
mkdirSync(differences);

const read = (folder, name) => PNG.sync.read(readFileSync(path.join(folder, name)));

/** First and last row with a difference in a picture that pixelmatch drew with `diffMask`. */
function rowsOf({ data, width, height }) {
  const differs = (row) => data.subarray(row * width * 4, (row + 1) * width * 4).some((value) => value > 0);
  const rows = Array.from({ length: height }, (_, row) => row).filter(differs);
  return [rows[0], rows.at(-1)];
}

/** @returns what differs, in words; null when nothing does */
function compare(name) {
  if (!existsSync(path.join(after, name))) return 'only before';
  const [was, is] = [read(before, name), read(after, name)];
  const height = Math.min(was.height, is.height);
  const sizes = `${was.width}x${was.height} became ${is.width}x${is.height}`;
  if (was.width !== is.width) return sizes;
  const bytes = was.width * height * 4;
  const difference = new PNG({ width: was.width, height });
  const count = pixelmatch(
    was.data.subarray(0, bytes),
    is.data.subarray(0, bytes),
    difference.data,
    was.width,
    height,
    { threshold: 0.1, diffMask: true },
  );
  if (count === 0) return was.height === is.height ? null : sizes;
  writeFileSync(path.join(differences, name), PNG.sync.write(difference));
  const [first, last] = rowsOf(difference);
  const taller = was.height === is.height ? '' : `; ${sizes}`;
  return `${count} pixels, rows ${first} to ${last}${taller}`;
}

const names = readdirSync(before).filter((name) => name.endsWith('.png'));
const found = names.map((name) => [name, compare(name)]).filter(([, words]) => words !== null);
for (const [name, words] of found) console.log(`${name}: ${words}`);
console.log(`\n${names.length - found.length} of ${names.length} pictures are the same.`);
process.exitCode = found.length > 0 ? 1 : 0;
