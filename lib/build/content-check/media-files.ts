import { yamlFiles } from '../../content-model/files';
import type { Content } from '../../content-model/load';
import { generatedDocuments } from '../../documents/addresses';
import { folderByUse } from '../../media/folders';
import type { UploadedFiles } from '../media/uploaded-files';
import { errorIn, warningIn, type Finding } from './finding';
import { namedFiles, type NamedFile } from './named-files';
import {
  backgroundFault,
  captionsFault,
  error,
  filmFault,
  musicFault,
  pictureFault,
  shapeFault,
  type Fault,
} from './upload-faults';

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
  { name, use, meta }: NamedFile,
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
      return check(pictures, (picture) => pictureFault(picture) ?? shapeFault(meta.shape, picture));
    case 'captions':
      return check(captions, captionsFault);
    case 'music':
      return check(music, (song) => musicFault(song, site.track));
    case 'film':
      return check(films, filmFault);
    case 'background':
      return check(films, (film) => filmFault(film) ?? shapeFault(meta.shape, film) ?? backgroundFault(film));
  }
}

/** Missing captions, and captions that outlast their film. */
function captionFindings({ faq }: Content, { films, captions }: UploadedFiles): Finding[] {
  return faq.entries.flatMap(({ video, captions: name }, index) => {
    const seconds = films.find((film) => film.name === video)?.seconds;
    if (!seconds) return [];
    const inCaptions = (text: string) =>
      warningIn(yamlFiles.faq.file, `entries[${index}].captions: «${name ?? video}» ${text}`);
    if (!name) return [inCaptions('no tiene subtítulos; se recomiendan, para quien no puede oír')];
    const end = captions.find((file) => file.name === name)?.end ?? 0;
    if (end <= seconds + 1) return [];
    const text = `llega hasta el segundo ${end.toFixed()} y el vídeo dura ${seconds.toFixed()}: ¿son de otro vídeo?`;
    return [inCaptions(text)];
  });
}

/** Gallery photos without alternative text. */
function photosWithoutText({ placeholders }: Content): Finding[] {
  return Object.entries(placeholders.pages).flatMap(([name, { photos = [] }]) =>
    photos.flatMap(({ image, alt }, index) => {
      const text = `pages.${name}.photos[${index}].alt: «${image}» no tiene texto alternativo: di en pocas palabras qué se ve`;
      return alt ? [] : [warningIn(yamlFiles.placeholders.file, text)];
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
    return problem ? [errorIn(yamlFiles.event.file, `downloads[${index}].file: ${problem}`)] : [];
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
