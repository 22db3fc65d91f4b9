import { makeMp4 } from '../content-schema/media';
import { uploads } from '../media/folders';
import { filmLimits } from '../media/limits';
import { namedFiles, type NamedFile } from '../media/named-files';
import type { UploadedFiles } from '../media/uploaded-files';
import { warningIn, type Content, type Finding } from './finding';
import { contentFile } from './text-fields';
import {
  captionsFaults,
  cutFaults,
  filmFaults,
  megabytes,
  musicFaults,
  pictureFaults,
  type Fault,
} from './media-faults';

/** A name that differs only in its capitals, its ending or its spaces, as a hint. */
function similar(name: string, names: readonly string[]): string {
  const stem = (file: string) =>
    file
      .replace(/(?:\.[a-z0-9]{2,4})+$/i, '')
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

function missing({ name, use }: NamedFile, names: readonly string[]): Fault {
  const expected = `que esté en la carpeta ${folders[use]}${similar(name, names)}`;
  return { level: 'error', found: 'no está', expected };
}

function faultsOf(
  named: NamedFile,
  { site }: Content,
  { pictures, films, captions, music }: UploadedFiles,
): Fault[] {
  const is = ({ name }: { name: string }) => name === named.name;
  const namesOf = (files: readonly { name: string }[]) => files.map(({ name }) => name);
  if (named.use === 'picture' || named.use === 'poster') {
    const picture = pictures.find(is);
    return picture
      ? [...pictureFaults(picture), ...cutFaults(named.field, picture)]
      : [missing(named, namesOf(pictures))];
  }
  if (named.use === 'captions') {
    const file = captions.find(is);
    return file ? captionsFaults(file) : [missing(named, namesOf(captions))];
  }
  if (named.use === 'music') {
    const file = music.find(is);
    return file ? musicFaults(file, site.track) : [missing(named, namesOf(music))];
  }
  const film = films.find(is);
  if (!film) return [missing(named, namesOf(films))];
  const faults = [...filmFaults(film), ...cutFaults(named.field, film)];
  if (faults.length === 0 && named.use === 'background' && film.bytes > filmLimits.backgroundBytes)
    return [
      {
        level: 'warning',
        found: megabytes(film.bytes),
        expected: `${megabytes(filmLimits.backgroundBytes)} como mucho, porque se descarga sin pedirlo. ${makeMp4}`,
      },
    ];
  return faults;
}

/** Captions that are recommended, or that go on after their film has ended. */
function captionFindings({ faq }: Content, { films, captions }: UploadedFiles): Finding[] {
  return faq.entries.flatMap(({ video, captions: name }, index) => {
    const seconds = films.find((file) => file.name === video)?.seconds;
    const field = `entries[${index}].captions`;
    if (!seconds) return [];
    if (!name)
      return [
        warningIn(
          contentFile('faq'),
          `${field}: «${video}» no tiene subtítulos; se recomiendan, para quien no puede oír`,
        ),
      ];
    const end = captions.find((file) => file.name === name)?.end ?? 0;
    const text = `${field}: «${name}» llega hasta el segundo ${end.toFixed()} y el vídeo dura ${seconds.toFixed()}: ¿son de otro vídeo?`;
    return end > seconds + 1 ? [warningIn(contentFile('faq'), text)] : [];
  });
}

/** Photos of a gallery say something; only staff know what. */
function wordless({ placeholders }: Content): Finding[] {
  return Object.entries(placeholders.pages).flatMap(([path, { photos = [] }]) =>
    photos.flatMap(({ image, alt }, index) => {
      const text = `pages.${path}.photos[${index}].alt: «${image}» no tiene texto alternativo: di en pocas palabras qué se ve`;
      return alt ? [] : [warningIn(contentFile('placeholders'), text)];
    }),
  );
}

/** Named pictures, films, captions and music that are missing or are not what their place needs. */
export function mediaFiles(content: Content, files: UploadedFiles): Finding[] {
  const named = namedFiles(content);
  const faults = named.flatMap((entry) =>
    faultsOf(entry, content, files).map(({ level, found, expected }): Finding => ({
      level,
      file: entry.file,
      text: `${entry.field}: «${entry.name}» ${found}; se espera ${expected}`,
    })),
  );
  return [...faults, ...captionFindings(content, files), ...wordless(content)];
}
