import { hash } from 'node:crypto';

/** Policy sources of the inline scripts in an HTML document: `'sha256-…'`, quotes included. JSON-LD needs none. */
export function hashInlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\ssrc=|application\/ld\+json/i.test(attributes))
    .map(([, , text = '']) => `'sha256-${hash('sha256', text, 'base64')}'`);
}

/**
 * Joins the scripts that hold a page's data into one, which needs one hash. Next writes a script for each buffer that it
 * reads from React. How many there are depends on the version of Node: 7 or 50 on the home page.
 */
export function joinDataScripts(html: string): string {
  return html.replaceAll('])</script><script>self.__next_f.push([', ']);self.__next_f.push([');
}

interface Row {
  id: string;
  bytes: Buffer;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Splits React's data into its rows. A row is a line of JSON with or without a tag (`2:I["chunk.js"]`), a tag
 * (`5:X`), or a text with its length in bytes (`7:T1a2,text`). React does not document this format.
 * @returns null if the data are anything else
 */
function splitRows(data: Buffer): Row[] | null {
  const rows: Row[] = [];
  for (let start = 0, end; start < data.length; start = end) {
    const [head, id = '', length] =
      /^([\da-f]*):(?:T([\da-f]+),)?/.exec(data.toString('latin1', start, start + 32)) ?? [];
    if (head === undefined) return null;
    end = length ? start + head.length + parseInt(length, 16) : data.indexOf('\n', start) + 1;
    if (end === 0 || end > data.length) return null;
    const bytes = data.subarray(start, end);
    const value = bytes.toString('utf8', head.length).replace(/^[A-Z]+(?=[[{"\n])/, '');
    if (!length && value !== '\n' && !isJson(value)) return null;
    rows.push({ id, bytes });
  }
  return rows;
}

/**
 * Leaves the text of style sheets out of a page's data. Next repeats the sheets there although they are in the page's
 * head (https://github.com/vercel/next.js/issues/98397), where React finds them by their names.
 * @returns null if the data are not in the format that this function knows
 */
export function leaveOutSheets(html: string): string | null {
  const [calls] = /(?:self\.__next_f\.push\(\[1,"(?:[^"\\]|\\.)*"\]\);?)+/.exec(html) ?? [];
  if (!calls) return null;
  const texts = [...calls.matchAll(/\[1,("(?:[^"\\]|\\.)*")\]/g)].map(([, text = '']) => JSON.parse(text));
  const data = texts.join('');
  const sheets = [...data.matchAll(/"precedence":"next","href":"[^"]+","children":"\$(\w+)"/g)].map(
    ([, id]) => id,
  );
  const rows = splitRows(Buffer.from(data));
  if (!rows) return null;
  const kept = rows.map(({ id, bytes }) => (sheets.includes(id) ? `${id}:T0,` : bytes.toString()));
  const call = `self.__next_f.push([1,${JSON.stringify(kept.join('')).replaceAll('<', '\\u003c')}])`;
  return html.replace(calls, () => call);
}

/**
 * Moves the title and the other metadata in front of the inlined sheets, because link previews read only the first 32 kB of
 * a page. React writes them behind the sheets, but finds them anywhere in the head.
 */
export function putMetadataFirst(html: string): string {
  const [start, end] = [html.indexOf('<style'), html.indexOf('</head>')];
  if (start === -1 || start > end) return html;
  const metadata = /<title>[^<]*<\/title>|<meta [^>]*>|<link rel="(?!preload)[^>]*>/g;
  const head = html.slice(start, end);
  const found = (head.match(metadata) ?? []).join('');
  return html.slice(0, start) + found + head.replace(metadata, '') + html.slice(end);
}

/** Tells V8 to compile all functions of a script at once, on another thread, while the script arrives. */
export const compileHint = '//# allFunctionsCalledOnLoad\n';

/** Paths inside `.next` of the scripts that a document loads by itself: `static/chunks/….js`. */
export function listScriptFiles(html: string): string[] {
  return [...html.matchAll(/<script src="\/_next\/(static\/[^"]+\.js)"(?! noModule)/g)].map(
    ([, file = '']) => file,
  );
}
