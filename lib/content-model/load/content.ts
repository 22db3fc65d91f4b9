import 'server-only';
import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { env } from '../../env';
import { loadContent, type Content } from './load-content';

let loaded: { content: Content; changedAt: number } | undefined;

/** When a file of a folder was last changed, added, renamed or deleted, in milliseconds since 1970. */
function findLastChange(folder: string): number {
  const files = ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })];
  const times = files.map((file) => statSync(path.join(folder, file), { throwIfNoEntry: false })?.mtimeMs);
  return Math.max(...times.map((time) => time ?? 0));
}

/** Next bundles this module several times. The copies share this object, so that each change makes the files once. */
const shared = globalThis as { mediaMadeAt?: number };

/** Does for the development server what the build does before it renders pages. */
function makeMediaAndDocuments(changedAt: number): void {
  if (shared.mediaMadeAt === changedAt) return;
  const script = ['scripts/make-media-and-documents.ts', '--alone'];
  execFileSync(process.execPath, ['--import', 'tsx', '--conditions=react-server', ...script], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  shared.mediaMadeAt = changedAt;
}

/**
 * The site's content. The first call loads it. In development it is loaded again after a change of any of its files, and
 * its media and documents are made again.
 * @throws {ContentError}
 */
export function content(): Content {
  const { contentDir, isDevelopment } = env();
  const changedAt = isDevelopment ? findLastChange(contentDir) : 0;
  if (loaded?.changedAt !== changedAt) {
    const content = loadContent(contentDir, env());
    if (isDevelopment) makeMediaAndDocuments(changedAt);
    loaded = { content, changedAt };
  }
  return loaded.content;
}
