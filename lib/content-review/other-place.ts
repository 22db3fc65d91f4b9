import type { Content, Finding } from './finding';
import { contentFile, type TextField } from './text-fields';

/** The words of a name that are not 'la', 'del' or 'Real'; all of them where none is longer. */
const longWords = (name: string) =>
  (name.match(/\p{L}{5,}/gu) ?? name.match(/\p{L}+/gu) ?? []).map((word) => word.toLowerCase());

/** A text or an address as words. */
function asWords(text: string): string {
  try {
    return decodeURIComponent(text).toLowerCase();
  } catch {
    return text.toLowerCase();
  }
}

const namesOne = (text: string, words: readonly string[]) =>
  words.some((word) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(asWords(text)));

/** The place that a map's address shows, as far as it says so. */
const placeOfMap = /[?&](?:q|query|destination)=([^&]+)|\/(?:place|search)\/([^/?@]+)/;

/** Texts that have to name the place and do not. */
function withoutPlace({ event, eventPage }: Content): Omit<TextField, 'text'>[] {
  const own = longWords(event.place);
  const file = contentFile('event');
  const [, query, path = event.place] = placeOfMap.exec(event.mapHref) ?? [];
  return [
    { file, field: 'summary', text: event.summary },
    { file, field: 'mapHref', text: query ?? path },
    { file: contentFile('eventPage'), field: 'arrival.english', text: eventPage.arrival.english },
  ].filter(({ text }) => !namesOne(text, own));
}

/** Texts that are about the event's place, in whole or in part. */
const ofEvent = /\/(event|event-page|home|faq|documents|site)\.ts$|\.vtt$/;
const otherUse = /^(uid|describes|standIns)/;

/** What the content says of another place than the event's. */
export function otherPlace(content: Content, texts: readonly TextField[]): Finding[] {
  const { event, eventPage } = content;
  const now = `${event.venue}, ${event.place}`;
  const notice = (file: string, text: string): Finding => ({
    level: 'notice',
    topic: 'outOfDate',
    file,
    text,
  });
  const unnamed = withoutPlace(content).map(({ file, field }) =>
    notice(file, `${field}: no nombra el lugar del evento, ${event.place}; ¿habla de otro?`),
  );
  if (eventPage.describes === now) return unnamed;
  const gone = longWords(eventPage.describes).filter((word) => !longWords(now).includes(word));
  const stale = texts
    .filter(({ file, field }) => ofEvent.test(file) && !otherUse.test(field))
    .filter(({ text }) => namesOne(text, gone))
    .map(({ file, field }) => notice(file, `${field}: habla de ${eventPage.describes}`));
  return [
    notice(
      contentFile('eventPage'),
      `describes: estos textos son de «${eventPage.describes}». Repasa intro, programme.intro, atmosphere y arrival; en event.ts, summary, las descripciones y las fotos; en home.ts, hero.place y experience.intro. Después pon describes: '${now}'`,
    ),
    ...stale,
    ...unnamed,
  ];
}
