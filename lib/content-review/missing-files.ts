import { generatedDocuments } from '../documents/addresses';
import { errorIn, type Content, type Finding } from './finding';
import { contentFile } from './text-fields';

interface FinishedFile {
  /** Content file and field that name it. */
  file: string;
  field: string;
  /** Path from the repository's root. */
  path: string;
}

/** Every file of public/ that the content names and that is published as it is. */
function finishedFiles({ event }: Content): FinishedFile[] {
  return event.downloads.flatMap(({ file }, index) =>
    Object.values(generatedDocuments).includes(file)
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
}

/** What keeps a named file from being offered. */
function problem(path: string, { exists, isPdf }: PublicFiles): string | null {
  if (!exists(path)) return `falta el archivo ${path}: súbelo a esa carpeta con ese nombre`;
  return path.endsWith('.pdf') && !isPdf(path)
    ? `${path} no es un PDF, diga lo que diga el final de su nombre, o está incompleto o protegido; se espera uno exportado como PDF, sin contraseña`
    : null;
}

/** The files that are named but not there, or are not what their names say. */
export function missingFiles(content: Content, files: PublicFiles): Finding[] {
  return finishedFiles(content).flatMap(({ file, field, path }): Finding[] => {
    const found = problem(path, files);
    return found ? [errorIn(file, `${field}: ${found}`)] : [];
  });
}
