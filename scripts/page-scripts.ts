import { createHash } from 'node:crypto';

/** Script types that a browser executes. The policy does not apply to others, such as JSON-LD. */
const executableType = /^(|module|(text|application)\/(x-)?(java|ecma)script)$/i;

/** Policy sources of the inline scripts in an HTML document: `'sha256-…'`, quotes included. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\ssrc=/i.test(attributes))
    .filter(([, attributes = '']) => executableType.test(/\stype="?([^"\s]*)/i.exec(attributes)?.[1] ?? ''))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/**
 * Joins the scripts that hold a page's data into one, which needs one hash. Next writes a script for each buffer that it
 * reads from React. How many there are depends on the version of Node: 7 or 50 on the home page.
 */
export function joinDataScripts(html: string): string {
  return html.replaceAll('])</script><script>self.__next_f.push([', ']);self.__next_f.push([');
}
