import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { contentFields, namedFiles, type NamedFile } from '../../content-model/content-fields';
import { yamlFiles } from '../../content-model/files';
import type { Finding } from '../../content-model/findings';
import type { Content } from '../../content-model/load';
import { timeZone } from '../../dates';
import { generatedDocuments } from '../../routes';
import { uploadPath } from '../../media/folders';
import { captionsAdvice, clockChangeAdvice, overlapAdvice, stateAdvice, ticketLinkAdvice } from './advice';
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
  { file, field, name, use, meta }: NamedFile,
  contentDir: string,
): Promise<Finding[]> {
  const upload = use === 'document' ? path.join('public', name) : uploadPath(contentDir, name);
  const finding = existsSync(upload)
    ? await mediaFindings[use](upload, meta)
    : ({
        level: 'error',
        text: `no está; súbelo con ese nombre a ${path.dirname(upload)}${similarName(upload)}`,
      } as const);
  return finding ? [{ ...finding, file, text: `${field}: «${name}» ${finding.text}.` }] : [];
}

/** Makes a finding of each text, all about one file. */
const at = (
  { file }: { file: string },
  level: Finding['level'],
  ...texts: (string | undefined)[]
): Finding[] => texts.flatMap((text) => (text ? [{ level, file, text }] : []));

/** Lists the values that the owner still has to confirm. */
const placeholderValues = (content: Content): Finding[] =>
  contentFields(content).flatMap(({ file, value, meta }) =>
    meta.placeholderValues
      ? (value as string[]).map((text) => ({ level: 'placeholderValue' as const, file, text }))
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
  return [
    ...at(yamlFiles.event, 'error', ticketLinkAdvice(content)),
    ...at(
      yamlFiles.event,
      'warning',
      stateAdvice(content, today),
      ...overlapAdvice(content),
      ...clockChangeAdvice(content),
    ),
    ...at(yamlFiles.faq, 'warning', ...captionsAdvice(content)),
    ...named.flat(),
    ...placeholderValues(content),
  ];
}
