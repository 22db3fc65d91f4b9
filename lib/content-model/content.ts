import 'server-only';
import { statSync } from 'node:fs';
import path from 'node:path';
import { env } from '../env';
import { contentFiles } from './files';
import { loadContent, type Content } from './load';

let loaded: { content: Content; changedAt: number } | undefined;

/** When a content file last changed, in milliseconds since 1970. Infinity if one is missing. */
function lastChange(folder: string): number {
  const times = contentFiles.map(
    (file) => statSync(path.join(folder, file), { throwIfNoEntry: false })?.mtimeMs,
  );
  return Math.max(...times.map((time) => time ?? Infinity));
}

/**
 * The site's content. The first call loads it. In development it is loaded again after a change.
 * @throws {ContentError}
 */
export function content(): Content {
  const { contentDir, isDevelopment, gaId } = env();
  const changedAt = isDevelopment ? lastChange(contentDir) : 0;
  if (loaded?.changedAt !== changedAt)
    loaded = { content: loadContent(contentDir, { hasAnalytics: gaId !== null }), changedAt };
  return loaded.content;
}
