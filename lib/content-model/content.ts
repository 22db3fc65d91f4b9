import 'server-only';
import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { env } from '../env';
import { loadContent, type Content } from './load';

let loaded: { content: Content; changedAt: number } | undefined;

/** When a file of a folder was last changed, added, renamed or deleted, in milliseconds since 1970. */
function lastChange(folder: string): number {
  const files = ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })];
  const times = files.map((file) => statSync(path.join(folder, file), { throwIfNoEntry: false })?.mtimeMs);
  return Math.max(...times.map((time) => time ?? 0));
}

/**
 * Does for the development server what the build does before it renders pages. Next bundles this module several times, and
 * runs it in other processes too. They share the environment, so that each change makes the files once.
 */
function makeMediaAndDocuments(changedAt: number): void {
  if (process.env.MEDIA_MADE_AT === `${changedAt}`) return;
  console.log('Making pictures, films and PDFs from the content …');
  for (const script of ['scripts/make-media.ts', 'scripts/make-documents.ts'])
    execFileSync(process.execPath, ['--import', 'tsx', '--conditions=react-server', script], {
      stdio: ['ignore', 'inherit', 'inherit'],
      // The script loads the content too, and must not start itself.
      env: { ...process.env, NODE_ENV: 'production' },
    });
  process.env.MEDIA_MADE_AT = `${changedAt}`;
}

/**
 * The site's content. The first call loads it. In development it is loaded again after a change of any of its files, and
 * its media and documents are made again.
 * @throws {ContentError}
 */
export function content(): Content {
  const { contentDir, isDevelopment, gaId } = env();
  const changedAt = isDevelopment ? lastChange(contentDir) : 0;
  if (loaded?.changedAt !== changedAt) {
    const content = loadContent(contentDir, { hasAnalytics: gaId !== null });
    if (isDevelopment) makeMediaAndDocuments(changedAt);
    loaded = { content, changedAt };
  }
  return loaded.content;
}
