import { createHash } from 'node:crypto';

/** Script types that a browser executes. JSON-LD and speculation rules need no permission. */
const executableType = /^(|module|(text|application)\/(x-)?(java|ecma)script)$/i;

/** The Content-Security-Policy's sources for the inline scripts of an HTML document: `'sha256-…'`, quotes included. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\ssrc=/i.test(attributes))
    .filter(([, attributes = '']) => executableType.test(/\stype="?([^"\s]*)/i.exec(attributes)?.[1] ?? ''))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/**
 * Joins the scripts with a page's data into one. Next writes one for each buffer that it reads from React, and the size
 * of a buffer depends on the version of Node: the home page would have 7 hashes in the policy with one version and 50
 * with another.
 */
export function joinDataScripts(html: string): string {
  return html.replaceAll('])</script><script>self.__next_f.push([', ']);self.__next_f.push([');
}
