import { z } from 'zod';
import { text } from './fields';

/** Advice for films that not every browser plays. */
export const makeMp4 =
  'Conviértelo con HandBrake (gratis): ábrelo, elige el ajuste «Fast 720p30», marca «Web Optimized» y pulsa «Start»';

/** A file name without folders; other characters are free. */
const fileName = (endings: string) => new RegExp(`^[^./\\\\][^/\\\\]*\\.(${endings})$`, 'i');

/**
 * The name of an uploaded file.
 * @param other names of convertible files
 * @param how advice for those
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

/** The part of a picture that stays visible when it is cropped. */
export type Focus = (typeof focusPoints)[number];

/** The fields of a picture, to be spread into a record. */
export const pictureFields = {
  image: pictureFile,
  /** Alternative text; without it the picture is decoration. */
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

export const musicFile = fileNamed(
  'm4a|mp3',
  'el nombre, con su final, de una canción de lib/content/music, por ejemplo "noche.mp3" (MP3 o M4A)',
  /\.(wav|aiff?|flac|ogg|wma|aac)$/i,
  'una canción MP3 o M4A: conviértela con Audacity (gratis), «Archivo › Exportar audio…», formato MP3',
);

const version = z.strictObject({ video: filmFile, poster: pictureFile });

/** The film behind a page's head: a landscape and a portrait version, each with its first frame as poster. */
export const backgroundFilm = z.strictObject({ landscape: version, portrait: version });

export type PictureFields = z.output<z.ZodObject<typeof pictureFields>>;
export type BackgroundFilm = z.output<typeof backgroundFilm>;
