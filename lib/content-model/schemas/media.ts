import { z } from 'zod';
import { documentsFolder } from '../../routes';
import { uploads, type MediaUse } from '../../media/folders';
import { choice, group, text, type FieldMeta } from './fields';

/** Makes fields that name an uploaded file by its folder and its name. */
const upload =
  (use: MediaUse, folder: string, endings: string, expected: string) =>
  (title: string, description?: string, shape?: FieldMeta['shape']) =>
    z
      .string()
      .normalize('NFC')
      .regex(new RegExp(`^${folder}/[^/\\\\]+\\.(${endings})$`, 'i'), `Se espera ${expected}.`)
      .meta({ title, description, use, shape });

/** What staff can do about a film that not every browser plays. */
export const convertToMp4Advice =
  'Conviértelo con HandBrake (gratis): ábrelo, elige «Fast 720p30», marca «Web Optimized» y pulsa «Start»';

const pictureExpected =
  'la carpeta y el nombre de una foto JPEG, PNG, WebP o AVIF, por ejemplo: pictures/torre.jpg. Una foto HEIC del iPhone se convierte en JPEG al enviártela por correo';

const pictureUpload = (use: 'picture' | 'poster') =>
  upload(use, uploads.pictures, 'jpe?g|png|webp|avif', pictureExpected);

export const picture = pictureUpload('picture');

/** The picture of a film with controls before it is played. */
export const poster = pictureUpload('poster');

/** Lines of one colour on a transparent ground. */
export const drawing = upload(
  'drawing',
  uploads.pictures,
  'svg',
  'la carpeta y el nombre de un dibujo SVG, por ejemplo: pictures/torre.svg',
);

const filmUpload = (use: 'film' | 'background') =>
  upload(
    use,
    uploads.films,
    'mp4',
    `la carpeta y el nombre de un vídeo MP4, por ejemplo: films/que-es.mp4. De otro formato, no basta con cambiarle el nombre. ${convertToMp4Advice}`,
  );

export const film = filmUpload('film');

export const captions = upload(
  'captions',
  uploads.films,
  'vtt',
  'la carpeta y el nombre de unos subtítulos WebVTT, por ejemplo: films/que-es.vtt. Unos SRT se convierten en una web de «SRT a VTT»',
);

export const song = upload(
  'music',
  uploads.music,
  'm4a|mp3',
  'la carpeta y el nombre de una canción MP3 o M4A, por ejemplo: music/noche.mp3. Otro formato se convierte con Audacity (gratis), «Exportar audio…»',
);

/** The address of a PDF in public/, either made by the build or uploaded by staff. */
export const publicDocument = (title: string, description?: string) =>
  z
    .string()
    .regex(
      /^\/([a-z0-9-]+\/)*[a-z0-9.-]+\.pdf$/,
      `Se espera la dirección de un PDF de la carpeta public, en minúsculas, sin espacios ni acentos, por ejemplo: /${documentsFolder}/programa-primavera.pdf`,
    )
    .meta({ title, description, use: 'document' });

const focus = choice(
  'Parte que no se recorta',
  {
    'top-left': 'arriba a la izquierda',
    top: 'arriba',
    'top-right': 'arriba a la derecha',
    left: 'a la izquierda',
    center: 'en el centro',
    right: 'a la derecha',
    'bottom-left': 'abajo a la izquierda',
    bottom: 'abajo',
    'bottom-right': 'abajo a la derecha',
  },
  'Dónde está lo importante de la foto. Vacío: en el centro.',
);

/** The part of a picture that stays visible when it is cropped. */
export type Focus = z.output<typeof focus>;

/** The fields of a picture. Records spread them among their other fields. A picture without `alt` is decoration. */
export const pictureFields = {
  image: picture('Foto'),
  alt: text('Qué se ve en la foto', 160, {
    help: 'Para quien no la ve. Sin texto, la foto es un adorno.',
  }).optional(),
  focus: focus.optional(),
};

const version = (title: string, shape: 'landscape' | 'portrait') =>
  group(title, {
    video: filmUpload('background')('Vídeo', undefined, shape),
    poster: picture(
      'Foto que se ve antes de que empiece',
      'El primer instante del vídeo, del mismo tamaño.',
      shape,
    ),
  });

/** The film at the top of a page. Its landscape and portrait versions each have their first frame as poster. */
export const backgroundFilm = group(
  'Vídeo de cabecera',
  {
    landscape: version('Vídeo apaisado, para ordenadores', 'landscape'),
    portrait: version('Vídeo vertical, para móviles', 'portrait'),
  },
  'Dos vídeos MP4 sin sonido, de 2,5 MB como mucho cada uno.',
);

export type PictureFields = z.output<z.ZodObject<typeof pictureFields>>;
export type BackgroundFilm = z.output<typeof backgroundFilm>;
