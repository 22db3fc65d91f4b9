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

/** What keeps a named file from being offered. */
function problem(path: string, exists: (path: string) => boolean, isPdf: (path: string) => boolean) {
  if (!exists(path)) return `falta el archivo ${path}`;
  return path.endsWith('.pdf') && !isPdf(path)
    ? `${path} no es un PDF, diga lo que diga el final de su nombre; se espera uno guardado o exportado como PDF`
    : null;
}

/** The files that are named but not there, or are not what their names say. */
export function missingFiles(
  content: Content,
  exists: (path: string) => boolean,
  isPdf: (path: string) => boolean,
): Finding[] {
  return namedFiles(content).flatMap(({ file, field, path }): Finding[] => {
    const found = problem(path, exists, isPdf);
    return found ? [{ level: 'error', topic: 'file', file, text: `${field}: ${found}` }] : [];
  });
}
