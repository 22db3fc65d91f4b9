/** A text of the site and where it is changed. */
export interface IndexedText {
  text: string;
  /** 'lib/content/event.ts' */
  file: string;
  /** 'hotels[1].name' */
  field: string;
  line?: number | undefined;
  /** How the addresses begin that the build gives an uploaded file: '/media/torre' of '/media/torre-960.a1b2c3.avif' */
  address?: string;
}

const atMost = 5;
/** Shorter pieces of a text are in too many others. */
const shortest = 4;

const plain = (text: string) =>
  text
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Whether it is what is shown once something stands in place of the text's names in braces. */
function fits(text: string, sought: string): boolean {
  const parts = plain(text).split(/\{\w+\}/);
  if (parts.length === 1 || parts.join('').length < shortest) return false;
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${escaped.join('.+')}$`).test(sought);
}

/** Places that say it with these very capitals before others, those of the page's own record before all. */
function likeliest(places: readonly IndexedText[], shown: string, page: string): IndexedText[] {
  const rank = ({ text, field }: IndexedText) =>
    (page !== '/' && field.includes(`${page}.`) ? 2 : 0) +
    (text === shown.trim() || text.includes('{') ? 1 : 0);
  return [...places].sort((one, other) => rank(other) - rank(one));
}

/**
 * The places of the content that say what is `shown` on a page, the likeliest first: those that say just that, those
 * it is a part of, those that are a part of it.
 * @param page its address, '/galeria'
 */
export function findText(index: readonly IndexedText[], shown: string, page = '/'): IndexedText[] {
  const sought = plain(shown);
  if (sought === '') return [];
  const same = index.filter(
    ({ text, address }) =>
      (address && new RegExp(`${address}(-\\d+)?\\.`).test(shown)) ||
      plain(text) === sought ||
      fits(text, sought),
  );
  if (same.length > 0) return likeliest(same, shown, page).slice(0, atMost);
  // Figures alone, as the year of the footer, are in too many others.
  if (sought.length < shortest || !/\p{L}/u.test(sought)) return [];
  const wider = index
    .filter(({ text }) => plain(text).includes(sought))
    .sort((one, other) => one.text.length - other.text.length);
  if (wider.length > 0) return wider.slice(0, atMost);
  const parts = index.filter(({ text }) => plain(text).length >= shortest && sought.includes(plain(text)));
  return parts
    .filter(
      ({ text }) =>
        !parts.some((other) => other.text.length > text.length && plain(other.text).includes(plain(text))),
    )
    .sort((one, other) => other.text.length - one.text.length)
    .slice(0, atMost);
}
