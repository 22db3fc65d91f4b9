import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../content-loader/problems';
import type { Content } from '../../content-loader/load-content';
import { readFiles } from '../../content-loader/read-files';
import { findToday } from '../../dates';
import { uploadPath } from '../../media/folders';
import { generatedDocuments } from '../../routes';
import { findAdvice, type FieldProblem } from './check-event';
import { listContentTexts, listNamedFiles, type NamedFile } from './content-texts';
import { adviseOnAnnouncements } from './check-announcements';
import { findUnprintableLetters } from './check-letters';
import { uploadChecks } from './check-upload';

/** Suggests in Spanish a file whose name differs only in capitals or in its ending. */
function similarName(file: string): string {
  const folder = path.dirname(file);
  const stem = (name: string) => path.parse(name).name.normalize('NFC').toLowerCase();
  const similar = existsSync(folder) && readdirSync(folder).find((name) => stem(name) === stem(file));
  return similar ? `. Ahí hay uno que se llama «${similar}»: escribe ese nombre tal cual` : '';
}

async function checkUpload(
  { file, fieldPath, name, use, meta }: NamedFile,
  contentDir: string,
): Promise<FieldProblem[]> {
  if (Object.values(generatedDocuments).includes(name)) return [];
  const upload = use === 'document' ? path.join('public', name) : uploadPath(contentDir, name);
  const problem = existsSync(upload)
    ? await uploadChecks[use](upload, meta)
    : ({
        level: 'error',
        text: `no está; súbelo con ese nombre a ${path.dirname(upload)}${similarName(upload)}`,
      } as const);
  return problem ? [{ ...problem, file, fieldPath, text: `«${name}» ${problem.text}.` }] : [];
}

/** Finds texts that nothing reads, such as the copy of a file. @param contentFiles the files that the site reads */
const findStrayFiles = (contentDir: string, contentFiles: string[]): Problem[] =>
  readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(contentDir, name))
    .filter(
      (file) => /\.(ya?ml|md|txt)$/i.test(file) && !/README\.md$/.test(file) && !contentFiles.includes(file),
    )
    .map((file) => ({
      level: 'warning',
      file,
      text: 'La web no lee este archivo. Pon el cambio en el de siempre y borra este.',
    }));

const listProvisionalValues = (content: Content): FieldProblem[] =>
  listContentTexts(content)
    .filter(({ fieldPath }) => fieldPath.at(-2) === 'provisionalValues')
    .map(({ file, fieldPath, value }) => ({ level: 'provisional', file, fieldPath, text: value }));

/** The content as it is, and as it will be once each later event is the next one. */
const listContentByEvent = ({ laterEvents, ...content }: Content): Content[] =>
  [content, ...laterEvents].map((event) => ({ ...content, ...event, laterEvents: [] }));

/** Most fields are not about one event, so a problem about them comes once for each event. */
const omitRepeated = <Value>(values: Value[]): Value[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];

/** Finds everything that staff should know about the content before it is published. `today` is an ISO day in Spain. */
export async function checkContent(
  content: Content,
  contentDir: string,
  today = findToday(),
): Promise<Problem[]> {
  const contentByEvent = listContentByEvent(content);
  const uploads = omitRepeated(contentByEvent.flatMap(listNamedFiles)).map((upload) =>
    checkUpload(upload, contentDir),
  );
  const { events, announcements, yaml, pages, legal } = readFiles(contentDir);
  const contentFiles = [events, announcements, yaml, pages, legal].flatMap((files) => Object.values(files));
  const problems = omitRepeated([
    ...contentByEvent.flatMap((each) => findAdvice(each, today)),
    ...adviseOnAnnouncements(content, today),
    ...contentByEvent.flatMap(findUnprintableLetters),
    ...(await Promise.all(uploads)).flat(),
    ...contentByEvent.flatMap(listProvisionalValues),
  ]).map(({ level, file: name, fieldPath, text }) => {
    const file = path.join(contentDir, name);
    return { level, file, ...contentFiles.find((other) => other.file === file)?.locate(fieldPath), text };
  });
  const names = contentFiles.map(({ file }) => file);
  return [...problems, ...findStrayFiles(contentDir, names)];
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
