import { madeDocuments } from '../documents/addresses';
import type { Content, Finding } from './finding';
import { contentFile } from './text-fields';

interface FinishedFile {
  /** Content file and field that name it. */
  file: string;
  field: string;
  /** Path from the repository's root. */
  path: string;
}

/** Every file of public/ that the content names and that is published as it is. */
export function finishedFiles({ event }: Content): FinishedFile[] {
  return event.downloads.flatMap(({ file }, index) =>
    Object.values(madeDocuments).includes(file)
      ? []
      : [{ file: contentFile('event'), field: `downloads[${index}].file`, path: `public${file}` }],
  );
}

/** The finished files, as they are. */
export interface PublicFiles {
  /** Whether a file is there; path from the repository's root. */
  exists: (path: string) => boolean;
  /** Whether a file that is there holds a whole PDF, whatever its name says. */
  isPdf: (path: string) => boolean;
  /** Every PDF, wherever it was uploaded to. */
  pdfs: readonly string[];
}

const lastName = (path: string) => path.slice(path.lastIndexOf('/') + 1).toLowerCase();

/** What keeps a named file from being offered. */
function problem(path: string, { exists, isPdf, pdfs }: PublicFiles): string | null {
  if (!exists(path)) {
    const astray = pdfs.find((pdf) => lastName(pdf) === lastName(path));
    return `falta el archivo ${path}${astray ? `, y está «${astray}»: súbelo a esa carpeta con ese nombre, en minúsculas` : ''}`;
  }
  return path.endsWith('.pdf') && !isPdf(path)
    ? `${path} no es un PDF, diga lo que diga el final de su nombre, o está incompleto; se espera uno guardado o exportado como PDF`
    : null;
}

/** The files that are named but not there, or are not what their names say. */
export function missingFiles(content: Content, files: PublicFiles): Finding[] {
  return finishedFiles(content).flatMap(({ file, field, path }): Finding[] => {
    const found = problem(path, files);
    return found ? [{ level: 'error', topic: 'file', file, text: `${field}: ${found}` }] : [];
  });
}
