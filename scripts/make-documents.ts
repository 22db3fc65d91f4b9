import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generatedDocuments } from '../lib/routes';
import { posterFile } from '../lib/media/manifest';
import { makeDocument } from '../lib/build/documents/make-document';
import { siteContent } from './site-content';

/* The build runs this file to make the programme and the timetable (PDF) from the content. */

const content = siteContent();

for (const [name, address] of Object.entries(generatedDocuments)) {
  const file = path.join('public', address);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    file,
    makeDocument(name as keyof typeof generatedDocuments, content, posterFile(content.event.film)),
  );
}
console.log(`Documents: ${Object.values(generatedDocuments).join(', ')}`);
