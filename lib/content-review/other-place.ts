import { warningIn, type Content, type Finding } from './finding';
import { contentFile, plainText, type TextField } from './text-fields';

/** The words of a name that are not 'la', 'del' or 'Real'; all of them where none is longer. */
const longWords = (name: string) =>
  (name.match(/\p{L}{5,}/gu) ?? name.match(/\p{L}+/gu) ?? []).map(plainText);

/** A text or an address as words. */
function asWords(text: string): string {
  try {
    return plainText(decodeURIComponent(text));
  } catch {
    return plainText(text);
  }
}

/** The first of the words that a text holds. */
const firstIn = (text: string, words: readonly string[]) =>
  words.find((word) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(asWords(text)));

const placeOfMap = /[?&](?:q|query|destination)=([^&]+)|\/(?:place|search)\/([^/?@]+)/;

/** Texts and maps that have to name a place and do not. */
function unnamed({ event, eventPage }: Content): (TextField & { name: string })[] {
  const file = contentFile('event');
  const map = (field: string, name: string, href: string) => {
    const [, query, path] = placeOfMap.exec(href) ?? [];
    return { file, field, name, text: query ?? path ?? name };
  };
  const words = longWords(event.place);
  return [
    { file, field: 'summary', name: event.place, text: event.summary },
    ...(firstIn(event.venue, words)
      ? [{ file, field: 'venueEnglish', name: event.place, text: event.venueEnglish }]
      : []),
    ...(/ en \p{Lu}/u.test(event.name) ? [{ file, field: 'name', name: event.place, text: event.name }] : []),
    {
      file: contentFile('eventPage'),
      field: 'arrival.english',
      name: event.place,
      text: eventPage.arrival.english,
    },
    map('mapHref', event.place, event.mapHref),
    ...event.hotels.map(({ name, href = '' }, index) => map(`hotels[${index}].href`, name, href)),
  ].filter(({ name, text }) => !firstIn(text, longWords(name.replace(/^Hotel /, ''))));
}

/** Texts that are about the event's place, in whole or in part. */
const ofEvent = /\/(event|event-page|home|faq|documents|site)\.ts$|\.vtt$/;
const otherUse = /^(uid|describes|placeholderValues|owner\.|why\.testimonials)/;

/** What the content says of another place than the event's. */
export function otherPlace(content: Content, texts: readonly TextField[]): Finding[] {
  const { event, eventPage } = content;
  const now = `${event.venue}, ${event.place}, ${event.province}`;
  const others = unnamed(content).map(({ file, field, name }) =>
    warningIn(file, `${field}: no nombra ${name}; ¿es de otro lugar?`),
  );
  if (eventPage.describes === now) return others;
  const gone = longWords(eventPage.describes).filter((word) => !longWords(now).includes(word));
  const stale = texts
    .filter(({ file, field }) => ofEvent.test(file) && !otherUse.test(field))
    .flatMap(({ file, field, text }) => {
      const word = firstIn(text, gone);
      return word ? [warningIn(file, `${field}: nombra «${word}», que es de ${eventPage.describes}`)] : [];
    });
  return [
    warningIn(
      contentFile('eventPage'),
      `describes: estos textos son de «${eventPage.describes}». Repasa intro, programme.intro, atmosphere y arrival; en event.ts, summary, las descripciones y las fotos; en home.ts, hero.place. Después pon describes: '${now}'`,
    ),
    ...stale,
    ...others,
  ];
}
