import { makeMp4 } from '../content-schema/media';
import { generatedDocuments } from '../documents/addresses';
import type { CaptionsFile } from '../media/captions-file';
import { folderByUse } from '../media/folders';
import { filmLimits, musicLimits, type MediaFile } from '../media/media-file';
import { pictureLimits, type PictureFile } from '../media/picture-file';
import type { UploadedFiles } from '../media/uploaded-files';
import { errorIn, warningIn, type Content, type Finding } from './finding';
import { namedFiles, type NamedFile } from './named-files';
import { contentFile } from './text-fields';

/** What is wrong with an uploaded file, and what is expected instead. */
type Fault = Pick<Finding, 'level'> & { found: string; expected: string };

const error = (found: string, expected: string): Fault => ({ level: 'error', found, expected });
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

function pictureFault({ format, bytes, width, height }: PictureFile): Fault | undefined {
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

function captionsFault({ valid, unreadable }: CaptionsFile): Fault | undefined {
  if (!valid)
    return error(
      'no son subtítulos WebVTT',
      'un archivo de texto que empieza por «WEBVTT», con una frase por lo menos',
    );
  if (!unreadable) return;
  const { found, expected } = unreadableLines[unreadable.what];
  return error(`tiene en su línea ${unreadable.line} ${found}: «${unreadable.text.slice(0, 60)}»`, expected);
}

function musicFault(
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

function filmFault(film: MediaFile): Fault | undefined {
  const unplayable = unplayablePart(film);
  if (unplayable) return error(unplayable, `un vídeo MP4 con imagen en H.264 y sonido en AAC. ${makeMp4}`);
  const { bytes, side, seconds } = filmLimits;
  const longSide = Math.max(film.width, film.height);
  if (film.bytes > bytes)
    return error(`pesa ${megabytes(film.bytes)}`, `como mucho ${megabytes(bytes)}. ${makeMp4}`);
  if (longSide > side)
    return error(`mide ${longSide} píxeles en el lado largo`, `como mucho ${side}. ${makeMp4}`);
  if (film.seconds < 1 || film.seconds > seconds)
    return error(
      `dura ${film.seconds.toFixed()} segundos`,
      `entre 1 y ${seconds}: recórtalo o vuelve a guardarlo`,
    );
}

/** A landscape film or poster in place of a portrait one, or the reverse. */
function shapeFault(field: string, { width, height }: { width: number; height: number }): Fault | undefined {
  const found = `mide ${width} × ${height} píxeles`;
  if (field.includes('.landscape.') && width < height) return error(found, 'apaisado, más ancho que alto');
  if (field.includes('.portrait.') && width > height) return error(found, 'vertical, más alto que ancho');
}

function backgroundFault({ bytes }: MediaFile): Fault | undefined {
  const limit = filmLimits.backgroundBytes;
  if (bytes > limit)
    return warning(
      `pesa ${megabytes(bytes)}`,
      `${megabytes(limit)} como mucho, porque se descarga sin pedirlo. ${makeMp4}`,
    );
}

/** A hint at a file whose name differs only in capitals, spaces or ending. */
function similarName(name: string, names: readonly string[]): string {
  const stem = (file: string) =>
    file
      .replace(/(?:\.[a-z0-9]{2,4})+$/i, '')
      .toLowerCase()
      .replace(/[ _-]+/g, '');
  const similar = names.find((other) => stem(other) === stem(name));
  return similar ? `. Ahí hay uno que se llama «${similar}»: escribe ese nombre tal cual` : '';
}

function faultOf(
  { name, field, use }: NamedFile,
  { site }: Content,
  { pictures, films, captions, music }: UploadedFiles,
): Fault | undefined {
  function check<File extends { name: string }>(
    files: readonly File[],
    faultIn: (file: File) => Fault | undefined,
  ): Fault | undefined {
    const file = files.find((entry) => entry.name === name);
    if (file) return faultIn(file);
    const names = files.map((entry) => entry.name);
    return error('no está', `que esté en la carpeta ${folderByUse[use]}${similarName(name, names)}`);
  }
  switch (use) {
    case 'picture':
    case 'poster':
      return check(pictures, (picture) => pictureFault(picture) ?? shapeFault(field, picture));
    case 'captions':
      return check(captions, captionsFault);
    case 'music':
      return check(music, (song) => musicFault(song, site.track));
    case 'film':
      return check(films, filmFault);
    case 'background':
      return check(films, (film) => filmFault(film) ?? shapeFault(field, film) ?? backgroundFault(film));
  }
}

/** Missing captions, and captions that outlast their film. */
function captionFindings({ faq }: Content, { films, captions }: UploadedFiles): Finding[] {
  return faq.entries.flatMap(({ video, captions: name }, index) => {
    const seconds = films.find((film) => film.name === video)?.seconds;
    if (!seconds) return [];
    const inCaptions = (text: string) =>
      warningIn(contentFile('faq'), `entries[${index}].captions: «${name ?? video}» ${text}`);
    if (!name) return [inCaptions('no tiene subtítulos; se recomiendan, para quien no puede oír')];
    const end = captions.find((file) => file.name === name)?.end ?? 0;
    if (end <= seconds + 1) return [];
    const text = `llega hasta el segundo ${end.toFixed()} y el vídeo dura ${seconds.toFixed()}: ¿son de otro vídeo?`;
    return [inCaptions(text)];
  });
}

/** Gallery photos without alternative text. */
function photosWithoutText({ placeholders }: Content): Finding[] {
  return Object.entries(placeholders.pages).flatMap(([address, { photos = [] }]) =>
    photos.flatMap(({ image, alt }, index) => {
      const text = `pages.${address}.photos[${index}].alt: «${image}» no tiene texto alternativo: di en pocas palabras qué se ve`;
      return alt ? [] : [warningIn(contentFile('placeholders'), text)];
    }),
  );
}

/** State of a PDF of public/ by its path from the repository's root. */
export type PdfState = (path: string) => 'readable' | 'unreadable' | 'missing';

/** Downloads of the team's own that are missing or no PDF. */
function downloadFindings({ event }: Content, pdfState: PdfState): Finding[] {
  return event.downloads.flatMap(({ file }, index) => {
    if (Object.values(generatedDocuments).includes(file)) return [];
    const path = `public${file}`;
    const problem = {
      missing: `falta el archivo ${path}: súbelo a esa carpeta con ese nombre`,
      unreadable: `${path} no es un PDF, diga lo que diga el final de su nombre, o está incompleto o protegido; se espera uno exportado como PDF, sin contraseña`,
      readable: null,
    }[pdfState(path)];
    return problem ? [errorIn(contentFile('event'), `downloads[${index}].file: ${problem}`)] : [];
  });
}

/** Named pictures, films, captions, music and documents that are missing or cannot be used. */
export function mediaFiles(content: Content, uploads: UploadedFiles, pdfState: PdfState): Finding[] {
  const faults = namedFiles(content).flatMap((named): Finding[] => {
    const fault = faultOf(named, content, uploads);
    if (!fault) return [];
    const { level, found, expected } = fault;
    return [
      { level, file: named.file, text: `${named.field}: «${named.name}» ${found}; se espera ${expected}` },
    ];
  });
  return [
    ...downloadFindings(content, pdfState),
    ...faults,
    ...captionFindings(content, uploads),
    ...photosWithoutText(content),
  ];
}
