import path from 'node:path';
import { createJiti } from 'jiti';
import { root } from './run.mjs';

/**
 * Loads the site's content through its only door, which checks it by schema.
 * @throws {Error} whose Spanish message names file and field, when a value is wrong
 */
export async function loadContent() {
  const jiti = createJiti(import.meta.url, { fsCache: false, alias: { '@': root } });
  const { content } = await jiti.import(path.join(root, 'lib', 'site-content.ts'));
  return content;
}
