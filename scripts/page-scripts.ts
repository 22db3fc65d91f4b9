import { createHash } from 'node:crypto';

/** Policy sources of the inline scripts in an HTML document: `'sha256-…'`, quotes included. JSON-LD needs none. */
export function hashInlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\ssrc=|application\/ld\+json/i.test(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/**
 * Joins the scripts that hold a page's data into one, which needs one hash. Next writes a script for each buffer that it
 * reads from React. How many there are depends on the version of Node: 7 or 50 on the home page.
 */
export function joinDataScripts(html: string): string {
  return html.replaceAll('])</script><script>self.__next_f.push([', ']);self.__next_f.push([');
}

/** The rows of React's data, each with its id. A row is a line, or has its length in bytes: `7:T1a2,text`. */
function splitRows(data: Buffer): { id: string; row: Buffer }[] {
  const rows = [];
  for (let start = 0, end; start < data.length; start = end) {
    const [head = '', id = '', length] =
      /^(\w*):(?:T(\w+),)?/.exec(data.toString('latin1', start, start + 32)) ?? [];
    end = length ? start + head.length + parseInt(length, 16) : data.indexOf('\n', start) + 1 || data.length;
    rows.push({ id, row: data.subarray(start, end) });
  }
  return rows;
}

/**
 * Leaves the text of style sheets out of a page's data. Next repeats there the sheets that are in the page's head, where
 * React finds them by their names (https://github.com/vercel/next.js/issues/98397).
 */
export function leaveOutSheets(html: string): string {
  return html.replace(/(?:self\.__next_f\.push\(\[1,"(?:[^"\\]|\\.)*"\]\);?)+/, (calls) => {
    const texts = [...calls.matchAll(/\[1,("(?:[^"\\]|\\.)*")\]/g)].map(([, text = '']) => JSON.parse(text));
    const data = texts.join('');
    const sheets = [...data.matchAll(/"precedence":"next","href":"[^"]+","children":"\$(\w+)"/g)].map(
      ([, id]) => id,
    );
    const rows = splitRows(Buffer.from(data)).map(({ id, row }) =>
      sheets.includes(id) ? `${id}:T0,` : row.toString(),
    );
    return `self.__next_f.push([1,${JSON.stringify(rows.join('')).replaceAll('<', '\\u003c')}])`;
  });
}

/** Tells V8 to compile all functions of a script at once, on another thread, while the script arrives. */
export const compileHint = '//# allFunctionsCalledOnLoad\n';

/** Paths inside `.next` of the scripts that a document loads by itself: `static/chunks/….js`. */
export function listScriptFiles(html: string): string[] {
  return [...html.matchAll(/<script src="\/_next\/(static\/[^"]+\.js)"(?! noModule)/g)].map(
    ([, file = '']) => file,
  );
}
