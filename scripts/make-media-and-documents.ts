import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { listNamedFiles } from '../lib/build/content-check/content-fields';
import { makeDocument } from '../lib/build/documents/make-document';
import { makeMedia } from '../lib/build/media/make-media';
import { content } from '../lib/content-model/load/content';
import { env } from '../lib/env';
import { findPosterFile } from '../lib/media/manifest';
import { inRepository } from '../lib/media/folders';
import { generatedDocuments } from '../lib/routes';
import { waitForOtherBuilds } from './wait-for-other-builds';

/*
 * Makes what pages need from the content: every size of the media in public/media with their manifest, and the PDF documents
 * that visitors can download. The build runs this file once. The development server runs it with `--alone`
 * after each change of the content, perhaps from two processes at once.
 */

const { values } = parseArgs({ options: { alone: { type: 'boolean' } } });
if (values.alone) {
  console.log('Making pictures, films and PDFs from the content …');
  await waitForOtherBuilds();
}
// Otherwise content() would run this file again.
Object.assign(process.env, { NODE_ENV: 'production' });

const loaded = content();
const startMs = Date.now();
const encoded = await makeMedia(inRepository(''), env().contentDir, listNamedFiles(loaded));
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
