/** The parts of a page that only the server renders, for a browser that comes from another page of the site. */

/** Pages fetched or asked for, by path. */
const pages = new Map<string, Promise<Document>>();

/** Element ids of parts, by page and id; the same promise each time, as React's `use` wants it. */
const parts = new Map<string, Promise<string>>();

const keyOf = (path: string, id: string) => `${path}#${id}`;

async function fetchPage(path: string): Promise<Document> {
  const response = await fetch(path, { headers: { Accept: 'text/html' } });
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** Asks for a page's HTML, once; to be called as soon as it is known where the visitor goes. */
export function fetchMarkup(path: string): Promise<Document> {
  const known = pages.get(path);
  if (known) return known;
  const page = fetchPage(path);
  pages.set(path, page);
  page.catch(() => pages.delete(path));
  return page;
}

async function findPart(path: string, id: string): Promise<string> {
  try {
    const element = (await fetchMarkup(path)).getElementById(id);
    if (element) return element.innerHTML;
  } catch (error) {
    console.error(`The page ${path} could not be fetched.`, error);
  }
  // Without it the page has nothing to show: the browser's own navigation says what is wrong, or finds it mended.
  parts.delete(keyOf(path, id));
  window.location.assign(path);
  return new Promise(() => undefined);
}

/** Inner HTML of the element with that id in the page at that path. Never rejects: it loads the page instead. */
export function markupOf(path: string, id: string): Promise<string> {
  const key = keyOf(path, id);
  const known = parts.get(key);
  if (known) return known;
  const part = findPart(path, id);
  parts.set(key, part);
  return part;
}
