/** A text of the site and where it is changed. */
export interface IndexedText {
  text: string;
  /** 'lib/content/event.ts' */
  file: string;
  /** 'hotels[1].name' */
  field: string;
  line?: number | undefined;
  /** Start of the addresses of an upload's generated files: '/media/torre' of '/media/torre-960.a1b2c3.avif' */
  address?: string;
}

const maxResults = 5;
/** Shorter parts occur in too many texts. */
const minLength = 4;

const normalised = (text: string) =>
  text
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Whether `shown` is the text with values in place of its names in braces. */
function isFilled(text: string, shown: string): boolean {
  const parts = normalised(text).split(/\{\w+\}/);
  if (parts.length === 1 || parts.join('').length < minLength) return false;
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${escaped.join('.+')}$`).test(shown);
}

/** Longest texts first, without those that are part of a longer one. */
function longest(entries: readonly IndexedText[]): IndexedText[] {
  const sorted = entries.toSorted((one, other) => other.text.length - one.text.length);
  return sorted.filter(
    ({ text }, index) =>
      !sorted
        .slice(0, index)
        .some((longer) => longer.text !== text && normalised(longer.text).includes(normalised(text))),
  );
}

/**
 * Finds where the content says what is `shown` on a page: the entries that equal it, or else those that contain it, or
 * else those that it contains.
 * @param page address of the page ('/galeria'), whose own texts come first
 */
export function findText(index: readonly IndexedText[], shown: string, page = '/'): IndexedText[] {
  const sought = normalised(shown);
  if (sought === '') return [];

  const equal = index.filter(
    ({ text, address }) =>
      (address && new RegExp(`${address}(-\\d+)?\\.`).test(shown)) ||
      normalised(text) === sought ||
      isFilled(text, sought),
  );
  const rank = ({ text, field }: IndexedText) =>
    (page !== '/' && field.includes(`${page}.`) ? 2 : 0) +
    (text === shown.trim() || text.includes('{') ? 1 : 0);
  if (equal.length > 0) return equal.toSorted((one, other) => rank(other) - rank(one)).slice(0, maxResults);

  // Numbers alone, such as the footer's year, occur in too many texts.
  if (sought.length < minLength || !/\p{L}/u.test(sought)) return [];
  const containing = index
    .filter(({ text }) => normalised(text).includes(sought))
    .toSorted((one, other) => one.text.length - other.text.length);
  const contained = index.filter(
    ({ text }) => normalised(text).length >= minLength && sought.includes(normalised(text)),
  );
  return (containing.length > 0 ? containing : longest(contained)).slice(0, maxResults);
}
