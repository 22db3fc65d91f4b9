import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { mediaFiles } from '@/lib/content-review/media-files';
import { namedFiles } from '@/lib/media/named-files';
import { readUploads, type UploadedFiles } from '@/lib/media/uploaded-files';
import { content } from '@/lib/site-content';
import { redOverBlue, phoneFilm, sampleRepository } from './support/sample-media';
import { goodUploads, samples } from './support/content-samples';

const [hotel] = content.event.hotels;
const sample = samples.event({ hotels: [{ ...hotel!, image: 'foto.jpg' }] });

/** What is said of the hotel's picture when that file lies in the folder. */
function saidOf(file: UploadedFiles['pictures'][number]) {
  const uploads = goodUploads(sample);
  const pictures = [...uploads.pictures.filter(({ name }) => name !== 'foto.jpg'), file];
  return mediaFiles(sample, { ...uploads, pictures });
}

/** Reads one upload as the check does. */
async function uploaded(write: (repository: ReturnType<typeof sampleRepository>) => Promise<unknown>) {
  const repository = sampleRepository();
  await write(repository);
  return readUploads(repository.root);
}

describe('pictures', () => {
  it('are right when every one that is named is there', () => {
    expect(mediaFiles(content, goodUploads(content)).filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('that are missing are told with file, field and folder, and a name that is nearly the same', () => {
    const uploads = goodUploads(sample);
    const pictures = uploads.pictures.map((file) =>
      file.name === 'foto.jpg' ? { ...file, name: 'Foto.JPG' } : file,
    );
    const [finding] = mediaFiles(sample, { ...uploads, pictures });
    expect(finding).toMatchObject({ level: 'error', topic: 'media', file: 'lib/content/event.ts' });
    expect(finding?.text).toBe(
      'hotels[0].image: «foto.jpg» no está; se espera que esté en la carpeta lib/content/pictures. ' +
        'Ahí hay uno que se llama «Foto.JPG»: escribe ese nombre tal cual',
    );
  });

  it('in a wrong folder are told with it', async () => {
    const uploads = goodUploads(sample);
    const { elsewhere } = await uploaded(async ({ root }) => {
      await writeFile(path.join(root, 'lib/content/foto.jpg'), '');
      await writeFile(path.join(root, 'lib/content/pictures/bien.jpg'), '');
    });
    const pictures = uploads.pictures.filter(({ name }) => name !== 'foto.jpg');
    expect(mediaFiles(sample, { ...uploads, pictures, elsewhere })[0]?.text).toContain(
      'lib/content/pictures, y está en «lib/content/foto.jpg»',
    );
    expect(elsewhere).toHaveLength(1);
  });

  it('whose name has a Mac’s accents are told apart from those that are missing', () => {
    const changed = samples.event({ hotels: [{ ...hotel!, image: 'señal.jpg' }] });
    const uploads = goodUploads(changed);
    const pictures = uploads.pictures.map((file) => ({ ...file, name: file.name.normalize('NFD') }));
    expect(mediaFiles(changed, { ...uploads, pictures })[0]?.text).toContain(
      'acentos escritos de otra manera',
    );
  });

  it('without a single byte are damaged', async () => {
    const { pictures } = await uploaded(({ picture }) => writeFile(picture('cero.jpg'), ''));
    expect(pictures[0]).toMatchObject({ format: 'damaged' });
  });

  it('are known by their bytes, whatever their names say', async () => {
    const { pictures } = await uploaded(async ({ picture }) => {
      await redOverBlue(1000, 700).jpeg().toFile(picture('jpeg.avif'));
      await redOverBlue(1000, 700).png().toFile(picture('png.jpg'));
      await redOverBlue(1000, 700).gif().toFile(picture('gif.jpg'));
      await writeFile(picture('heic.jpg'), Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'));
      await writeFile(picture('texto.jpg'), 'no soy una foto');
      const whole = await redOverBlue(1000, 700).jpeg().toBuffer();
      await writeFile(picture('media.jpg'), whole.subarray(0, whole.length / 2));
      const avif = await redOverBlue(1000, 700).avif({ effort: 0 }).toBuffer();
      await writeFile(picture('entera.avif'), avif);
      await writeFile(picture('media.avif'), avif.subarray(0, avif.length - 20));
    });
    expect(Object.fromEntries(pictures.map(({ name, format }) => [name, format]))).toEqual({
      'jpeg.avif': 'jpeg',
      'png.jpg': 'png',
      'gif.jpg': 'gif',
      'heic.jpg': 'heic',
      'texto.jpg': 'unknown',
      'media.jpg': 'damaged',
      'entera.avif': 'avif',
      'media.avif': 'damaged',
    });
  });

  const good = { name: 'foto.jpg', bytes: 3e6, format: 'jpeg', width: 4000, height: 3000 };
  it.each([
    ['HEIC', { ...good, format: 'heic' }, 'error', 'HEIC'],
    ['no picture', { ...good, format: 'unknown' }, 'error', 'no es ninguna imagen'],
    ['cut off', { ...good, format: 'damaged' }, 'error', 'incompleta'],
    ['a GIF', { ...good, format: 'gif', width: 0, height: 0 }, 'error', 'es un archivo GIF'],
    ['of too many pixels', { ...good, format: 'huge' }, 'error', '100 megapíxeles'],
    ['too heavy', { ...good, bytes: 31e6 }, 'error', '31,0 MB; se espera como mucho 25,0 MB'],
    ['tiny', { ...good, width: 400, height: 300 }, 'error', '400 × 300 píxeles'],
    ['small', { ...good, width: 800, height: 600 }, 'notice', '960 o más'],
  ] as const)('%s: are told so', (_case, file, level, words) => {
    const [finding] = saidOf(file);
    expect(finding?.level).toBe(level);
    expect(finding?.text).toMatch(/^hotels\[0\]\.image: «foto\.jpg» /);
    expect(finding?.text).toContain(words);
  });

  it('that nobody names are a notice', () => {
    const uploads = goodUploads(content);
    const pictures = [...uploads.pictures, { ...good, name: 'sobra.jpg' }];
    expect(mediaFiles(content, { ...uploads, pictures })).toContainEqual({
      level: 'notice',
      topic: 'media',
      file: 'lib/content/pictures/sobra.jpg',
      text: 'ninguna página lo usa: se puede borrar',
    });
  });

  it('of a gallery without alternative text are a notice', () => {
    const changed = samples.gallery([
      { image: 'foto.jpg' },
      { image: 'foto.jpg', alt: 'El castillo de noche' },
    ]);
    const said = mediaFiles(changed, goodUploads(changed)).filter(({ file }) =>
      file.endsWith('placeholders.ts'),
    );
    expect(said).toHaveLength(1);
    expect(said[0]).toMatchObject({ level: 'notice' });
    expect(said[0]?.text).toContain('photos[0].alt');
  });
});

describe('films', () => {
  const question = samples.faqEntry({ video: 'corto.mp4', captions: 'corto.vtt' });
  const good = goodUploads(question).films.find(({ name }) => name === 'corto.mp4')!;
  const said = (change: Partial<typeof good>) => {
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
    [{ bytes: 26e6 }, '26,0 MB; se espera como mucho 25,0 MB'],
    [{ seconds: 200 }, '200 segundos; se espera como mucho 180'],
  ])('%o stop the build', (change, words) => {
    const [finding] = said(change);
    expect(finding).toMatchObject({ level: 'error', file: 'lib/content/faq.ts' });
    expect(finding?.text).toMatch(/^entries\[0\]\.video: «corto\.mp4» /);
    expect(finding?.text).toContain(words);
  });

  it('are known by their bytes, whatever their names say', async () => {
    const { films, captions } = await uploaded(async ({ film }) => {
      await phoneFilm(film('movil.mp4'));
      await writeFile(film('texto.mp4'), 'no soy un vídeo');
      await writeFile(film('texto.vtt'), 'no soy unos subtítulos');
      await writeFile(film('bien.vtt'), 'WEBVTT\n\n00:01.000 --> 00:02.500\nHola\n');
    });
    expect(films.map(({ name, container, seconds }) => [name, container, seconds])).toEqual([
      ['movil.mp4', 'MP4', 2],
      ['texto.mp4', 'unknown', 0],
    ]);
    expect(captions).toEqual([
      { name: 'bien.vtt', valid: true, end: 2.5 },
      { name: 'texto.vtt', valid: false, end: 0 },
    ]);
  });

  it('leave a still and captions behind in the question, which is a notice', () => {
    const left = samples.faqEntry({ video: undefined, captions: 'corto.vtt' });
    const said = mediaFiles(left, goodUploads(left)).map(({ level, text }) => `${level} ${text}`);
    expect(said).toContain(
      'notice entries[0].captions: esta pregunta no tiene vídeo; borra también esta línea',
    );
  });

  it('without captions, and captions that outlast their film, are a notice', () => {
    const without = samples.faqEntry({ video: 'corto.mp4', captions: undefined });
    expect(mediaFiles(without, goodUploads(without))[0]?.text).toContain(
      'no tiene subtítulos; se recomiendan',
    );
    const [finding] = said({ seconds: 4 });
    expect(finding).toMatchObject({ level: 'notice' });
    expect(finding?.text).toContain('¿son de otro vídeo?');
  });

  it('leave their old WebM behind, which is a notice', () => {
    const uploads = goodUploads(question);
    const webm = { ...good, name: 'corto.0123456789.webm', container: 'WebM' };
    expect(mediaFiles(question, { ...uploads, films: [...uploads.films, webm] })).toEqual([]);
    const [finding] = mediaFiles(question, {
      ...uploads,
      films: [...uploads.films.map((file) => ({ ...file, hash: 'ffffffffff' })), webm],
    });
    expect(finding).toMatchObject({ level: 'notice', file: 'lib/content/films/corto.0123456789.webm' });
  });

  it('are not needed', () => {
    const without = samples.faqEntry({ video: undefined, poster: undefined, captions: undefined });
    expect(mediaFiles(without, goodUploads(without))).toEqual([]);
    expect(namedFiles(without).some(({ file }) => file.endsWith('faq.ts'))).toBe(false);
  });
});
