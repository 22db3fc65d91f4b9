import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { contentFields, namedFiles, type NamedFile } from './content-fields';
import { yamlFiles } from '../../content-model/schemas/files';
import type { Finding } from '../../content-model/load/findings';
import type { Content } from '../../content-model/load/load-content';
import { placeIn, readFiles } from '../../content-model/load/read-files';
import { timeZone } from '../../dates';
import { generatedDocuments } from '../../routes';
import { uploadPath } from '../../media/folders';
import {
  captionsAdvice,
  placeAdvice,
  programmeAdvice,
  stateAdvice,
  ticketLinkAdvice,
  type FieldFinding,
} from './advice';
import { letterFindings } from './letter-findings';
import { mediaFindings } from './media-findings';

/** Suggests in Spanish a file whose name differs only in capitals or in its ending. */
function similarName(file: string): string {
  const folder = path.dirname(file);
  const stem = (name: string) => path.parse(name).name.normalize('NFC').toLowerCase();
  const similar = existsSync(folder) && readdirSync(folder).find((name) => stem(name) === stem(file));
  return similar ? `. Ahí hay uno que se llama «${similar}»: escribe ese nombre tal cual` : '';
}

/** Checks one file that the content names. */
async function fileFindings(
  { file, path: at, name, use, meta }: NamedFile,
  contentDir: string,
): Promise<FieldFinding[]> {
  const upload = use === 'document' ? path.join('public', name) : uploadPath(contentDir, name);
  const finding = existsSync(upload)
    ? await mediaFindings[use](upload, meta)
    : ({
        level: 'error',
        text: `no está; súbelo con ese nombre a ${path.dirname(upload)}${similarName(upload)}`,
      } as const);
  return finding ? [{ ...finding, file, path: at, text: `«${name}» ${finding.text}.` }] : [];
}

/** Makes a finding of each advice, all about one file. */
const findingsOf = (
  { file }: { file: string },
  level: Finding['level'],
  advice: readonly Pick<FieldFinding, 'path' | 'text'>[],
): FieldFinding[] => advice.map((one) => ({ level, file, ...one }));

/** Lists the values that the owner still has to confirm. */
const placeholderValues = (content: Content): FieldFinding[] =>
  contentFields(content).flatMap(({ file, path: at, value, meta }) =>
    meta.placeholderValues
      ? (value as string[]).map((text, index) => ({
          level: 'placeholderValue' as const,
          file,
          path: [...at, index],
          text,
        }))
      : [],
  );

/**
 * Finds everything that staff should know about the content before it is published, the most important first.
 * @param contentDir the content's folder, from the working directory
 * @param today ISO day in Spain; the default uses the Swedish locale, whose dates have this form
 */
export async function checkContent(
  content: Content,
  contentDir: string,
  today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date()),
): Promise<Finding[]> {
  const uploads = namedFiles(content).filter(({ name }) => !Object.values(generatedDocuments).includes(name));
  const named = await Promise.all(uploads.map((upload) => fileFindings(upload, contentDir)));
  const findings = [
    ...findingsOf(yamlFiles.event, 'error', ticketLinkAdvice(content)),
    ...findingsOf(yamlFiles.event, 'warning', stateAdvice(content, today)),
    ...findingsOf(yamlFiles.event, 'warning', programmeAdvice(content)),
    ...findingsOf(yamlFiles.event, 'warning', placeAdvice(content)),
    ...findingsOf(yamlFiles.faq, 'warning', captionsAdvice(content)),
    ...letterFindings(content),
    ...named.flat(),
    ...placeholderValues(content),
  ];
  const { yaml, legal } = readFiles(contentDir, () => undefined);
  const sources = [...Object.values(yaml), ...Object.values(legal)];
  return findings.flatMap(({ level, file, path: at, text }) => {
    const source = sources.find((read) => read.file === path.join(contentDir, file));
    return source ? [{ level, text, ...placeIn(source, at) }] : [];
  });
}

/** Escapes signs as GitHub wants it: https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts */
const escaped = (text: string, signs: RegExp) => text.replace(signs, encodeURIComponent);

/** Writes errors and warnings as commands by which GitHub shows them beside their lines in a pull request. */
export const annotations = (findings: readonly Finding[]): string[] =>
  findings
    .filter(({ level }) => level !== 'placeholderValue')
    .map(({ level, file, line = 1, field = 'Contenido', text }) => {
      const [name, title] = [file, field].map((property) => escaped(property, /[%\r\n:,]/g));
      return `::${level} file=${name},line=${line},title=${title}::${escaped(text, /[%\r\n]/g)}`;
    });
