import { z } from 'zod';
import { documentsFolder } from '../../routes';
import { uploads, type MediaUse } from '../../media/folders';
import { choice, text } from './fields';

/** The folder and the name of an uploaded file. */
const upload = (use: MediaUse, folder: string, endings: string, expected: string) =>
  z
    .string()
    .normalize('NFC')
    .regex(new RegExp(`^${folder}/[^/\\\\]+\\.(${endings})$`, 'i'), `Se espera ${expected}.`)
    .meta({ use });

/** What staff can do about a film that not every browser plays. */
export const convertToMp4Advice =
  'Conviértelo con HandBrake (gratis): ábrelo, elige «Fast 720p30», marca «Web Optimized» y pulsa «Start»';

export const picture = (use: 'picture' | 'poster' = 'picture') =>
  upload(
    use,
    uploads.pictures,
    'jpe?g|png|webp|avif',
    'la carpeta y el nombre de una foto JPEG, PNG, WebP o AVIF, por ejemplo: pictures/torre.jpg. Una foto HEIC del iPhone se convierte en JPEG al enviártela por correo',
  );

/** Lines of one colour on a transparent ground. */
export const drawing = upload(
  'drawing',
  uploads.pictures,
  'svg',
  'la carpeta y el nombre de un dibujo SVG, por ejemplo: pictures/torre.svg',
);

export const film = (use: 'film' | 'background' = 'film') =>
  upload(
    use,
    uploads.films,
    'mp4',
    `la carpeta y el nombre de un vídeo MP4, por ejemplo: films/que-es.mp4. De otro formato, no basta con cambiarle el nombre. ${convertToMp4Advice}`,
  );

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
export const publicDocument = z
  .string()
  .regex(
    /^\/([a-z0-9-]+\/)*[a-z0-9.-]+\.pdf$/,
    `Se espera la dirección de un PDF de la carpeta public, en minúsculas, sin espacios ni acentos, por ejemplo: /${documentsFolder}/programa-primavera.pdf`,
  )
  .meta({ use: 'document' });

const focus = choice({
  'top-left': 'arriba a la izquierda',
  top: 'arriba',
  'top-right': 'arriba a la derecha',
  left: 'a la izquierda',
  center: 'en el centro',
  right: 'a la derecha',
  'bottom-left': 'abajo a la izquierda',
  bottom: 'abajo',
  'bottom-right': 'abajo a la derecha',
});


/** The fields of a picture. Records spread them among their other fields. */
export const pictureFields = {
  image: picture().meta({ title: 'Foto', ground: 'night' }),
  /** A picture without this text is decoration. */
  alt: text(160).optional().meta({
    title: 'Qué se ve en la foto',
    description: 'Para quien no la ve. Sin texto, la foto es un adorno.',
  }),
  focus: focus.optional().meta({
    title: 'Parte que no se recorta',
    description: 'Dónde está lo importante de la foto. Vacío: en el centro.',
  }),
};

const version = (shape: 'landscape' | 'portrait') =>
  z.strictObject({
    video: film('background').meta({ title: 'Vídeo', shape }),
    poster: picture().meta({
      title: 'Foto que se ve antes de que empiece',
      description: 'El primer instante del vídeo, del mismo tamaño.',
      shape,
    }),
  });

/** The film at the top of a page. Its landscape and portrait versions each have their first frame as poster. */
export const backgroundFilm = z
  .strictObject({
    landscape: version('landscape').meta({ title: 'Vídeo apaisado, para ordenadores' }),
    portrait: version('portrait').meta({ title: 'Vídeo vertical, para móviles' }),
  })
  .meta({
    title: 'Vídeo de cabecera',
    description: 'Dos vídeos MP4 sin sonido, de 2,5 MB como mucho cada uno.',
  });

export type PictureFields = z.output<z.ZodObject<typeof pictureFields>>;
export type BackgroundFilm = z.output<typeof backgroundFilm>;
