import type { FieldMeta } from '../../content-model/fields';
import type { Content } from '../../content-model/load';
import { convertToMp4Advice } from '../../content-model/media';
import type { CaptionsFile } from '../media/captions-file';
import { filmLimits, musicLimits, type MediaFile } from '../media/media-file';
import { pictureLimits, type PictureFile } from '../media/picture-file';
import type { Finding } from './finding';

/** What is wrong with an uploaded file, and what is expected instead. */
export type Fault = Pick<Finding, 'level'> & { found: string; expected: string };

export const error = (found: string, expected: string): Fault => ({ level: 'error', found, expected });
const warning = (found: string, expected: string): Fault => ({ level: 'warning', found, expected });

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1).replace('.', ',')} MB`;

const anyPicture = 'una foto JPEG, PNG, WebP o AVIF';

const unusablePictures: Record<string, Fault> = {
  heic: error(
    'es una foto HEIC, que fuera de Apple casi nadie puede ver',
    'JPEG: en el iPhone, Ajustes › Cámara › Formatos › «El más compatible», o envíatela por correo y se convierte sola',
  ),
  damaged: error('está incompleta o dañada', `${anyPicture} entera: vuelve a subirla desde el original`),
  huge: error(
    'tiene demasiados puntos',
    `como mucho ${pictureLimits.pixels / 1e6} megapíxeles: guárdala más pequeña`,
  ),
  unknown: error('no es ninguna imagen, diga lo que diga el final de su nombre', anyPicture),
};

/** What keeps an uploaded picture from being shown, or from being sharp. */
export function pictureFault({ format, bytes, width, height }: PictureFile): Fault | undefined {
  if (format in unusablePictures) return unusablePictures[format];
  if (width === 0) return error(`es un archivo ${format.toUpperCase()}`, anyPicture);
  const { side, goodSide } = pictureLimits;
  const longSide = Math.max(width, height);
  const size = `mide ${width} × ${height} píxeles`;
  if (bytes > pictureLimits.bytes)
    return error(`pesa ${megabytes(bytes)}`, `como mucho ${megabytes(pictureLimits.bytes)}`);
  if (longSide < side) return error(size, `al menos ${side} en el lado largo: se vería borrosa`);
  if (longSide < goodSide) return warning(size, `${goodSide} o más en el lado largo, para que se vea nítida`);
}

const unreadableLines = {
  letters: {
    found: 'letras que no se pueden leer',
    expected: 'un archivo guardado en UTF-8 (en el Bloc de notas: «Guardar como», Codificación «UTF-8»)',
  },
  times: {
    found: 'unos tiempos que no se pueden leer',
    expected:
      'tiempos así: 00:01.000 --> 00:04.000 (con puntos, el segundo después del primero), debajo lo que se dice, y una línea vacía solo entre frase y frase',
  },
};

/** What keeps uploaded captions from being shown. */
export function captionsFault({ valid, unreadable }: CaptionsFile): Fault | undefined {
  if (!valid)
    return error(
      'no son subtítulos WebVTT',
      'un archivo de texto que empieza por «WEBVTT», con una frase por lo menos',
    );
  if (!unreadable) return;
  const { found, expected } = unreadableLines[unreadable.what];
  return error(`tiene en su línea ${unreadable.line} ${found}: «${unreadable.text.slice(0, 60)}»`, expected);
}

/** What keeps an uploaded song from being played in every browser, or from its loop. */
export function musicFault(
  { sound, bytes, seconds }: MediaFile,
  { loopStart = 0, loopEnd = seconds }: Content['site']['track'],
): Fault | undefined {
  if (sound !== 'mp3' && sound !== 'aac')
    return error(
      sound ? `lleva el sonido en ${sound.toUpperCase()}` : 'no es una canción, o está incompleta',
      'MP3, o M4A con sonido AAC: son los que suenan en todos los navegadores',
    );
  if (bytes > musicLimits.bytes)
    return error(
      `pesa ${megabytes(bytes)}`,
      `como mucho ${megabytes(musicLimits.bytes)}: guárdala a 128 kbit/s`,
    );
  if (seconds > musicLimits.seconds)
    return error(`dura ${Math.round(seconds)} segundos`, `como mucho ${musicLimits.seconds}: recórtala`);
  if (loopStart >= loopEnd || loopEnd > seconds)
    return error(
      `dura ${seconds.toFixed(2)} segundos y el bucle va de ${loopStart} a ${loopEnd}`,
      'loopStart menor que loopEnd, y los dos dentro de la canción; sin esas dos líneas suena entera',
    );
}

const otherContainers: Record<string, string> = {
  'QuickTime File Format': 'es un vídeo MOV, aunque su nombre acabe en .mp4',
  unknown: 'no es ningún vídeo, diga lo que diga el final de su nombre, o está incompleto',
};

/** H.264 of 8 bits and 4:2:0, which every browser plays: Baseline, Main and High. */
const playableProfile = /^avc[13]\.(42|4d|64)/i;
const playableSound = ['aac', 'opus'];

/** The part of a film that some browsers cannot play. */
function unplayablePart({ container, codec, codecString, sound }: MediaFile): string | undefined {
  if (container !== 'MP4') return otherContainers[container] ?? `es un archivo ${container}`;
  if (!codec) return 'no tiene una imagen que se pueda leer, o está incompleto';
  if (codec !== 'avc') return `su imagen está en ${codec.toUpperCase()}, que muchos navegadores no ven`;
  if (codecString && !playableProfile.test(codecString))
    return 'su imagen está en H.264 de 10 bits o con color 4:2:2, que muchos navegadores no ven';
  if (sound && !playableSound.includes(sound))
    return `su sonido no está en AAC (${sound}), y muchos navegadores no lo oyen`;
}

/** What keeps an uploaded film from being played in every browser. */
export function filmFault(film: MediaFile): Fault | undefined {
  const unplayable = unplayablePart(film);
  if (unplayable)
    return error(unplayable, `un vídeo MP4 con imagen en H.264 y sonido en AAC. ${convertToMp4Advice}`);
  const { bytes, side, seconds } = filmLimits;
  const longSide = Math.max(film.width, film.height);
  if (film.bytes > bytes)
    return error(`pesa ${megabytes(film.bytes)}`, `como mucho ${megabytes(bytes)}. ${convertToMp4Advice}`);
  if (longSide > side)
    return error(`mide ${longSide} píxeles en el lado largo`, `como mucho ${side}. ${convertToMp4Advice}`);
  if (film.seconds < 1 || film.seconds > seconds)
    return error(
      `dura ${film.seconds.toFixed()} segundos`,
      `entre 1 y ${seconds}: recórtalo o vuelve a guardarlo`,
    );
}

/** A landscape film or poster in place of a portrait one, or the reverse. */
export function shapeFault(
  shape: FieldMeta['shape'],
  { width, height }: { width: number; height: number },
): Fault | undefined {
  const found = `mide ${width} × ${height} píxeles`;
  if (shape === 'landscape' && width < height) return error(found, 'apaisado, más ancho que alto');
  if (shape === 'portrait' && width > height) return error(found, 'vertical, más alto que ancho');
}

/** A background film that is too heavy. */
export function backgroundFault({ bytes }: MediaFile): Fault | undefined {
  const limit = filmLimits.backgroundBytes;
  if (bytes > limit)
    return warning(
      `pesa ${megabytes(bytes)}`,
      `${megabytes(limit)} como mucho, porque se descarga sin pedirlo. ${convertToMp4Advice}`,
    );
}
