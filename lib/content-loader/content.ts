import 'server-only';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { env } from '../env';
import { loadContent, type Content } from './load-content';

let loaded: { content: Content; changedAt: number } | undefined;

/** When a file of a folder was last changed, added, renamed or deleted, in milliseconds since 1970. */
function findLastChange(folder: string): number {
  const files = ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })];
  const times = files.map((file) => statSync(path.join(folder, file), { throwIfNoEntry: false })?.mtimeMs);
  return Math.max(...times.map((time) => time ?? 0));
}

/** The site's content, loaded once. In development it is loaded again when one of its files has changed. @throws {ContentError} */
export function content(): Content {
  const { contentDir, isDevelopment } = env();
  const changedAt = isDevelopment ? findLastChange(contentDir) : 0;
  if (loaded?.changedAt !== changedAt) loaded = { content: loadContent(contentDir, env()), changedAt };
  return loaded.content;
}
