import { numberNamed } from '../content-schema/number-words';
import { addDays, formatDateRange, monthName, weekdayName } from '../dates';
import { eventFacts } from '../event/facts';
import { noticeIn, type Content, type Finding } from './finding';
import { plainText, type TextField } from './text-fields';

/** What a text says and the data do not: its words, and what the data say. */
type Check = (text: string, field: string) => string[];

const languages = ['es-ES', 'en-GB'];
const weekdaysOf = (day: string) => languages.map((language) => plainText(weekdayName(day, language)));
const monthsOf = (day: string) => languages.map((language) => plainText(monthName(day, language)));

const sampleDays = Array.from({ length: 365 }, (_, index) => addDays('2025-01-01', index));
const weekdays = [...new Set(sampleDays.flatMap(weekdaysOf))].join('|');
const months = [...new Set(sampleDays.flatMap(monthsOf))].join('|');
/** 'viernes', '14 de noviembre', 'November', '16:00', '2026' */
const timeWords = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:${weekdays})s?|(?:\\d{1,2} (?:de )?)?(?:${months})|\\d{1,2}:\\d\\d|20\\d\\d)(?![\\p{L}\\d])`,
  'gu',
);
/** Hours of trains and receptions are their own. */
const otherHours = /^(hotels|stay|activities|arrival)\b/;

function timeCheck({ event }: Content): Check {
  const { firstDay, lastDay, previousDays, onSaleSince, programme } = event;
  const { timeline } = eventFacts(event);
  const days = [firstDay, lastDay, previousDays?.firstDay, previousDays?.lastDay, onSaleSince];
  const own = new Set([
    ...timeline.flatMap(({ date }) => weekdaysOf(date)),
    ...programme.flatMap(({ start, end }) => [start, end]),
    ...[...days, ...timeline.map(({ date }) => date)].flatMap((day = firstDay) =>
      monthsOf(day).flatMap((month) => [month, `${Number(day.slice(8))} ${month}`, day.slice(0, 4)]),
    ),
  ]);
  const isOwn = (word: string) =>
    [word, word.replace(/s$/, ''), word.padStart(5, '0')].some((form) => own.has(form.replace(' de ', ' ')));
  // A year further back is history: 'abierto en 2019'. In lower case 'may' and 'march' are no months.
  const isMeant = (word: string, asWritten: string) =>
    !(Number(word) < Number(firstDay.slice(0, 4)) - 3) && !/^(may|march)$/.test(asWritten);
  const programmeText = timeline.map(({ day, time }) => `${day.toLowerCase()} ${time}`).join(', ');
  return (text, field) =>
    [...plainText(text).matchAll(timeWords)].flatMap(({ 0: word, index }) => {
      const asWritten = text.slice(index, index + word.length);
      return isOwn(word) || !isMeant(word, asWritten) || (word.includes(':') && otherHours.test(field))
        ? []
        : [`«${asWritten}» y el evento es el ${formatDateRange(firstDay, lastDay)}: ${programmeText}`];
    });
}

/** What a text may count, in singular and plural, and how many there are. */
function countCheck({ event, faq, home }: Content): Check {
  const days = new Set(event.programme.map(({ dayOffset }) => dayOffset)).size;
  const things = [
    { noun: /^hotel(es|s)?$/i, count: event.hotels.length, what: 'hoteles en event.ts' },
    { noun: /^lugar(es)?$/i, count: home.locations.venues.length, what: 'lugares en home.ts' },
    {
      noun: /^(tiempo|parte|acto|momento)s?$/i,
      count: event.programme.length,
      what: 'partes en el programa',
    },
    { noun: /^(días?|days?)$/i, count: days, what: 'días en el programa' },
    { noun: /^preguntas?$/i, count: faq.entries.length, what: 'preguntas en faq.ts' },
  ];
  // Looked ahead for, since the second word of one pair is the first of the next.
  return (text) =>
    [...text.matchAll(/(?<![\p{L}\d])([\p{L}\d]+) (?=(\p{L}+))/gu)].flatMap(([, word = '', noun = '']) => {
      const number = numberNamed(word) ?? 0;
      const thing = things.find((candidate) => candidate.noun.test(noun));
      // 'un lugar' counts nothing.
      return thing && number > 1 && number !== thing.count
        ? [`«${word} ${noun}» y hay ${thing.count} ${thing.what}`]
        : [];
    });
}

/** Ages from which one may come, and no other years: 'más de 25 años de experiencia'. */
const agePhrase =
  /(?<!más )(?:desde(?: los)?|a partir de(?: los)?|mayores de|de) (\d\d) años|(?:over|aged) (\d\d)|(?<!\d)\+(\d\d)(?! ?\d)|\b(\d\d)\+(?! años)/giu;
const adultAge = 18;

function ageCheck({ site }: Content): Check {
  return (text) =>
    [...text.matchAll(agePhrase)]
      .filter(([, ...ages]) => ![site.minimumAge, adultAge].includes(Number(ages.find(Boolean))))
      .map(([words]) => `«${words}» y minimumAge, en site.ts, es ${site.minimumAge}`);
}

/** Texts that speak of the event, captions among them; legal texts have other days and counts. */
const ofEvent = /\/(event|event-page|faq|home|site|documents)\.ts$|\.vtt$/;
const ofAges = /\/legal\/notice\.ts$/;

/** Days, hours, counts and ages that texts and captions name and the event's data do not. */
export function staleFacts(content: Content, texts: readonly TextField[]): Finding[] {
  const ages = ageCheck(content);
  const all = [timeCheck(content), countCheck(content), ages];
  return texts.flatMap(({ file, field, text }) => {
    const checks = ofEvent.test(file) ? all : ofAges.test(file) ? [ages] : [];
    return checks
      .flatMap((check) => check(text.normalize('NFC'), field))
      .map((problem) => noticeIn(file, `${field}: dice ${problem}`));
  });
}
