import { z } from 'zod';
import { text } from './fields';

/** A file's name as staff upload it, whatever signs cameras and computers put in; no folders. */
const fileName = (endings: string) => new RegExp(`^[^./\\\\][^/\\\\]*\\.(${endings})$`, 'i');

const isHeic = (name: unknown) => typeof name === 'string' && /\.hei[cf]$/i.test(name);

export const pictureFile = z.string().regex(fileName('jpe?g|png|webp|avif'), {
  error: ({ input }) =>
    isHeic(input)
      ? 'una foto JPEG, PNG o WebP: HEIC solo lo abre Apple. En el iPhone, envíatela por correo y se convierte en JPEG'
      : 'el nombre, con su final, de un archivo de lib/content/pictures, por ejemplo "torre.jpg" (JPEG, PNG, WebP o AVIF)',
});

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

export const filmFile = z
  .string()
  .regex(
    fileName('mp4'),
    'el nombre, con su final, de un vídeo MP4 de lib/content/films, por ejemplo "que-es.mp4"',
  );

export const captionsFile = z
  .string()
  .regex(
    fileName('vtt'),
    'el nombre, con su final, de unos subtítulos WebVTT de lib/content/films, por ejemplo "que-es.vtt"',
  );

export const musicFile = z
  .string()
  .regex(
    fileName('m4a|mp3'),
    'el nombre, con su final, de una canción de lib/content/music, por ejemplo "noche.mp3" (MP3 o M4A)',
  );

const cut = z.strictObject({ video: filmFile, poster: pictureFile });

/** The film behind a page's head: one cut for wide screens, one for tall ones; each poster is its cut's first frame. */
export const backgroundFilm = z.strictObject({ landscape: cut, portrait: cut });

export type PictureFields = z.output<z.ZodObject<typeof pictureFields>>;
export type BackgroundFilm = z.output<typeof backgroundFilm>;
