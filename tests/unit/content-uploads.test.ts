import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { namedFiles } from '@/lib/build/content-check/named-files';
import { readSurroundings } from '@/lib/build/content-check/review';
import type { UploadedFiles } from '@/lib/build/media/uploaded-files';
import { goodUploads, review, samples } from './support/content-samples';
import { contentDir, phoneFilm, redOverBlue, sampleRepository, uploaded } from './support/sample-media';
import { content, withEvent } from './support/content';

const [hotel] = content.event.hotels;
const sample: typeof content = {
  ...withEvent({ hotels: [{ ...hotel!, image: 'foto.jpg' }] }),
  faq: samples.faqEntry({ video: 'corto.mp4', captions: 'corto.vtt' }).faq,
  site: { ...content.site, track: { ...content.site.track, file: 'noche.mp3', loopStart: 1, loopEnd: 60 } },
};

/** The first finding about uploads when that file is different. */
function findingWith(name: string, change: object) {
  const changed = Object.entries(goodUploads(sample)).map(([kind, files]) => [
    kind,
    files.map((file: { name: string }) => (file.name === name ? { ...file, ...change } : file)),
  ]);
  const uploads: UploadedFiles = Object.fromEntries(changed);
  return review(sample, { uploads }).find(({ text }) => text.includes(`«${name}»`));
}

describe('an upload that visitors could not see, hear or read stops the build, a poor one is a warning', () => {
  it.each([
    ['foto.jpg', { format: 'heic' }, 'error', 'HEIC'],
    ['foto.jpg', { format: 'unknown' }, 'error', 'no es ninguna imagen'],
    ['foto.jpg', { format: 'damaged' }, 'error', 'incompleta'],
    ['foto.jpg', { format: 'gif', width: 0, height: 0 }, 'error', 'es un archivo GIF'],
    ['foto.jpg', { format: 'huge' }, 'error', '100 megapíxeles'],
    ['foto.jpg', { bytes: 31e6 }, 'error', '31,0 MB; se espera como mucho 25,0 MB'],
    ['foto.jpg', { width: 400, height: 300 }, 'error', '400 × 300 píxeles'],
    ['foto.jpg', { width: 800, height: 600 }, 'warning', '960 o más'],
    ['corto.mp4', { container: 'unknown' }, 'error', 'no es ningún vídeo'],
    ['corto.mp4', { container: 'QuickTime File Format' }, 'error', 'es un vídeo MOV'],
    ['corto.mp4', { container: 'WebM' }, 'error', 'es un archivo WebM'],
    ['corto.mp4', { codec: 'hevc' }, 'error', 'su imagen está en HEVC'],
    ['corto.mp4', { codec: undefined }, 'error', 'no tiene una imagen que se pueda leer'],
    ['corto.mp4', { codecString: 'avc1.6E001F' }, 'error', 'H.264 de 10 bits o con color 4:2:2'],
    ['corto.mp4', { codecString: 'avc1.7a001f' }, 'error', 'H.264 de 10 bits o con color 4:2:2'],
    ['corto.mp4', { sound: 'ac3' }, 'error', 'su sonido no está en AAC (ac3)'],
    ['corto.mp4', { sound: 'unknown' }, 'error', 'su sonido no está en AAC'],
    ['corto.mp4', { width: 7680 }, 'error', '7680 píxeles en el lado largo'],
    ['corto.mp4', { seconds: 0.2 }, 'error', '0 segundos; se espera entre 1 y 180'],
    ['corto.mp4', { seconds: 200 }, 'error', '200 segundos; se espera entre 1 y 180'],
    ['corto.mp4', { bytes: 26e6 }, 'error', '26,0 MB; se espera como mucho 25,0 MB'],
    ['corto.vtt', { valid: false }, 'error', 'no son subtítulos WebVTT'],
    ['corto.vtt', { end: 30 }, 'warning', '¿son de otro vídeo?'],
    ['noche.mp3', { sound: 'flac' }, 'error', 'lleva el sonido en FLAC'],
    ['noche.mp3', { sound: undefined }, 'error', 'no es una canción'],
    ['noche.mp3', { bytes: 6e6 }, 'error', '6,0 MB; se espera como mucho 5,0 MB'],
    ['noche.mp3', { seconds: 300 }, 'error', '300 segundos; se espera como mucho 240'],
    ['noche.mp3', { seconds: 50 }, 'error', 'el bucle va de 1 a 60'],
  ])('%s with %o', (name, change, level, words) => {
    const finding = findingWith(name, change);
    expect(finding?.level).toBe(level);
    expect(finding?.text).toContain(words);
  });

  it.each([
    ['corto.mp4', { bytes: 20e6, needsTidying: true }],
    ['corto.mp4', { sound: undefined }],
    ['corto.mp4', { sound: 'opus' }],
    ['corto.mp4', { codecString: 'avc1.42c01e' }],
    ['noche.mp3', { sound: 'mp3', container: 'MP3' }],
  ])('%s with %o is accepted', (name, change) => {
    expect(findingWith(name, change)).toBeUndefined();
  });

  it.each([
    ['home.yaml', 'hero.film.landscape.video', 'apaisado'],
    ['event.yaml', 'film.portrait.video', 'vertical'],
    ['home.yaml', 'hero.film.portrait.poster', 'vertical'],
  ])('%s, %s: a film or poster of the other shape', (file, field, shape) => {
    const { name } = namedFiles(content).find((named) => named.file === file && named.field === field)!;
    const turned = <File extends { name: string; width: number; height: number }>(files: File[]) =>
      files.map((entry) =>
        entry.name === name ? { ...entry, width: entry.height, height: entry.width } : entry,
      );
    const { films, pictures, ...others } = goodUploads(content);
    const findings = review(content, {
      uploads: { ...others, films: turned(films), pictures: turned(pictures) },
    });
    expect(findings).toContainEqual({
      level: 'error',
      file,
      text: expect.stringMatching(new RegExp(`^${field}: .* píxeles; se espera ${shape}`)),
    });
  });

  it.each(['Foto.JPG', 'Foto.jpg.jpg', 'foto .jpg', 'FOTO.JPEG'])(
    'a missing file is named with its folder and the similar %s',
    (name) => {
      const uploads = goodUploads(sample);
      const pictures = uploads.pictures.map((file) => (file.name === 'foto.jpg' ? { ...file, name } : file));
      expect(review(sample, { uploads: { ...uploads, pictures } })[0]).toEqual({
        level: 'error',
        file: 'event.yaml',
        text:
          'hotels[0].image: «foto.jpg» no está; se espera que esté en la carpeta pictures. ' +
          `Ahí hay uno que se llama «${name}»: escribe ese nombre tal cual`,
      });
    },
  );

  it('films without captions and gallery photos without alternative text are warnings', () => {
    const gallery = samples.gallery([{ image: 'foto.jpg' }, { image: 'otra.jpg', alt: 'El castillo' }]);
    const question = samples.faqEntry({ video: 'corto.mp4', captions: undefined });
    const texts = [...review(gallery), ...review(question)]
      .filter(({ level }) => level === 'warning')
      .map(({ text }) => text)
      .join('\n');
    expect(texts).toContain('photos[0].alt: «foto.jpg» no tiene texto alternativo');
    expect(texts).not.toContain('photos[1]');
    expect(texts).toContain('entries[0].captions: «corto.mp4» no tiene subtítulos; se recomiendan');
  });
});

