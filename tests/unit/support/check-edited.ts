import { cpSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { checkContent } from '@/lib/build/content-check/check-content';
import type { Problem } from '@/lib/content-loader/problems';
import type { EventContent } from '@/lib/content-model/event';
import { contentFolder, type Edit } from './content';

/**
 * The errors and warnings of the test content after these edits, by default on a day on which tickets are on sale. File names
 * are relative to the content's folder.
 */
export async function checkEdited(edits: Record<string, Edit>, today = '2031-04-01'): Promise<Problem[]> {
  const folder = contentFolder(edits);
  for (const name of ['pictures', 'films', 'music'])
    cpSync(path.join('tests/content', name), path.join(folder, name), { recursive: true });
  return checkFolder(folder, today);
}

/** The errors and warnings of a content folder. */
export async function checkFolder(folder: string, today = '2031-04-01'): Promise<Problem[]> {
  const problems = await checkContent(folder, {}, today);
  return problems
    .filter(({ level }) => level !== 'provisional')
    .map((problem) => ({ ...problem, file: path.relative(folder, problem.file) }));
}

/** Makes an edit that changes fields of an event's file. */
export const changingEvent =
  (change: Partial<EventContent>): Edit =>
  (text) =>
    stringify({ ...parse(text), ...change }, { aliasDuplicateObjects: false });
