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

/**
 * Leaves the text of style sheets out of a page's data, where Next repeats the sheets of the head
 * (https://github.com/vercel/next.js/issues/98397). React finds them in the head by their names. In the data a long text
 * stands behind `:T`, its length in bytes and a comma. React does not document this: in another format no sheet is found,
 * and the page stays as it is.
 */
export function leaveOutSheets(html: string): string {
  // In Latin-1 each character is one byte, so a length in bytes is a number of characters.
  const toLatin1 = (text: string) => Buffer.from(text).toString('latin1');
  const sheets = toLatin1(html.match(/<style\b[^>]*>[\s\S]*?<\/style>/g)?.join('') ?? '');
  return html.replace(/(?:self\.__next_f\.push\(\[1,"(?:[^"\\]|\\.)*"\]\);?)+/, (calls) => {
    const texts = [...calls.matchAll(/\[1,("(?:[^"\\]|\\.)*")\]/g)].map(([, text = '']) => JSON.parse(text));
    let data = toLatin1(texts.join(''));
    for (const { 0: mark, 1: length = '', index } of [...data.matchAll(/:T([\da-f]{3,}),/g)].reverse()) {
      const start = index + mark.length;
      const end = start + parseInt(length, 16);
      // A sheet may contain `:T` and a comma by chance. What follows is then only a part of that sheet, so the sheet also
      // contains the next few characters.
      const isSheet = sheets.includes(data.slice(start, end)) && !sheets.includes(data.slice(start, end + 8));
      if (isSheet) data = `${data.slice(0, index)}:T0,${data.slice(end)}`;
    }
    const text = Buffer.from(data, 'latin1').toString();
    return `self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])`;
  });
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
