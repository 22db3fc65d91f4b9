import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { content as siteContent } from '@/lib/content-loader/content';
import { ContentError, type Problem } from '@/lib/content-loader/problems';
import { loadContent, type Content } from '@/lib/content-loader/load-content';
import { deriveEventView } from '@/lib/event/event-view';
import { makeFolder } from '../../fakes/folders';

/** The content of tests/content, which staff do not change. */
export const content = siteContent();

/** The file of the only event, from the content's folder. */
export const eventFile = 'events/villaserena-del-mar.yaml';

/** The test content with changed fields of the event, and the event view that is derived from it. */
export function withEvent(change: Partial<Content['event']>): Content {
  const event = { ...content.event, ...change };
  return { ...content, event, eventView: deriveEventView(event) };
}

export type Edit = (text: string) => string;

/**
 * Makes a copy of the test content without its media.
 * @param edits for each file, the function that makes its new text from its old one, which is empty for a new file
 */
export function contentFolder(edits: Record<string, Edit>): string {
  const folder = makeFolder();
  const filter = (file: string) => !/(pictures|films|music)$/.test(file);
  cpSync('tests/content', folder, { recursive: true, filter });
  for (const [file, edit] of Object.entries(edits)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, edit(existsSync(target) ? readFileSync(target, 'utf8') : ''));
  }
  return folder;
}

/** The test content with edited files. */
export const loadEdited = (edits: Record<string, Edit>) => loadContent(contentFolder(edits));

/** The problems of the test content after one file was edited. File names are relative to the content's folder. */
export function problemsOf(file: string, edit: Edit): Problem[] {
  const folder = contentFolder({ [file]: edit });
  try {
    loadContent(folder);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map((problem) => ({ ...problem, file: path.relative(folder, problem.file) }));
  }
}

/** Makes an edit that replaces a text. The file must contain that text. */
export const replacing =
  (from: string, to: string): Edit =>
  (text) => {
    if (!text.includes(from)) throw new Error(`The file has no ${JSON.stringify(from)}.`);
    return text.replace(from, () => to);
  };
