import { writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { mediaFiles } from '@/lib/content-review/media-files';
import type { UploadedFiles } from '@/lib/media/uploaded-files';
import { content } from '@/lib/site-content';
import { redOverBlue, uploaded } from './support/sample-media';
import { goodUploads, samples } from './support/content-samples';

const [hotel] = content.event.hotels;
const sample = samples.event({ hotels: [{ ...hotel!, image: 'foto.jpg' }] });

/** What is said of the hotel's picture when that file lies in the folder. */
function saidOf(file: UploadedFiles['pictures'][number]) {
  const uploads = goodUploads(sample);
  const pictures = [...uploads.pictures.filter(({ name }) => name !== 'foto.jpg'), file];
  return mediaFiles(sample, { ...uploads, pictures });
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
    expect(finding).toMatchObject({ level: 'error', file: 'lib/content/event.ts' });
    expect(finding?.text).toBe(
      'hotels[0].image: «foto.jpg» no está; se espera que esté en la carpeta lib/content/pictures. ' +
        'Ahí hay uno que se llama «Foto.JPG»: escribe ese nombre tal cual',
    );
  });

  it.each(['Foto.jpg.jpg', 'foto .jpg', 'FOTO.JPEG'])(
    'that are there as %s are told with that name',
    (name) => {
      const uploads = goodUploads(sample);
      const pictures = uploads.pictures.map((file) => (file.name === 'foto.jpg' ? { ...file, name } : file));
      expect(mediaFiles(sample, { ...uploads, pictures })[0]?.text).toContain(`se llama «${name}»`);
    },
  );

  it('whose name a Mac has written are there', async () => {
    const { pictures } = await uploaded(({ picture }) =>
      redOverBlue(1000, 700)
        .jpeg()
        .toFile(picture('montaña.jpg'.normalize('NFD'))),
    );
    expect(pictures.map(({ name }) => name)).toEqual(['montaña.jpg']);
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
    ['small', { ...good, width: 800, height: 600 }, 'warning', '960 o más'],
  ] as const)('%s: are told so', (_case, file, level, words) => {
    const [finding] = saidOf(file);
    expect(finding?.level).toBe(level);
    expect(finding?.text).toMatch(/^hotels\[0\]\.image: «foto\.jpg» /);
    expect(finding?.text).toContain(words);
  });

  it('of a gallery without alternative text are a warning', () => {
    const changed = samples.gallery([
      { image: 'foto.jpg' },
      { image: 'foto.jpg', alt: 'El castillo de noche' },
    ]);
    const said = mediaFiles(changed, goodUploads(changed)).filter(({ file }) =>
      file.endsWith('placeholders.ts'),
    );
    expect(said).toHaveLength(1);
    expect(said[0]).toMatchObject({ level: 'warning' });
    expect(said[0]?.text).toContain('photos[0].alt');
  });
});
