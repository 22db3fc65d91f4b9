import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { color } from '@/lib/brand/colors';
import { mediaCacheFolder, publicMedia } from '@/lib/media/folders';
import { makePairedName } from '@/lib/build/media/make-film';
import { makeMedia } from '@/lib/build/media/make-media';
import { readMediaFile } from '@/lib/build/media/media-file';
import { manifestFile, type MediaManifest } from '@/lib/media/media-manifest';
import { contentDir, phoneFilm, phonePhoto, redOverBlue, sampleRepository } from '../support/sample-media';

const manifestOf = (root: string): MediaManifest =>
  JSON.parse(readFileSync(path.join(root, manifestFile), 'utf8'));
const fileAt = (root: string, address = '') => path.join(root, 'public', address);
const photo = [{ use: 'picture', name: 'pictures/foto.jpg' }] as const;
const film = [{ use: 'film', name: 'films/corto.mp4' }] as const;

/** The generated files of the photo, with their widths. */
function photoFiles(root: string) {
  const { avif = '', ...rest } = manifestOf(root).pictures['pictures/foto.jpg'] ?? {};
  const files = avif.split(', ').map((candidate) => candidate.split(' '));
  return { ...rest, widths: files.map(([, width]) => width), files: files.map(([address]) => address) };
}

test('a photo of a phone held upright is upright in every width and format, without metadata', async () => {
  const { root, picture } = sampleRepository();
  await phonePhoto(picture('foto.jpg'), 3000, 300);
  expect((await sharp(picture('foto.jpg')).metadata()).exif?.toString('latin1')).toContain('Tel');
  await makeMedia(root, contentDir, photo);

  const { files, src, ...sizes } = photoFiles(root);
  expect(sizes).toEqual({ width: 2048, height: 205, widths: ['640w', '960w', '1440w', '2048w'] });
  for (const [index, address] of [...files, src].entries()) {
    const image = sharp(fileAt(root, address));
    const { width, exif, xmp, iptc, orientation, format } = await image.metadata();
    expect([width, format]).toEqual([[640, 960, 1440, 2048, 2048][index], index < 4 ? 'heif' : 'jpeg']);
    expect([exif, xmp, iptc, orientation]).toEqual(Array(4).fill(undefined));
    const top = await image.extract({ left: 10, top: 5, width: 50, height: 20 }).toBuffer();
    const { dominant } = await sharp(top).stats();
    expect(dominant.r, 'the upper half stays above').toBeGreaterThan(dominant.b);
  }
});

test.each([
  ['png', 'night'],
  ['webp', 'paper'],
  ['avif', undefined],
] as const)('a transparent %s shows the colour of its place, %s, in the JPEG', async (format, ground) => {
  const { root, picture } = sampleRepository();
  const name = `hueco.${format}`;
  // The hidden colour of the picture is red.
  const background = { r: 255, g: 0, b: 0, alpha: 0 };
  await sharp({ create: { width: 700, height: 100, channels: 4, background } })
    .toFormat(format)
    .toFile(picture(name));
  await makeMedia(root, contentDir, [{ use: 'picture', name: `pictures/${name}`, meta: { ground } }]);
  const { src, avif } = manifestOf(root).pictures[`pictures/${name}`]!;
  const pixel = { left: 9, top: 9, width: 1, height: 1 };
  const [red = 0, green = 0, blue = 0] = await sharp(fileAt(root, src)).extract(pixel).raw().toBuffer();
  const hex = parseInt(color(ground ?? 'ink').slice(1), 16);
  for (const [index, value] of [red, green, blue].entries())
    expect(Math.abs(value - ((hex >> (16 - 8 * index)) & 255))).toBeLessThan(4);
  expect((await sharp(fileAt(root, avif.split(' ')[0])).metadata()).hasAlpha, 'AVIF').toBe(true);
});