describe('uploads are recognised by their bytes, not their names', () => {
  it('pictures', async () => {
    const { pictures } = await uploaded(async ({ picture }) => {
      await redOverBlue(1000, 700)
        .jpeg()
        .toFile(picture('montaña.avif'.normalize('NFD')));
      await redOverBlue(1000, 700).png().toFile(picture('png.jpg'));
      await redOverBlue(1000, 700).gif().toFile(picture('gif.jpg'));
      await writeFile(picture('heic.jpg'), Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'));
      await writeFile(picture('texto.jpg'), 'no soy una foto');
      await writeFile(picture('cero.jpg'), '');
      const whole = await redOverBlue(1000, 700).jpeg().toBuffer();
      await writeFile(picture('media.jpg'), whole.subarray(0, whole.length / 2));
      const avif = await redOverBlue(1000, 700).avif({ effort: 0 }).toBuffer();
      await writeFile(picture('entera.avif'), avif);
      await writeFile(picture('media.avif'), avif.subarray(0, avif.length - 20));
    });
    expect(Object.fromEntries(pictures.map(({ name, format }) => [name, format]))).toEqual({
      'montaña.avif': 'jpeg',
      'png.jpg': 'png',
      'gif.jpg': 'gif',
      'heic.jpg': 'heic',
      'texto.jpg': 'unknown',
      'cero.jpg': 'damaged',
      'media.jpg': 'damaged',
      'entera.avif': 'avif',
      'media.avif': 'damaged',
    });
  });

  it('films', async () => {
    const { films } = await uploaded(async ({ film }) => {
      await phoneFilm(film('movil.mp4'));
      await phoneFilm(film('medio.mp4'), { fastStart: 'in-memory' });
      const whole = await readFile(film('medio.mp4'));
      await writeFile(film('medio.mp4'), whole.subarray(0, whole.length - 300));
      await writeFile(film('texto.mp4'), 'no soy un vídeo');
    });
    expect(films.map(({ name, container, seconds }) => [name, container, seconds])).toEqual([
      ['medio.mp4', 'unknown', 0],
      ['movil.mp4', 'MP4', 2],
      ['texto.mp4', 'unknown', 0],
    ]);
  });

  it.each([
    ['a PDF', '%PDF-1.7\n…\n%%EOF\n', 'readable'],
    ['the first half of a PDF', '%PDF-1.7\n…', 'unreadable'],
    ['a PDF with a password', '%PDF-1.7\n/Encrypt 5 0 R\n%%EOF\n', 'unreadable'],
    ['a Word document', 'PK\u0003\u0004', 'unreadable'],
    ['an empty file', '', 'unreadable'],
  ])('%s', async (_case, bytes, state) => {
    const { root } = sampleRepository();
    mkdirSync(path.join(root, 'app'));
    writeFileSync(path.join(root, 'programa.pdf'), bytes);
    const { pdfState } = await readSurroundings(root, contentDir);
    expect([pdfState('programa.pdf'), pdfState('otro.pdf')]).toEqual([state, 'missing']);
  });
});

describe("downloads of the team's own", () => {
  const [first] = content.event.downloads;
  const withOwn = withEvent({ downloads: [first!, { ...first!, file: '/programacion/mio.pdf' }] });

  it.each([
    ['missing', 'falta el archivo public/programacion/mio.pdf: súbelo a esa carpeta con ese nombre'],
    ['unreadable', 'public/programacion/mio.pdf no es un PDF'],
  ] as const)('that are %s are an error', (state, words) => {
    const errors = review(withOwn, { pdfState: () => state }).filter(({ level }) => level === 'error');
    expect(errors.map(({ text }) => text)).toEqual([expect.stringContaining(`downloads[1].file: ${words}`)]);
  });
});
