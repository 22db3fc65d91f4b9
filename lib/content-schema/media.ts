import { z } from 'zod';
import { text } from './fields';

/** How any film becomes one that every browser plays. */
export const makeMp4 =
  'Conviértelo con HandBrake (gratis): ábrelo, elige el ajuste «Fast 720p30», marca «Web Optimized» y pulsa «Start»';

/** A file's name as staff upload it, whatever signs cameras and computers put in; no folders. */
const fileName = (endings: string) => new RegExp(`^[^./\\\\][^/\\\\]*\\.(${endings})$`, 'i');

/**
 * A file of one of the content's folders by its name, the accents of a Mac included.
 * @param how what to do with a file of another kind, by its ending
 */
const fileNamed = (endings: string, expected: string, other: RegExp, how: string) =>
  z
    .string()
    .normalize('NFC')
    .regex(fileName(endings), {
      error: ({ input }) => (typeof input === 'string' && other.test(input) ? how : expected),
    });

export const pictureFile = fileNamed(
  'jpe?g|png|webp|avif',
  'el nombre, con su final, de un archivo de lib/content/pictures, por ejemplo "torre.jpg" (JPEG, PNG, WebP o AVIF)',
  /\.hei[cf]$/i,
  'una foto JPEG, PNG o WebP: HEIC solo lo abre Apple. En el iPhone, envíatela por correo y se convierte en JPEG',
);

const focusPoints = [
  'top-left',
  'top',
  'top-right',
  'left',
  'center',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const;

/** Which part of a picture stays in view where its place has another shape. */
export type Focus = (typeof focusPoints)[number];

/** The lines of content that put a picture in its place; to be spread into a record. */
export const pictureFields = {
  image: pictureFile,
  /** What the picture says to who cannot see it; without the line it is decoration. */
  alt: text(160).optional(),
  focus: z.enum(focusPoints, `una de estas palabras: ${focusPoints.join(', ')}`).optional(),
};

export const filmFile = fileNamed(
  'mp4',
  'el nombre, con su final, de un vídeo MP4 de lib/content/films, por ejemplo "que-es.mp4"',
  /\.(mov|m4v|avi|mkv|webm|wmv)$/i,
  `un vídeo MP4: cambiarle el nombre no basta. ${makeMp4}`,
);

export const captionsFile = fileNamed(
  'vtt',
  'el nombre, con su final, de unos subtítulos WebVTT de lib/content/films, por ejemplo "que-es.vtt"',
  /\.(srt|sbv|txt|ass)$/i,
  'unos subtítulos WebVTT: convierte el archivo en una web de «SRT a VTT», o expórtalo como .vtt',
);

export const musicFile = z
  .string()
  .regex(
    fileName('m4a|mp3'),
    'el nombre, con su final, de una canción de lib/content/music, por ejemplo "noche.mp3" (MP3 o M4A)',
  );

const version = z.strictObject({ video: filmFile, poster: pictureFile });

/** The film behind a page's head: a landscape and a portrait version, each with its first frame as poster. */
export const backgroundFilm = z.strictObject({ landscape: version, portrait: version });

export type PictureFields = z.output<z.ZodObject<typeof pictureFields>>;
export type BackgroundFilm = z.output<typeof backgroundFilm>;
