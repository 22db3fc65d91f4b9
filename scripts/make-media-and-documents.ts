import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeDocument } from '../lib/build/documents/make-document';
import { makeMedia } from '../lib/build/media/make-media';
import { content } from '../lib/content-loader/content';
import { env } from '../lib/env';
import { findPosterFile } from '../lib/media/media-manifest';
import { inRepository } from '../lib/repository';
import { generatedDocuments } from '../lib/routes';

/*
 * Makes what pages need from the content: every size of the media in public/media with their manifest, and the PDF documents
 * that visitors can download. `npm run build` runs this file, and so does `npm run dev` before the server starts.
 */

const loaded = content();
const startMs = Date.now();
const encoded = await makeMedia(inRepository(''), env().contentDir, loaded.uploads);
if (encoded > 0)
  console.log(`Media: ${encoded} files generated in ${((Date.now() - startMs) / 1000).toFixed(1)} s.`);

for (const [name, address] of Object.entries(generatedDocuments)) {
  if (!loaded.event.downloads.some(({ file }) => file === address)) continue;
  const file = path.join('public', address);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    file,
    makeDocument(name as keyof typeof generatedDocuments, loaded, findPosterFile(loaded.event.film)),
  );
}
