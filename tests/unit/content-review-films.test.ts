import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { mediaFiles } from '@/lib/content-review/media-files';
import type { FilmFile } from '@/lib/media/film-file';
import { namedFiles } from '@/lib/media/named-files';
import { content } from '@/lib/site-content';
import { goodUploads, samples } from './support/content-samples';
import { phoneFilm, uploaded } from './support/sample-media';

describe('films', () => {
  const question = samples.faqEntry({ video: 'corto.mp4', captions: 'corto.vtt' });
  const said = (change: Partial<FilmFile>) => {
    const uploads = goodUploads(question);
    const films = uploads.films.map((file) => (file.name === 'corto.mp4' ? { ...file, ...change } : file));
    return mediaFiles(question, { ...uploads, films });
  };

  it('of 20 MB whose table of contents comes last are right', () => {
    expect(said({ bytes: 20e6, needsTidying: true })).toEqual([]);
  });

  it.each([
    [{ container: 'unknown' }, 'no es ningún vídeo'],
    [{ container: 'QuickTime File Format' }, 'es un vídeo MOV'],
    [{ container: 'WebM' }, 'es un archivo WebM'],
    [{ codec: 'hevc' }, 'su imagen está en HEVC'],
    [{ codec: undefined }, 'no tiene una imagen que se pueda leer'],
    [{ codecString: 'avc1.6E001F' }, 'su imagen está en H.264 de 10 bits o con color 4:2:2'],
    [{ codecString: 'avc1.7a001f' }, 'su imagen está en H.264 de 10 bits o con color 4:2:2'],
    [{ sound: 'ac3' }, 'su sonido no está en AAC (ac3)'],
    [{ sound: 'unknown' }, 'su sonido no está en AAC'],
    [{ seconds: 0.2 }, '0 segundos; se espera entre 1 y 180'],
    [{ bytes: 26e6 }, '26,0 MB; se espera como mucho 25,0 MB'],
    [{ seconds: 200 }, '200 segundos; se espera entre 1 y 180'],
  ])('%o stop the build', (change, words) => {
    const [finding] = said(change);
    expect(finding).toMatchObject({ level: 'error', file: 'lib/content/faq.ts' });
    expect(finding?.text).toMatch(/^entries\[0\]\.video: «corto\.mp4» /);
    expect(finding?.text).toContain(words);
  });

  it.each([
    { sound: undefined },
    { sound: 'opus' },
    { codecString: 'avc1.42c01e' },
    { codecString: 'avc1.4D401F' },
  ])('%o are played everywhere', (change) => {
    expect(said(change)).toEqual([]);
  });

  it.each([
    ['home.ts', 'hero.film.landscape.video', 'apaisado'],
    ['event-page.ts', 'film.portrait.video', 'vertical'],
    ['home.ts', 'hero.film.portrait.poster', 'vertical'],
  ])('of a header have the shape of their place: %s, %s', (file, field, shape) => {
    const uploads = goodUploads(content);
    const { name } = namedFiles(content).find((named) => named.file.endsWith(file) && named.field === field)!;
    const turned = <File extends { name: string; width: number; height: number }>(files: File[]) =>
      files.map((one) => (one.name === name ? { ...one, width: one.height, height: one.width } : one));
    const { films, pictures } = uploads;
    const [finding] = mediaFiles(content, { ...uploads, films: turned(films), pictures: turned(pictures) });
    expect(finding).toMatchObject({ level: 'error' });
    expect(finding?.text).toMatch(new RegExp(`^${field}: .* píxeles; se espera ${shape}`));
  });

  it('are known by their bytes, whatever their names say', async () => {
    const { films, captions } = await uploaded(async ({ film }) => {
      await phoneFilm(film('movil.mp4'));
      await phoneFilm(film('medio.mp4'), { fastStart: 'in-memory' });
      const whole = await readFile(film('medio.mp4'));
      await writeFile(film('medio.mp4'), whole.subarray(0, whole.length - 300));
      await writeFile(film('texto.mp4'), 'no soy un vídeo');
      await writeFile(film('texto.vtt'), 'no soy unos subtítulos');
      await writeFile(film('bien.vtt'), 'WEBVTT\n\n00:01.000 --> 00:02.500\nHola\n');
    });
    expect(films.map(({ name, container, seconds }) => [name, container, seconds])).toEqual([
      ['medio.mp4', 'unknown', 0],
      ['movil.mp4', 'MP4', 2],
      ['texto.mp4', 'unknown', 0],
    ]);
    expect(captions.map(({ name, valid, end }) => [name, valid, end])).toEqual([
      ['bien.vtt', true, 2.5],
      ['texto.vtt', false, 0],
    ]);
  });

  it('without captions, and captions that outlast their film, are a warning', () => {
    const without = samples.faqEntry({ video: 'corto.mp4', captions: undefined });
    expect(mediaFiles(without, goodUploads(without))[0]?.text).toContain(
      'no tiene subtítulos; se recomiendan',
    );
    const [finding] = said({ seconds: 4 });
    expect(finding).toMatchObject({ level: 'warning' });
    expect(finding?.text).toContain('¿son de otro vídeo?');
  });

  it('are not needed', () => {
    const without = samples.faqEntry({ video: undefined, poster: undefined, captions: undefined });
    expect(mediaFiles(without, goodUploads(without))).toEqual([]);
    expect(namedFiles(without).some(({ file }) => file.endsWith('faq.ts'))).toBe(false);
  });
});
