import { z } from 'zod';
import { documentsFolder } from '../routes';
import { uploads, type MediaUse } from '../media/folders';
import type { FieldMeta } from './field-meta';
import { group } from './groups';
import { checkVisible, text } from './texts';
import { choice } from './values';

/** Makes a kind of field that names an upload by its folder and its name. */
function upload(use: keyof typeof uploads, example: string) {
  const { folder, endings } = uploads[use];
  const pattern = new RegExp(`^${folder}/([^./\\\\][^/\\\\]*/)*[^/\\\\]+\\.(${endings.join('|')})$`, 'i');
  const expected = `Se espera la carpeta y el nombre de un archivo que acabe en ${endings.join(', ')}, por ejemplo: ${folder}/${example}. Uno de otro formato se convierte antes.`;
  return (title: string, meta: Pick<FieldMeta, 'shape' | 'ground'> = {}) =>
    z
      .string()
      .normalize('NFC')
      .check(checkVisible)
      .regex(pattern, expected)
      .meta({ title, use, ...meta });
}

export const picture = upload('picture', 'torre.jpg');
/** What a film with controls shows before it is played. */
export const poster = upload('poster', 'torre.jpg');
/** Lines of one colour on a transparent ground. */
export const drawing = upload('drawing', 'torre.svg');
export const answerFilm = upload('film', 'que-es.mp4');
const backgroundVideo = upload('background', 'que-es.mp4');
export const captions = upload('captions', 'que-es.vtt');
export const track = upload('music', 'noche.mp3');

/** The address of a PDF in public/, either made by the build or uploaded by staff. */
export const publicDocument = (title: string) =>
  z
    .string()
    .regex(
      /^\/([a-z0-9-]+\/)*[a-z0-9][a-z0-9.-]*\.pdf$/,
      `Se espera la dirección de un PDF de la carpeta public, en minúsculas, sin espacios ni acentos, por ejemplo: /${documentsFolder}/programa-primavera.pdf`,
    )
    .meta({ title, use: 'document' satisfies MediaUse });

const focus = choice('Parte que no se recorta', {
  'top-left': 'arriba a la izquierda',
  top: 'arriba',
  'top-right': 'arriba a la derecha',
  left: 'a la izquierda',
  center: 'en el centro',
  right: 'a la derecha',
  'bottom-left': 'abajo a la izquierda',
  bottom: 'abajo',
  'bottom-right': 'abajo a la derecha',
}).describe('Dónde está lo importante de la foto. Vacío: en el centro.');

/** The fields of a picture. Records spread them among their other fields. A picture without `alt` is decoration. */
export const pictureFields = {
  image: picture('Foto', { ground: 'night' }),
  alt: text('Qué se ve en la foto', 160)
    .describe('Para quien no la ve. Sin texto, la foto es un adorno.')
    .optional(),
  focus: focus.optional(),
};

const filmVersion = (title: string, shape: 'landscape' | 'portrait') =>
  group(title, {
    video: backgroundVideo('Vídeo', { shape }),
    poster: picture('Foto que se ve antes de que empiece', { shape }).describe(
      'El primer instante del vídeo, del mismo tamaño.',
    ),
  });

/** The film at the top of a page. Its landscape and portrait versions each have their first frame as poster. */
export const backgroundFilm = group('Vídeo de cabecera', {
  landscape: filmVersion('Vídeo apaisado, para ordenadores', 'landscape'),
  portrait: filmVersion('Vídeo vertical, para móviles', 'portrait'),
}).describe('Dos vídeos MP4 sin sonido, de 2,5 MB como mucho cada uno.');

export type PictureFields = z.output<z.ZodObject<typeof pictureFields>>;
