import { makeMp4 } from '../content-schema/media';
import type { CaptionsFile } from '../media/captions-file';
import type { FilmFile } from '../media/film-file';
import { filmLimits, musicLimits, pictureLimits } from '../media/limits';
import type { MusicFile } from '../media/music-file';
import type { PictureFile } from '../media/picture-file';
import type { Content, Finding } from './finding';

/** What is wrong with an uploaded file, in words: what it is and what is expected instead. */
export interface Fault {
  level: Finding['level'];
  found: string;
  expected: string;
}

export const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1).replace('.', ',')} MB`;

const anyPicture = 'una foto JPEG, PNG, WebP o AVIF';

const strangePictures: Record<string, Omit<Fault, 'level'>> = {
  heic: {
    found: 'es una foto HEIC, que fuera de Apple casi nadie puede ver',
    expected:
      'JPEG: en el iPhone, Ajustes › Cámara › Formatos › «El más compatible», o envíatela por correo y se convierte sola',
  },
  damaged: {
    found: 'está incompleta o dañada',
    expected: `${anyPicture} entera: vuelve a subirla desde el original`,
  },
  huge: {
    found: 'tiene demasiados puntos',
    expected: `como mucho ${pictureLimits.pixels / 1e6} megapíxeles: guárdala más pequeña`,
  },
  unknown: {
    found: 'no es ninguna imagen, diga lo que diga el final de su nombre',
    expected: anyPicture,
  },
};

/** What keeps an uploaded picture from being used, or from being sharp. */
export function pictureFaults({ format, bytes, width, height }: PictureFile): Fault[] {
  const strange = strangePictures[format];
  if (strange) return [{ level: 'error', ...strange }];
  if (width === 0)
    return [{ level: 'error', found: `es un archivo ${format.toUpperCase()}`, expected: anyPicture }];
  if (bytes > pictureLimits.bytes)
    return [
      { level: 'error', found: megabytes(bytes), expected: `como mucho ${megabytes(pictureLimits.bytes)}` },
    ];
  const { side, goodSide } = pictureLimits;
  const long = Math.max(width, height);
  const found = `${width} × ${height} píxeles`;
  if (long < side)
    return [{ level: 'error', found, expected: `al menos ${side} en el lado largo: se vería borrosa` }];
  return long < goodSide
    ? [{ level: 'warning', found, expected: `${goodSide} o más en el lado largo, para que se vea nítida` }]
    : [];
}

const strangeLines = {
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

/** What keeps uploaded captions, or a part of them, from being shown. */
export function captionsFaults({ valid, strange }: CaptionsFile): Fault[] {
  if (!valid)
    return [
      {
        level: 'error',
        found: 'no son subtítulos WebVTT',
        expected: 'un archivo de texto que empieza por «WEBVTT», con una frase por lo menos',
      },
    ];
  if (!strange) return [];
  const { found, expected } = strangeLines[strange.what];
  const text = strange.text.slice(0, 60);
  return [{ level: 'error', found: `tiene en su línea ${strange.line} ${found}: «${text}»`, expected }];
}

/** What keeps an uploaded song from being played in every browser, or between the seconds that the content names. */
export function musicFaults(
  { codec, bytes, seconds }: MusicFile,
  { loopStart = 0, loopEnd = seconds }: Content['site']['track'],
): Fault[] {
  const error = (found: string, expected: string): Fault => ({ level: 'error', found, expected });
  if (codec !== 'mp3' && codec !== 'aac')
    return [
      error(
        codec ? `lleva el sonido en ${codec.toUpperCase()}` : 'no es una canción, o está incompleta',
        'MP3, o M4A con sonido AAC: son los que suenan en todos los navegadores',
      ),
    ];
  if (bytes > musicLimits.bytes)
    return [error(megabytes(bytes), `como mucho ${megabytes(musicLimits.bytes)}: guárdala a 128 kbit/s`)];
  if (seconds > musicLimits.seconds)
    return [error(`dura ${Math.round(seconds)} segundos`, `como mucho ${musicLimits.seconds}: recórtala`)];
  if (loopStart >= loopEnd || loopEnd > seconds)
    return [
      error(
        `dura ${seconds.toFixed(2)} segundos y el bucle va de ${loopStart} a ${loopEnd}`,
        'loopStart menor que loopEnd, y los dos dentro de la canción; sin esas dos líneas suena entera',
      ),
    ];
  return [];
}

const strangeContainers: Record<string, string> = {
  'QuickTime File Format': 'es un vídeo MOV, aunque su nombre acabe en .mp4',
  unknown: 'no es ningún vídeo, diga lo que diga el final de su nombre, o está incompleto',
};

/** H.264 with 8 bits and colour at half size, the kind that every browser plays: Baseline, Main and High. */
const playableProfile = /^avc[13]\.(42|4d|64)/i;
const playableSound = ['aac', 'opus'];

/** What browsers cannot play of a film; null for one that all of them play. */
function unplayable({ container, codec, codecString, sound }: FilmFile): string | null {
  if (container !== 'MP4') return strangeContainers[container] ?? `es un archivo ${container}`;
  if (!codec) return 'no tiene una imagen que se pueda leer, o está incompleto';
  if (codec !== 'avc') return `su imagen está en ${codec.toUpperCase()}, que muchos navegadores no ven`;
  if (codecString && !playableProfile.test(codecString))
    return 'su imagen está en H.264 de 10 bits o con color 4:2:2, que muchos navegadores no ven';
  return sound && !playableSound.includes(sound)
    ? `su sonido no está en AAC (${sound}), y muchos navegadores no lo oyen`
    : null;
}

/** What keeps an uploaded film from being used. */
export function filmFaults(film: FilmFile): Fault[] {
  const found = unplayable(film);
  const mp4 = `un vídeo MP4 con imagen en H.264 y sonido en AAC. ${makeMp4}`;
  if (found) return [{ level: 'error', found, expected: mp4 }];
  const faults: Fault[] = [];
  if (film.bytes > filmLimits.bytes)
    faults.push({
      level: 'error',
      found: megabytes(film.bytes),
      expected: `como mucho ${megabytes(filmLimits.bytes)}. ${makeMp4}`,
    });
  const longSide = Math.max(film.width, film.height);
  if (longSide > filmLimits.side)
    faults.push({
      level: 'error',
      found: `${longSide} píxeles en el lado largo`,
      expected: `como mucho ${filmLimits.side}. ${makeMp4}`,
    });
  if (film.seconds < 1 || film.seconds > filmLimits.seconds)
    faults.push({
      level: 'error',
      found: `${film.seconds.toFixed()} segundos`,
      expected: `entre 1 y ${filmLimits.seconds}: recórtalo o vuelve a guardarlo`,
    });
  return faults;
}

/** What is wrong with the shape of one version of a background film, or of its still. */
export function cutFaults(field: string, { width, height }: Pick<FilmFile, 'width' | 'height'>): Fault[] {
  const [, version] = /\.(landscape|portrait)\.\w+$/.exec(field) ?? [];
  const isWrong = version === 'landscape' ? width < height : version === 'portrait' && width > height;
  const expected = version === 'landscape' ? 'apaisado, más ancho que alto' : 'vertical, más alto que ancho';
  return isWrong ? [{ level: 'error', found: `mide ${width} × ${height} píxeles`, expected }] : [];
}
