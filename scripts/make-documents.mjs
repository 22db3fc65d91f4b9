import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { load, loadContent } from './load-content.mjs';
import { root } from './run.ts';

/* Makes the programme documents (PDF) from the content, for the build. */

/** File and field of the texts with one of the characters, for a message in Spanish. */
async function fieldsWith(characters, content) {
  const { textFields } = await load('lib/content-review/text-fields.ts');
  return textFields(content)
    .filter(({ text }) => characters.some((character) => text.includes(character)))
    .map(({ file, field }) => `\n  Archivo:  ${file}\n  Campo:    ${field}`);
}

async function make() {
  const { makeDocument } = await load('lib/documents/make.ts');
  const { generatedDocuments } = await load('lib/documents/addresses.ts');
  const content = await loadContent();
  try {
    for (const [name, address] of Object.entries(generatedDocuments))
      writeFileSync(path.join(root, 'public', address), makeDocument(name, content));
    console.log(`Documents: ${Object.values(generatedDocuments).join(', ')}`);
  } catch (error) {
    const fields = await fieldsWith(error.characters ?? [], content);
    throw new Error([error.message, ...fields].join('\n'), { cause: error });
  }
}

await make().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
