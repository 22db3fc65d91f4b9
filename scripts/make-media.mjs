import { load, loadContent } from './load-content.mjs';
import { root } from './run.ts';

/* Generates the media that the content names, in public/media, and their manifest. */

try {
  const { makeMedia } = await load('lib/media/make-media.ts');
  const { namedFiles } = await load('lib/content-review/named-files.ts');
  const started = Date.now();
  const encoded = await makeMedia(root, namedFiles(await loadContent()));
  if (encoded > 0)
    console.log(`Media: ${encoded} files generated in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
