import { madeDocuments } from '../documents/addresses';
import type { Content, Finding } from './finding';
import { contentFile } from './text-fields';

interface NamedFile {
  /** Content file and field that name it. */
  file: string;
  field: string;
  /** Path from the repository's root. */
  path: string;
}

/** Every file of public/ that the content names. */
export function namedFiles({ event, site }: Content): NamedFile[] {
  const named = (file: string, field: string, paths: string[]) =>
    paths.map((path) => ({ file, field, path }));
  const eventFile = contentFile('event');
  return [
    ...event.downloads.flatMap(({ file }, index) =>
      Object.values(madeDocuments).includes(file)
        ? []
        : named(eventFile, `downloads[${index}].file`, [`public${file}`]),
    ),
    ...named(contentFile('site'), 'track', [`public${site.track.webm}`, `public${site.track.m4a}`]),
  ];
}

/** The files that are named but not there. */
export function missingFiles(content: Content, exists: (path: string) => boolean): Finding[] {
  return namedFiles(content)
    .filter(({ path }) => !exists(path))
    .map(({ file, field, path }) => ({
      level: 'error',
      topic: 'file',
      file,
      text: `${field}: falta el archivo ${path}`,
    }));
}
