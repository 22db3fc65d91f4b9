import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { checkFiles } from '../../content-loader/check-files';
import { fillFiles } from '../../content-loader/fill-files';
import { ContentError, type Problem } from '../../content-loader/problems';
import { listTexts, type ContentFile, type ContentText } from '../../content-loader/read-file';
import { listShownFiles, readFiles, type ContentFiles } from '../../content-loader/read-files';
import type { FaqContent } from '../../content-model/faq';
import { announcementFiles, eventFiles, pageFiles } from '../../content-model/files';
import { findToday } from '../../dates';
import { uploadPath, uploads } from '../../media/folders';
import type { Env } from '../../parse-env';
import { generatedDocuments } from '../../routes';
import { checkAnnouncements } from './check-announcements';
import { checkEvent, warn } from './check-event';
import { checkLetters } from './check-letters';
import { uploadChecks } from './check-upload';

const checkCaptions = (file: ContentFile<FaqContent>): Problem[] =>
  file.value.entries.flatMap(({ question, video, captions }, index) => {
    const text = `El vídeo de «${question}» no tiene subtítulos, para quien no puede oír. Súbelos en un archivo .vtt.`;
    return warn(file, ['entries', index], video !== undefined && captions === undefined && text);
  });

/** Suggests in Spanish a file whose name differs only in capitals or in its ending. */
function similarName(file: string): string {
  const folder = path.dirname(file);
  const stem = (name: string) => path.parse(name).name.normalize('NFC').toLowerCase();
  const similar = existsSync(folder) && readdirSync(folder).find((name) => stem(name) === stem(file));
  return similar ? `. Ahí hay uno que se llama «${similar}»: escribe ese nombre tal cual` : '';
}

async function checkUpload({ text: name, field, location }: ContentText, folder: string): Promise<Problem[]> {
  const { use } = field;
  if (!use || Object.values(generatedDocuments).includes(name)) return [];
  const upload = use === 'document' ? path.join('public', name) : uploadPath(folder, name);
  const problem = existsSync(upload)
    ? await uploadChecks[use](upload, field)
    : ({
        level: 'error',
        text: `no está; súbelo con ese nombre a ${path.dirname(upload)}${similarName(upload)}`,
      } as const);
  return problem ? [{ ...problem, ...location, text: `«${name}» ${problem.text}.` }] : [];
}

const isProvisional = ({ path: fieldPath }: ContentText) => fieldPath.at(-2) === 'provisionalValues';

/** The folders of which every YAML file is read. */
const openFolders = [eventFiles, announcementFiles, pageFiles].map(({ folder }) => folder);
const mediaFolders = Object.values(uploads).map(({ folder }) => folder);

/** Says in Spanish what to do with a file that nothing reads. @param name path from the content's folder */
function describeStrayFile(name: string, folder: string, known: readonly string[]): string {
  const [firstName] = path.basename(name).split('.');
  const wanted = `${folder}/${firstName}.yaml`;
  if (!openFolders.includes(folder) || known.includes(wanted))
    return 'La web no lee este archivo. Pon el cambio en el de siempre y borra este.';
  return `La web no lee este archivo: de «${folder}» lee los que acaban en .yaml. Llámalo «${wanted}», o bórralo.`;
}

/** Finds files that nothing reads, such as the copy of a file. Pictures, films and music may wait for their use. */
function findStrayFiles(files: ContentFiles, contentDir: string): Problem[] {
  const known = [...listShownFiles(files), ...files.pastEvents].map(({ file }) =>
    path.relative(contentDir, file),
  );
  return readdirSync(contentDir, { recursive: true, withFileTypes: true }).flatMap((entry): Problem[] => {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(contentDir, file);
    const [folder = ''] = name.split(path.sep);
    const isUpload = mediaFolders.includes(folder) && !/\.(ya?ml|md|txt)$/i.test(name);
    const isIgnored = entry.name.startsWith('.') || entry.name === 'README.md';
    if (!entry.isFile() || isUpload || isIgnored || known.includes(name)) return [];
    return [{ level: 'warning', file, text: describeStrayFile(name, folder, known) }];
  });
}

/**
 * Finds everything that staff should know about a content folder before it is published: why it cannot be read, or otherwise
 * all that is wrong or provisional in it.
 * @param today ISO day in Spain
 */
export async function checkContent(
  folder: string,
  env: Partial<Env>,
  today = findToday(),
): Promise<readonly Problem[]> {
  try {
    const files = readFiles(folder);
    const filled = fillFiles(files, env);
    const texts = listShownFiles(filled).flatMap(listTexts);
    const uploadProblems = await Promise.all(texts.map((text) => checkUpload(text, folder)));
    return [
      ...checkFiles(files, filled),
      ...[filled.nextEvent, ...filled.laterEvents].flatMap((event) => checkEvent(event, today)),
      ...checkCaptions(filled.yaml.faq),
      ...checkAnnouncements(filled, today),
      ...checkLetters(filled),
      ...uploadProblems.flat(),
      ...texts
        .filter(isProvisional)
        .map(({ text, location }): Problem => ({ level: 'provisional', ...location, text })),
      ...findStrayFiles(files, folder),
    ];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

/** Escapes signs as GitHub wants it: https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts */
const escapeSigns = (text: string, signs: RegExp) => text.replace(signs, encodeURIComponent);

/** Writes errors and warnings as commands by which GitHub shows them beside their lines in a pull request. */
export const writeAnnotations = (problems: readonly Problem[]): string[] =>
  problems
    .filter(({ level }) => level !== 'provisional')
    .map(({ level, file, line = 1, field = 'Contenido', text }) => {
      const [name, title] = [file, field].map((property) => escapeSigns(property, /[%\r\n:,]/g));
      return `::${level} file=${name},line=${line},title=${title}::${escapeSigns(text, /[%\r\n]/g)}`;
    });
