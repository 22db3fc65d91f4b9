import { readdirSync } from 'node:fs';
import path from 'node:path';
import { listUnprintableLetters, removeEmoji } from '../../brand/printable';
import { checkFiles } from '../../content-loader/check-files';
import { fillFiles } from '../../content-loader/fill-files';
import { ContentError, type Problem } from '../../content-loader/problems';
import { listTexts, type ContentFile, type ContentText } from '../../content-loader/read-file';
import { listShownFiles, readFiles, type ContentFiles } from '../../content-loader/read-files';
import type { FaqContent } from '../../content-model/faq';
import { announcementFiles, eventFiles, pageFiles } from '../../content-model/files';
import { findToday } from '../../dates';
import { uploads } from '../../media/folders';
import type { Env } from '../../parse-env';
import { checkAnnouncements } from './check-announcements';
import { checkEvent, warn } from './check-event';
import { checkSections } from './check-sections';
import { checkUpload } from './check-upload';

const findMissingCaptions = (file: ContentFile<FaqContent>): Problem[] =>
  file.value.entries.flatMap(({ question, video, captions }, index) => {
    const text = `El vídeo de «${question}» no tiene subtítulos, para quien no puede oír. Súbelos en un archivo .vtt.`;
    return warn(file, ['entries', index], video !== undefined && captions === undefined && text);
  });

/** Texts outside of events that documents or share images print. */
const printedElsewhere = ['brand', 'tagline.lead', 'tagline.accent', 'hero.title.lead', 'hero.title.accent'];

function findUnprintableLetters({ text: printed, location }: ContentText): Problem[] {
  const letters = listUnprintableLetters(removeEmoji(printed)).map((letter) => `«${letter}»`);
  if (letters.length === 0) return [];
  const text = `Los PDF y las imágenes que se comparten no pueden imprimir ${letters.join(', ')}. Escríbelo con otras letras.`;
  return [{ level: 'error', ...location, text }];
}

/** Finds texts with letters that no font of documents and share images has. Every text of an event may be printed. */
function checkLetters({ nextEvent, laterEvents, home, site }: ContentFiles): Problem[] {
  const ofEvents = [nextEvent, ...laterEvents]
    .flatMap(listTexts)
    .filter(({ path, field }) => field.prose && path[0] !== 'provisionalValues');
  const ofOthers = [home, site]
    .flatMap(listTexts)
    .filter(({ path }) => printedElsewhere.includes(path.join('.')));
  return [...ofEvents, ...ofOthers].flatMap(findUnprintableLetters);
}

/** The folders of which every YAML file is read. */
const openFolders = [eventFiles, announcementFiles, pageFiles].map(({ folder }) => folder);
const uploadFolders = Object.values(uploads).map(({ folder }) => folder);

/** Finds files that nothing reads, such as the copy of a file. Uploads may wait for a text that names them. */
function findStrayFiles(files: ContentFiles, contentDir: string): Problem[] {
  const known = [...listShownFiles(files), ...files.pastEvents].map(({ file }) => file);
  return readdirSync(contentDir, { recursive: true, withFileTypes: true }).flatMap((entry): Problem[] => {
    const file = path.join(entry.parentPath, entry.name);
    const [folder = ''] = path.relative(contentDir, file).split(path.sep);
    const isUpload = uploadFolders.includes(folder) && !/\.(ya?ml|md|txt)$/i.test(file);
    const isIgnored = entry.name.startsWith('.') || entry.name === 'README.md';
    if (!entry.isFile() || isUpload || isIgnored || known.includes(file)) return [];
    const [firstName] = entry.name.split('.');
    const text = openFolders.includes(folder)
      ? `La web no lee este archivo: lo leería con el nombre «${folder}/${firstName}.yaml». Pon ahí lo que dice y borra este.`
      : 'La web no lee este archivo. Pon el cambio en el de siempre y borra este.';
    return [{ level: 'warning', file, text }];
  });
}

/**
 * Lists what staff should know before a content folder is published: what is wrong in it, and what is provisional. If the
 * folder cannot be read, the list only says why.
 * @param today ISO day in Spain
 */
export async function checkContent(
  contentDir: string,
  env: Partial<Env>,
  today = findToday(),
): Promise<Problem[]> {
  try {
    const files = readFiles(contentDir);
    const filled = fillFiles(files, env);
    const texts = listShownFiles(filled).flatMap(listTexts);
    const uploadProblems = await Promise.all(texts.map((text) => checkUpload(text, contentDir)));
    return [
      ...checkFiles(files, filled),
      ...[filled.nextEvent, ...filled.laterEvents].flatMap((event) => checkEvent(event, today)),
      ...findMissingCaptions(filled.faq),
      ...checkAnnouncements(filled, today),
      ...checkSections(filled),
      ...checkLetters(filled),
      ...uploadProblems.flat(),
      ...texts
        .filter(({ path: fieldPath }) => fieldPath.at(-2) === 'provisionalValues')
        .map(({ text, location }): Problem => ({ level: 'provisional', ...location, text })),
      ...findStrayFiles(files, contentDir),
    ];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

/** The escapes that GitHub reads: https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts */
const escapeSigns = (text: string, signs: RegExp) => text.replace(signs, encodeURIComponent);

/** Errors and warnings as commands that make GitHub show them beside their lines in a pull request. */
export const formatAnnotations = (problems: readonly Problem[]): string[] =>
  problems
    .filter(({ level }) => level !== 'provisional')
    .map(({ level, file, line = 1, field = 'Contenido', text }) => {
      const [name, title] = [file, field].map((property) => escapeSigns(property, /[%\r\n:,]/g));
      return `::${level} file=${name},line=${line},title=${title}::${escapeSigns(text, /[%\r\n]/g)}`;
    });
