import { z } from 'zod';
import type { MediaUse } from '../media/folders';
import { text } from './fields';

/** Advice for films that not every browser plays. */
export const convertToMp4Advice =
  'Conviértelo con HandBrake (gratis): ábrelo, elige el ajuste «Fast 720p30», marca «Web Optimized» y pulsa «Start»';

/**
 * The name of an uploaded file.
 * @param convertible names of files that have to be converted first, and the advice for them
 */
function upload(use: MediaUse, endings: string, expected: string, convertible: [RegExp, string]) {
  const [others, advice] = convertible;
  return z
    .string()
    .normalize('NFC')
    .regex(new RegExp(`^[^./\\\\][^/\\\\]*\\.(${endings})$`, 'i'), {
      error: ({ input }) => `Se espera ${others.test(String(input)) ? advice : expected}.`,
    })
    .meta({ use });
}

export const picture = (use: MediaUse = 'picture') =>
  upload(
    use,
    'jpe?g|png|webp|avif',
    'el nombre, con su final, de una imagen de la carpeta pictures (JPEG, PNG, WebP o AVIF), por ejemplo: torre.jpg',
    [
      /\.hei[cf]$/i,
      'una foto JPEG, PNG o WebP: HEIC solo lo abre Apple. En el iPhone, envíatela por correo y se convierte en JPEG',
    ],
  );

export const film = (use: MediaUse = 'film') =>
  upload(
    use,
    'mp4',
    'el nombre, con su final, de un vídeo MP4 de la carpeta films, por ejemplo: que-es.mp4',
    [/\.(mov|m4v|avi|mkv|webm|wmv)$/i, `un vídeo MP4: cambiarle el nombre no basta. ${convertToMp4Advice}`],
  );

export const captions = upload(
  'captions',
  'vtt',
  'el nombre, con su final, de unos subtítulos WebVTT de la carpeta films, por ejemplo: que-es.vtt',
  [
    /\.(srt|sbv|txt|ass)$/i,
    'unos subtítulos WebVTT: convierte el archivo en una web de «SRT a VTT», o expórtalo como .vtt',
  ],
);

export const song = upload(
  'music',
  'm4a|mp3',
  'el nombre, con su final, de una canción de la carpeta music (MP3 o M4A), por ejemplo: noche.mp3',
  [
    /\.(wav|aiff?|flac|ogg|wma|aac)$/i,
    'una canción MP3 o M4A: conviértela con Audacity (gratis), «Archivo › Exportar audio…», formato MP3',
  ],
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
  image: picture().meta({ title: 'Foto' }),
  /** Without it the picture is decoration. */
  alt: text(160).optional().meta({
    title: 'Qué se ve en la foto',
    description: 'Para quien no la ve. Sin texto, la foto es un adorno.',
  }),
  focus: z.enum(focusPoints).optional().meta({
    title: 'Parte que no se recorta',
    description: 'top: arriba; bottom: abajo; left: izquierda; right: derecha; center: el centro.',
  }),
};

const version = (shape: 'landscape' | 'portrait') =>
  z.strictObject({
    video: film('background').meta({ title: 'Vídeo', shape }),
    poster: picture().meta({ title: 'Su primer fotograma', shape }),
  });

/** The film behind a page's head: a landscape and a portrait version, each with its first frame as poster. */
export const backgroundFilm = z
  .strictObject({
    landscape: version('landscape').meta({ title: 'Corte apaisado' }),
    portrait: version('portrait').meta({ title: 'Corte vertical' }),
  })
  .meta({ title: 'Vídeo de cabecera', description: 'MP4 sin sonido, de 2,5 MB como mucho cada uno.' });

export type PictureFields = z.output<z.ZodObject<typeof pictureFields>>;
export type BackgroundFilm = z.output<typeof backgroundFilm>;
