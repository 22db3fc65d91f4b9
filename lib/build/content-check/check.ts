import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from '../../content-model/load/findings';
import type { Content } from '../../content-model/load/load-content';
import { readFiles } from '../../content-model/load/read-files';
import { timeZone } from '../../dates';
import { uploadPath } from '../../media/folders';
import { generatedDocuments } from '../../routes';
import { findAdvice, type FieldFinding } from './advice';
import { listContentFields, listNamedFiles, type NamedFile } from './content-fields';
import { findUnprintableLetters } from './letter-findings';
import { mediaFindings } from './media-findings';

/** Suggests in Spanish a file whose name differs only in capitals or in its ending. */
function similarName(file: string): string {
  const folder = path.dirname(file);
  const stem = (name: string) => path.parse(name).name.normalize('NFC').toLowerCase();
  const similar = existsSync(folder) && readdirSync(folder).find((name) => stem(name) === stem(file));
  return similar ? `. Ahí hay uno que se llama «${similar}»: escribe ese nombre tal cual` : '';
}

/** Checks one file that the content names. */
async function checkUpload(
  { file, path: at, name, use, meta }: NamedFile,
  contentDir: string,
): Promise<FieldFinding[]> {
  if (Object.values(generatedDocuments).includes(name)) return [];
  const upload = use === 'document' ? path.join('public', name) : uploadPath(contentDir, name);
  const finding = existsSync(upload)
    ? await mediaFindings[use]?.(upload, meta)
    : ({
        level: 'error',
        text: `no está; súbelo con ese nombre a ${path.dirname(upload)}${similarName(upload)}`,
      } as const);
  return finding ? [{ ...finding, file, path: at, text: `«${name}» ${finding.text}.` }] : [];
}

/** Lists the values that the owner still has to confirm. */
const listProvisionalValues = (content: Content): FieldFinding[] =>
  listContentFields(content)
    .filter(({ path: at }) => at.at(-2) === 'provisionalValues')
    .map(({ file, path: at, value }) => ({
      level: 'provisionalValue',
      file,
      path: at,
      text: String(value),
    }));

/**
 * Finds everything that staff should know about the content before it is published.
 * @param contentDir the content's folder, from the working directory
 * @param today ISO day in Spain; the default uses the Swedish locale, whose dates have this form
 */
export async function checkContent(
  content: Content,
  contentDir: string,
  today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date()),
): Promise<Finding[]> {
  const uploads = listNamedFiles(content).map((upload) => checkUpload(upload, contentDir));
  const { yaml, events, pages, legal } = readFiles(contentDir, () => undefined);
  const sources = [yaml, events, pages, legal].flatMap((files) => Object.values(files));
  return [
    ...findAdvice(content, today),
    ...findUnprintableLetters(content),
    ...(await Promise.all(uploads)).flat(),
    ...listProvisionalValues(content),
  ].map(({ level, file, path: at, text }) => {
    const source = sources.find((read) => read.file === path.join(contentDir, file));
    return { level, file: path.join(contentDir, file), ...source?.placeOf(at), text };
  });
}

/** Escapes signs as GitHub wants it: https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts */
const escapeSigns = (text: string, signs: RegExp) => text.replace(signs, encodeURIComponent);

/** Writes errors and warnings as commands by which GitHub shows them beside their lines in a pull request. */
export const writeAnnotations = (findings: readonly Finding[]): string[] =>
  findings
    .filter(({ level }) => level !== 'provisionalValue')
    .map(({ level, file, line = 1, field = 'Contenido', text }) => {
      const [name, title] = [file, field].map((property) => escapeSigns(property, /[%\r\n:,]/g));
      return `::${level} file=${name},line=${line},title=${title}::${escapeSigns(text, /[%\r\n]/g)}`;
    });
