// npx tsx media/icons/make.mjs: makes the app icons, icon.svg and favicon.ico from the brand's symbol.
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { symbol } from '../../lib/brand/symbol.ts';
import { colors } from '../colors.mjs';

const root = new URL('../../', import.meta.url);

const path = `fill="${colors.accent}" fill-rule="evenodd" d="${symbol}"/>`;
const ground = (size) => `<path fill="${colors.ink}" d="M0 0h${size}v${size}H0z"/>`;

/** The symbol takes `share` of the width. In a maskable icon it must stay inside the safe circle. */
const icons = [
  { file: 'public/images/icon-192.png', size: 192, share: 0.72 },
  { file: 'public/images/icon-512.png', size: 512, share: 0.72 },
  { file: 'public/images/icon-maskable-512.png', size: 512, share: 0.52 },
  { file: 'app/apple-icon.png', size: 180, share: 0.64 },
  { file: 'public/favicon.ico', size: 32, share: 0.8 },
];

function png(size, share) {
  const scale = (size * share) / 32;
  const edge = (size - size * share) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground(size)}<path transform="translate(${edge} ${edge}) scale(${scale})" ${path}</svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().png({ palette: true, colours: 16 }).toBuffer();
}

/** An .ico file that contains one PNG, for browsers that always request /favicon.ico. */
function favicon(picture, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}

const write = (file, bytes) => writeFile(fileURLToPath(new URL(file, root)), bytes);

for (const { file, size, share } of icons) {
  const picture = await png(size, share);
  await write(file, file.endsWith('.ico') ? favicon(picture, size) : picture);
}
await write(
  'app/icon.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground(32)}<path transform="translate(3.2 3) scale(.8)" ${path}</svg>\n`,
);
