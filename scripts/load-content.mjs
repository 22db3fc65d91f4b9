import path from 'node:path';
import { createJiti } from 'jiti';
import { root } from './run.mjs';

/** What a comma or a quotation mark too few makes the parser say, in an editor's words. */
function explained(error) {
  const [, file, line] = /(lib[\\/]content[\\/][\w\\/.-]+):(\d+):\d+/.exec(error.message) ?? [];
  if (error.name === 'ContentError' || !file) return error;
  return new Error(
    `Este archivo del contenido no se puede leer:\n\n  Archivo:    ${file}\n  Línea:      ${line}\n` +
      '  Se espera:  que no falte ni sobre una comilla, una coma o una llave en esa línea o en la de encima',
  );
}

/**
 * Loads the site's content through its only door, which checks it by schema.
 * @throws {Error} whose Spanish message names file and field, when a value is wrong
 */
export async function loadContent() {
  const jiti = createJiti(import.meta.url, { fsCache: false, alias: { '@': root } });
  try {
    const { content } = await jiti.import(path.join(root, 'lib', 'site-content.ts'));
    return content;
  } catch (error) {
    throw explained(error);
  }
}
