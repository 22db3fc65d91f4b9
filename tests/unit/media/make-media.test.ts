import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cacheFolder, generated } from '@/lib/media/folders';
import { pairedName } from '@/lib/build/media/make-film';
import { makeMedia } from '@/lib/build/media/make-media';
import { readMediaFile } from '@/lib/build/media/media-file';
import type { Manifest } from '@/lib/media/manifest';
import { contentDir, phoneFilm, phonePhoto, redOverBlue, sampleRepository } from '../support/sample-media';

const manifestOf = (root: string): Manifest =>
  JSON.parse(readFileSync(path.join(root, 'lib/media/manifest.json'), 'utf8'));
const fileAt = (root: string, address = '') => path.join(root, 'public', address);
/** The addresses and widths of a `srcset`. */
const candidates = (srcset = '') => srcset.split(', ').map((candidate) => candidate.split(' '));
const photo = [{ use: 'picture', name: 'pictures/foto.jpg' }] as const;

describe('a photo of a phone held upright, 4000 x 3000 on its side', () => {
  it('is upright in every width and format, without the camera’s metadata', async () => {
    const { root, picture } = sampleRepository();
    await phonePhoto(picture('foto.jpg'));
    expect((await sharp(picture('foto.jpg')).metadata()).exif?.toString('latin1')).toContain('Tel');
    await makeMedia(root, contentDir, photo);

    const [generatedPicture] = Object.values(manifestOf(root).pictures);
    expect(generatedPicture).toMatchObject({ width: 2048, height: 2731 });
    const everyWidth = ['640w', '960w', '1440w', '2048w'];
    expect(candidates(generatedPicture?.avif).map(([, width]) => width)).toEqual(everyWidth);
    for (const [address, width] of [...candidates(generatedPicture?.avif), [generatedPicture?.src, '2048']]) {
      const image = sharp(fileAt(root, address));
      const metadata = await image.metadata();
      expect(metadata).toMatchObject({
        width: parseInt(width ?? ''),
        height: Math.round((parseInt(width ?? '') * 4) / 3),
      });
      expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual(
        Array(4).fill(undefined),
      );
      const { dominant } = await sharp(
        await image.extract({ left: 10, top: 10, width: 50, height: 50 }).toBuffer(),
      ).stats();
      expect(dominant.r, 'the upper half stays above').toBeGreaterThan(dominant.b);
    }
    expect(
      (await sharp(fileAt(root, candidates(generatedPicture?.avif)[0]?.[0])).metadata()).compression,
    ).toBe('av1');
  });
});

describe('the generated files', () => {
  it('are never larger than the upload', async () => {
    const { root, picture } = sampleRepository();
    await redOverBlue(700, 500).webp().toFile(picture('foto.jpg'));
    await makeMedia(root, contentDir, photo);
    const widths = candidates(manifestOf(root).pictures['pictures/foto.jpg']?.avif).map(([, width]) => width);
    expect(widths).toEqual(['640w', '700w']);
  });

  it('come from the cache while nothing changes, and have other addresses for a changed photo', async () => {
    const { root, picture } = sampleRepository();
    await redOverBlue(700, 400).jpeg().toFile(picture('foto.jpg'));
    expect(await makeMedia(root, contentDir, photo)).toBe(3);
    const before = manifestOf(root);
    rmSync(path.join(root, generated.folder), { recursive: true });
    expect(await makeMedia(root, contentDir, photo)).toBe(0);
    expect(manifestOf(root)).toEqual(before);
    expect(existsSync(fileAt(root, before.pictures['pictures/foto.jpg']?.src))).toBe(true);

    await redOverBlue(700, 402).jpeg().toFile(picture('foto.jpg'));
    expect(await makeMedia(root, contentDir, photo)).toBe(3);
    expect(manifestOf(root).pictures['pictures/foto.jpg']?.src).not.toBe(
      before.pictures['pictures/foto.jpg']?.src,
    );
    expect(
      existsSync(fileAt(root, before.pictures['pictures/foto.jpg']?.src)),
      'files that are no longer named',
    ).toBe(false);
  });

  it('are generated only for what the content names', async () => {
    const { root, picture } = sampleRepository();
    await redOverBlue(600, 400).png().toFile(picture('Mi foto (1).PNG'));
    await redOverBlue(600, 400).png().toFile(picture('otra.png'));
    await makeMedia(root, contentDir, [{ use: 'poster', name: 'pictures/Mi foto (1).PNG' }]);
    expect(readdirSync(path.join(root, generated.folder))).toEqual([
      expect.stringMatching(/^mi-foto-1-600\.[0-9a-f]{10}\.jpg$/),
    ]);
    expect(readdirSync(path.join(root, cacheFolder, contentDir))).toHaveLength(1);
  });

  it('are missing when the upload cannot be read', async () => {
    const { root, picture } = sampleRepository();
    await writeFile(picture('foto.jpg'), 'no soy una foto');
    await expect(makeMedia(root, contentDir, photo)).rejects.toThrow();
    expect(existsSync(path.join(root, 'lib/media/manifest.json'))).toBe(false);
  });
});

describe("a phone's film", () => {
  const named = [{ use: 'film', name: 'films/corto.mp4' }] as const;

  it('starts with its index and holds no metadata of the phone', async () => {
    const { root, film } = sampleRepository();
    await phoneFilm(film('corto.mp4'));
    await makeMedia(root, contentDir, named);
    const { sources, ...size } = manifestOf(root).films['films/corto.mp4']!;
    expect(size).toEqual({ width: 1280, height: 720 });
    expect(sources).toEqual([
      { src: expect.stringMatching(/^\/media\/corto\.[0-9a-f]{10}\.mp4$/), type: 'video/mp4' },
    ]);
    const bytes = readFileSync(fileAt(root, sources[0]?.src));
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    expect(bytes.includes('Almonaster')).toBe(false);
    expect((await readMediaFile(fileAt(root, sources[0]?.src))).seconds).toBe(2);
  });

  it('has an address in plain letters for any file name', async () => {
    const { root, film } = sampleRepository();
    await phoneFilm(film('Vídeo final (1).MP4'));
    await makeMedia(root, contentDir, [{ use: 'film', name: 'films/Vídeo final (1).MP4' }]);
    expect(manifestOf(root).films['films/Vídeo final (1).MP4']?.sources[0]?.src).toMatch(
      /^\/media\/video-final-1\.[0-9a-f]{10}\.mp4$/,
    );
  });

  it('replaces the WebM of the former film', async () => {
    const { root, film } = sampleRepository();
    await phoneFilm(film('corto.mp4'));
    await writeFile(film(pairedName(await readMediaFile(film('corto.mp4')), 'webm')), 'WebM');
    const types = async () => {
      await makeMedia(root, contentDir, named);
      return manifestOf(root).films['films/corto.mp4']?.sources.map(({ type }) => type);
    };
    expect(await types()).toEqual(['video/webm', 'video/mp4']);
    await phoneFilm(film('corto.mp4'), { seconds: 3 });
    expect(await types()).toEqual(['video/mp4']);
  });
});
