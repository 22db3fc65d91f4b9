import { uploads } from '../media/folders';
import { filmLimits } from '../media/limits';
import { namedFiles, type NamedFile } from '../media/named-files';
import { pairedName } from '../media/paired-name';
import type { UploadedFiles } from '../media/uploaded-files';
import type { Content, Finding } from './finding';
import {
  captionsFaults,
  filmFaults,
  megabytes,
  musicFaults,
  pictureFaults,
  smaller,
  type Fault,
} from './media-faults';

/** A name that differs only in its capitals, its ending or its spaces, as a hint. */
function similar(name: string, names: readonly string[]): string {
  // Macs write an accent as a character of its own: such a name looks the same and is another.
  if (names.some((other) => other.normalize('NFC') === name.normalize('NFC')))
    return '. Ahí está, pero con los acentos escritos de otra manera: quítaselos al nombre del archivo y aquí';
  const stem = (file: string) =>
    file
      .replace(/(?:\.[a-z0-9]{2,4})+$/i, '')
      .normalize('NFC')
      .toLowerCase()
      .replace(/[ _-]+/g, '');
  const found = names.find((other) => stem(other) === stem(name));
  return found ? `. Ahí hay uno que se llama «${found}»: escribe ese nombre tal cual` : '';
}

const folders: Record<NamedFile['use'], string> = {
  picture: uploads.pictures,
  poster: uploads.pictures,
  film: uploads.films,
  background: uploads.films,
  captions: uploads.films,
  music: uploads.music,
};

function missing({ name, use }: NamedFile, names: readonly string[], elsewhere: readonly string[]): Fault {
  const folder = folders[use];
  const astray = elsewhere.find((file) => `/${file}`.endsWith(`/${name}`));
  return {
    level: 'error',
    found: 'no está',
    expected: `que esté en la carpeta ${folder}${astray ? `, y está en «${astray}»: súbelo a esa carpeta` : similar(name, names)}`,
  };
}

function faultsOf(
  named: NamedFile,
  { site }: Content,
  { pictures, films, captions, music, elsewhere }: UploadedFiles,
): Fault[] {
  const is = ({ name }: { name: string }) => name === named.name;
  const namesOf = (files: readonly { name: string }[]) => files.map(({ name }) => name);
  if (named.use === 'picture' || named.use === 'poster') {
    const picture = pictures.find(is);
    return picture ? pictureFaults(picture) : [missing(named, namesOf(pictures), elsewhere)];
  }
  if (named.use === 'captions') {
    const file = captions.find(is);
    return file ? captionsFaults(file) : [missing(named, namesOf(captions), elsewhere)];
  }
  if (named.use === 'music') {
    const file = music.find(is);
    return file ? musicFaults(file, site.track) : [missing(named, namesOf(music), elsewhere)];
  }
  const film = films.find(is);
  if (!film) return [missing(named, namesOf(films), elsewhere)];
  const faults = filmFaults(film);
  if (faults.length === 0 && named.use === 'background' && film.bytes > filmLimits.backgroundBytes)
    return [
      {
        level: 'notice',
        found: megabytes(film.bytes),
        expected: `${megabytes(filmLimits.backgroundBytes)} como mucho, porque se descarga sin pedirlo. ${smaller}`,
      },
    ];
  return faults;
}

/** Captions that are recommended, or that go on after their film has ended. */
function captionFindings({ faq }: Content, { films, captions }: UploadedFiles): Finding[] {
  const finding = (text: string): Finding => ({
    level: 'notice',
    topic: 'media',
    file: 'lib/content/faq.ts',
    text,
  });
  return faq.entries.flatMap(({ video, poster, captions: name }, index) => {
    const film = films.find((file) => file.name === video);
    const field = `entries[${index}].captions`;
    if (!video)
      return [...(poster ? [`entries[${index}].poster`] : []), ...(name ? [field] : [])].map((left) =>
        finding(`${left}: esta pregunta no tiene vídeo; borra también esta línea`),
      );
    if (!film || film.seconds === 0) return [];
    if (!name)
      return [
        finding(`${field}: «${video}» no tiene subtítulos; se recomiendan, para quien no oye o no puede oír`),
      ];
    const end = captions.find((file) => file.name === name)?.end ?? 0;
    return end > film.seconds + 1
      ? [
          finding(
            `${field}: «${name}» llega hasta el segundo ${Math.round(end)} y el vídeo dura ${Math.round(film.seconds)}: ¿son de otro vídeo?`,
          ),
        ]
      : [];
  });
}

/** Photos of a gallery say something; only staff know what. */
function wordless({ placeholders }: Content): Finding[] {
  return Object.entries(placeholders.pages).flatMap(([path, { photos = [] }]) =>
    photos.flatMap(({ image, alt }, index): Finding[] =>
      alt
        ? []
        : [
            {
              level: 'notice',
              topic: 'media',
              file: 'lib/content/placeholders.ts',
              text: `pages.${path}.photos[${index}].alt: «${image}» no tiene texto alternativo: di en pocas palabras qué se ve`,
            },
          ],
    ),
  );
}

/** What lies in the folders and no page uses. */
function unused(named: readonly NamedFile[], { pictures, films, captions, music }: UploadedFiles): Finding[] {
  const names = new Set(named.map(({ name }) => name));
  const paired = new Set(
    films
      .filter(({ name }) => names.has(name))
      .flatMap((film) => [pairedName(film, 'webm'), pairedName(film, 'svg')]),
  );
  const left = (folder: string, files: readonly { name: string }[]) =>
    files
      .filter(({ name }) => !names.has(name) && !paired.has(name))
      .map(({ name }): Finding => {
        const older = name.endsWith('.webm') ? ' (no es el WebM de ningún MP4 tal como está ahora)' : '';
        return {
          level: 'notice',
          topic: 'media',
          file: `${folder}/${name}`,
          text: `ninguna página lo usa${older}: se puede borrar`,
        };
      });
  return [
    ...left(uploads.pictures, pictures),
    ...left(uploads.films, [...films, ...captions]),
    ...left(uploads.music, music),
  ];
}

/** Named pictures, films, captions and music that are missing or are not what their place needs, and files nobody names. */
export function mediaFiles(content: Content, files: UploadedFiles): Finding[] {
  const named = namedFiles(content);
  const faults = named.flatMap((entry) =>
    faultsOf(entry, content, files).map(({ level, found, expected }): Finding => ({
      level,
      topic: 'media',
      file: entry.file,
      text: `${entry.field}: «${entry.name}» ${found}; se espera ${expected}`,
    })),
  );
  return [...faults, ...captionFindings(content, files), ...wordless(content), ...unused(named, files)];
}
