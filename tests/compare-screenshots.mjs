import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/*
 * node tests/compare-screenshots.mjs BEFORE AFTER compares two folders of `npm run screenshots`. It prints each picture that
 * differs, with the number of pixels and their rows, and writes the differences to AFTER/differences. Exits with 1 if
 * there are any.
 */
const [before, after] = process.argv.slice(2);
if (!before || !after) {
  console.error('node tests/compare-screenshots.mjs BEFORE AFTER');
  process.exit(2);
}
const differences = path.join(after, 'differences');
rmSync(differences, { recursive: true, force: true });
mkdirSync(differences);

/** RGBA bytes and size of a picture. */
async function read(file) {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** First and last row with a difference in the output of pixelmatch with `diffMask`. */
function changedRows(mask, width) {
  const rowBytes = width * 4;
  const first = mask.findIndex((value) => value > 0);
  const last = mask.findLastIndex((value) => value > 0);
  return `rows ${Math.floor(first / rowBytes)} to ${Math.floor(last / rowBytes)}`;
}

/** Describes the differences of a picture; null if there are none. */
async function compare(name) {
  if (!existsSync(path.join(after, name))) return 'only before';
  const [old, current] = await Promise.all([before, after].map((folder) => read(path.join(folder, name))));
  const sizes = `${old.width}x${old.height} became ${current.width}x${current.height}`;
  if (old.width !== current.width) return sizes;
  const { width } = old;
  const height = Math.min(old.height, current.height);
  const bytes = width * height * 4;
  const mask = Buffer.alloc(bytes);
  const [oldPixels, currentPixels] = [old, current].map(({ data }) => data.subarray(0, bytes));
  const options = { threshold: 0.1, diffMask: true };
  const count = pixelmatch(oldPixels, currentPixels, mask, width, height, options);
  const resized = old.height === current.height ? '' : `; ${sizes}`;
  if (count === 0) return resized === '' ? null : sizes;
  await sharp(mask, { raw: { width, height, channels: 4 } }).toFile(path.join(differences, name));
  return `${count} pixels, ${changedRows(mask, width)}${resized}`;
}

const names = readdirSync(before).filter((name) => name.endsWith('.png'));
let differing = 0;
for (const name of names) {
  const difference = await compare(name);
  if (difference === null) continue;
  differing += 1;
  console.log(`${name}: ${difference}`);
}
console.log(`\n${names.length - differing} of ${names.length} pictures are the same.`);
process.exitCode = differing > 0 ? 1 : 0;