test('files come from the cache, and a changed photo has new addresses', async () => {
  const { root, picture } = sampleRepository();
  await redOverBlue(700, 100).jpeg().toFile(picture('foto.jpg'));
  expect(await makeMedia(root, contentDir, photo)).toBe(3);
  const before = manifestOf(root);
  const { src, widths } = photoFiles(root);
  expect(widths, 'a picture is not enlarged').toEqual(['640w', '700w']);
  rmSync(path.join(root, publicMedia.folder), { recursive: true });
  expect(await makeMedia(root, contentDir, photo)).toBe(0);
  expect(manifestOf(root)).toEqual(before);
  expect(existsSync(fileAt(root, src))).toBe(true);

  await redOverBlue(700, 102).jpeg().toFile(picture('foto.jpg'));
  expect(await makeMedia(root, contentDir, photo)).toBe(3);
  expect(photoFiles(root).src).not.toBe(src);
  expect(existsSync(fileAt(root, src)), 'files that are no longer named').toBe(false);
});

test('files are generated only for what the content names', async () => {
  const { root, picture } = sampleRepository();
  for (const name of ['Mi vídeo (1).PNG', 'otra.png'])
    await redOverBlue(600, 100).png().toFile(picture(name));
  await makeMedia(root, contentDir, [{ use: 'poster', name: 'pictures/Mi vídeo (1).PNG' }]);
  expect(readdirSync(path.join(root, publicMedia.folder))).toEqual([
    expect.stringMatching(/^mi-video-1-600\.[0-9a-f]{10}\.jpg$/),
  ]);
  expect(readdirSync(path.join(root, mediaCacheFolder, contentDir))).toHaveLength(1);
});

test('the longest names of photos and films leave room for their sizes and hashes', async () => {
  const { root, picture, film: fileOf } = sampleRepository();
  const name = 'x'.repeat(250);
  await redOverBlue(600, 100)
    .jpeg()
    .toFile(picture(`${name}.jpg`));
  await writeFile(fileOf(`${name}.mp4`), await phoneFilm());
  await makeMedia(root, contentDir, [
    { use: 'picture', name: `pictures/${name}.jpg` },
    { use: 'film', name: `films/${name}.mp4` },
  ]);
  expect(readdirSync(path.join(root, publicMedia.folder))).toHaveLength(3);
});

test('a film whose name has no Latin letters has a name that Next serves', async () => {
  const { root, film: fileOf } = sampleRepository();
  await writeFile(fileOf('видео.mp4'), await phoneFilm());
  await makeMedia(root, contentDir, [{ use: 'film', name: 'films/видео.mp4' }]);
  expect(readdirSync(path.join(root, publicMedia.folder))).toEqual([
    expect.stringMatching(/^sin-nombre\.[0-9a-f]{10}\.mp4$/),
  ]);
});

test('an upload that cannot be read stops the build', async () => {
  const { root, picture } = sampleRepository();
  await writeFile(picture('foto.jpg'), 'no soy una foto');
  await expect(makeMedia(root, contentDir, photo)).rejects.toThrow();
  expect(existsSync(path.join(root, manifestFile))).toBe(false);
});

test.each([undefined, {}])(
  'a film of a phone with the tags %j starts with its index and has no tags',
  async (tags) => {
    const { root, film: fileOf } = sampleRepository();
    await writeFile(fileOf('corto.mp4'), await phoneFilm({ tags }));
    await makeMedia(root, contentDir, film);
    const { sources, ...size } = manifestOf(root).films['films/corto.mp4']!;
    expect(size).toEqual({ width: 1280, height: 720 });
    expect(sources).toEqual([
      { src: expect.stringMatching(/^\/media\/corto\.[0-9a-f]{10}\.mp4$/), type: 'video/mp4' },
    ]);
    const bytes = readFileSync(fileAt(root, sources[0]?.src));
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    expect(bytes.includes('Almonaster')).toBe(false);
    expect((await readMediaFile(fileAt(root, sources[0]?.src))).needsTidying).toBe(false);
  },
);

test('a new film replaces the WebM of the former one', async () => {
  const { root, film: fileOf } = sampleRepository();
  await writeFile(fileOf('corto.mp4'), await phoneFilm());
  await writeFile(fileOf(makePairedName(await readMediaFile(fileOf('corto.mp4')), 'webm')), 'WebM');
  const types = async () => {
    await makeMedia(root, contentDir, film);
    return manifestOf(root).films['films/corto.mp4']?.sources.map(({ type }) => type);
  };
  expect(await types()).toEqual(['video/webm', 'video/mp4']);
  await writeFile(fileOf('corto.mp4'), await phoneFilm({ seconds: 3 }));
  expect(await types()).toEqual(['video/mp4']);
});
