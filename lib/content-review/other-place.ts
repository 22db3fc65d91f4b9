import { warningIn, type Content, type Finding } from './finding';
import { contentFile, plainText, type TextField } from './text-fields';

/** The words of a name except short ones such as 'la' and 'Real'; all of them if every word is short. */
const longWords = (name: string) =>
  (name.match(/\p{L}{5,}/gu) ?? name.match(/\p{L}+/gu) ?? []).map(plainText);

/** A text or an address as plain words. */
function asWords(text: string): string {
  try {
    return plainText(decodeURIComponent(text));
  } catch {
    return plainText(text);
  }
}

/** The first of `words` that occurs in a text. */
const firstIn = (text: string, words: readonly string[]) =>
  words.find((word) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(asWords(text)));

/** The place that a map's address names, other than by coordinates. */
const placeOfMap =
  /[?&](?:q|query|destination)=([^&]*[a-z][^&]*)|\/(?:place|search|dir\/[^/]*)\/([^/?@]*[a-z][^/?@]*)/i;

/** Texts and maps that have to name a place and do not. */
function textsWithoutPlace({ event, eventPage }: Content): Finding[] {
  const { place, venue, venueEnglish, name, summary, mapHref, hotels } = event;
  const file = contentFile('event');
  const map = (field: string, expected: string, href: string) => {
    const [, query, path] = placeOfMap.exec(href) ?? [];
    return { file, field, expected, text: query ?? path ?? expected };
  };
  const ofPlace = (field: string, text: string) => ({ file, field, expected: place, text });
  return [
    ofPlace('summary', summary),
    ...(firstIn(venue, longWords(place)) ? [ofPlace('venueEnglish', venueEnglish)] : []),
    ...(/ en \p{Lu}/u.test(name) ? [ofPlace('name', name)] : []),
    { ...ofPlace('arrival.english', eventPage.arrival.english), file: contentFile('eventPage') },
    map('mapHref', place, mapHref),
    ...hotels.map((hotel, index) => map(`hotels[${index}].href`, hotel.name, hotel.href ?? '')),
  ]
    .filter(({ expected, text }) => !firstIn(text, longWords(expected.replace(/^Hotel /, ''))))
    .map((entry) => warningIn(entry.file, `${entry.field}: no nombra ${entry.expected}; ¿es de otro lugar?`));
}

/** Texts that are about the event's place, in whole or in part. */
const ofEvent = /\/(event|event-page|home|faq|documents|site)\.ts$|\.vtt$/;
const otherUse = /^(uid|describes|placeholderValues|owner\.|why\.testimonials)/;

/** Texts that are about another place than the event's. */
export function otherPlace(content: Content, texts: readonly TextField[]): Finding[] {
  const { describes } = content.eventPage;
  const { venue, place, province } = content.event;
  const current = `${venue}, ${place}, ${province}`;
  const withoutPlace = textsWithoutPlace(content);
  if (describes === current) return withoutPlace;
  const formerWords = longWords(describes).filter((word) => !longWords(current).includes(word));
  const stale = texts
    .filter(({ file, field }) => ofEvent.test(file) && !otherUse.test(field))
    .flatMap(({ file, field, text }) => {
      const word = firstIn(text, formerWords);
      return word ? [warningIn(file, `${field}: nombra «${word}», que es de ${describes}`)] : [];
    });
  return [
    warningIn(
      contentFile('eventPage'),
      `describes: estos textos son de «${describes}». Repasa intro, programme.intro, atmosphere y arrival; en event.ts, summary, hotels, stay, activities y sus fotos; en home.ts, hero.place. Después pon describes: '${current}'`,
    ),
    ...stale,
    ...withoutPlace,
  ];
}
