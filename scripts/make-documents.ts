import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentFields } from '../lib/content-model/content-fields';
import { generatedDocuments } from '../lib/routes';
import { posterFile } from '../lib/media/manifest';
import { makeDocument, UnprintableError } from '../lib/build/documents/make-document';
import { siteContent } from './site-content';

/* The build runs this file to make from the content those of the two documents (PDF) that visitors can download. */

const content = siteContent();

/** The content fields that contain one of the characters, listed for staff. */
function fieldsWith(characters: readonly string[]): string[] {
  return contentFields(content)
    .filter(
      ({ value }) => typeof value === 'string' && characters.some((character) => value.includes(character)),
    )
    .map(({ file, field }) => `\n  Archivo:  ${file}\n  Campo:    ${field}`);
}

const documents = Object.entries(generatedDocuments).filter(([, address]) =>
  content.event.downloads.some(({ file }) => file === address),
);

try {
  for (const [name, address] of documents) {
    const file = path.join('public', address);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(
      file,
      makeDocument(name as keyof typeof generatedDocuments, content, posterFile(content.event.film)),
    );
  }
  console.log(`Documents: ${documents.map(([, address]) => address).join(', ')}`);
} catch (error) {
  if (!(error instanceof UnprintableError)) throw error;
  console.error([error.message, ...fieldsWith(error.characters)].join('\n'));
  process.exitCode = 1;
}
