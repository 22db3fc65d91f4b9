import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generatedDocuments } from '../lib/routes';
import { posterFile } from '../lib/media/manifest';
import { makeDocument } from '../lib/build/documents/make-document';
import { siteContent } from './site-content';

/* The build runs this file to make from the content those of the two documents (PDF) that visitors can download. */

const content = siteContent();

const documents = Object.entries(generatedDocuments).filter(([, address]) =>
  content.event.downloads.some(({ file }) => file === address),
);

for (const [name, address] of documents) {
  const file = path.join('public', address);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    file,
    makeDocument(name as keyof typeof generatedDocuments, content, posterFile(content.event.film)),
  );
}
console.log(`Documents: ${documents.map(([, address]) => address).join(', ')}`);
