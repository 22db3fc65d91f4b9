import path from 'node:path';
import { createJiti } from 'jiti';
import { loadContent } from './load-content.mjs';
import { root } from './run.mjs';

/* Makes the programme documents (PDF) from the content and puts them where Next serves them. Part of a build. */

const jiti = createJiti(import.meta.url, { fsCache: false, alias: { '@': root } });

async function make() {
  const { publishDocuments } = await jiti.import(path.join(root, 'lib', 'documents', 'publish.ts'));
  const published = publishDocuments(await loadContent(), path.join(root, 'public'));
  console.log(`Documents: ${published.join(', ')}`);
}

await make().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
