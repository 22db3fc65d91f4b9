import { numberNamed } from '../content-schema/number-words';
import { addDays, formatDateRange, monthName, weekdayName } from '../dates';
import { eventFacts } from '../event/facts';
import { warningIn, type Content, type Finding } from './finding';
import { plainText, type TextField } from './text-fields';

/** What a text says and the data do not: its words, and what the data say. */
type Check = (text: string, field: string) => string[];

const languages = ['es-ES', 'en-GB'];
const weekdaysOf = (day: string) => languages.map((language) => plainText(weekdayName(day, language)));
const monthsOf = (day: string) => languages.map((language) => plainText(monthName(day, language)));

const sampleDays = Array.from({ length: 365 }, (_, index) => addDays('2025-01-01', index));
const namesOf = (name: (day: string) => string[]) => [...new Set(sampleDays.flatMap(name))];
const weekdays = namesOf(weekdaysOf).join('|');
const months = namesOf(monthsOf);
const shortMonths = [...new Set(months.map((month) => month.slice(0, 3)))].join('|');

const wholeWords = (pattern: string) => new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, 'gu');
/** 'viernes', 'sábados', 'Friday' */
const weekdayWords = wholeWords(`(?:${weekdays})s?`);
/** '14 de noviembre', '14 nov', 'November', '2026' */
const dateWords = wholeWords(
  `(?:\\d{1,2} (?:de )?)?(?:${months.join('|')})|\\d{1,2} (?:${shortMonths})|20\\d\\d`,
);
/** '16:00', 'las 4 de la tarde', 'a 22h', '4 pm' */
const hourWords = wholeWords(
  `\\d{1,2}:\\d\\d|(?:las|a|desde|hasta) \\d{1,2} ?h|las \\d{1,2} de la|\\d{1,2} ?[ap]m`,
);
/** Hours of trains and receptions are their own. */
const otherHours = /^(hotels|stay|activities|arrival)\b/;

/** The words of a text that match, as they are written, and without accents and capitals. */
const found = (text: string, words: RegExp) =>
  [...plainText(text).matchAll(words)].map(({ 0: plain, index }) => ({
    plain,
    written: text.slice(index, index + plain.length),
  }));

/** Days of the week, dates and hours. */
function timeCheck({ event }: Content): Check {
  const { firstDay, lastDay, previousDays, onSaleSince, onSaleTime, programme } = event;
  const { timeline } = eventFacts(event);
  const dates = timeline.map(({ date }) => date);
  const days = [...dates, firstDay, lastDay, previousDays?.firstDay, previousDays?.lastDay, onSaleSince];
  const ownDates = days.flatMap((day = firstDay) =>
    monthsOf(day).flatMap((month) => [month, `${Number(day.slice(8))} ${month}`, day.slice(0, 4)]),
  );
  const ownHours = [onSaleTime, ...programme.flatMap(({ start, end }) => [start, end])];
  /** Part by part, the night's end on the next day. */
  const ownWeekdays = dates.map((date) => [date, addDays(date, 1)].flatMap(weekdaysOf));
  const allWeekdays = dates.flatMap(weekdaysOf);

  // A year further back is history: 'abierto en 2019'. In lower case 'may' and 'march' are no months.
  const isDate = ({ plain, written }: { plain: string; written: string }) =>
    !(Number(plain) < Number(firstDay.slice(0, 4)) - 3) && !/^(may|march)$/.test(written);
  const isOwnHour = (plain: string) => {
    const [, hour = '', minute = '00'] = /(\d{1,2})(?::(\d\d))?/.exec(plain) ?? [];
    return [Number(hour), Number(hour) + 12].some((at) =>
      ownHours.includes(`${String(at).padStart(2, '0')}:${minute}`),
    );
  };
  const programmeText = timeline
    .map(({ date, time }) => `${weekdayName(date).toLowerCase()} ${time}`)
    .join(', ');
  return (text, field) => {
    const [, part] = /^programme\[(\d+)\]/.exec(field) ?? [];
    const weekdaysThere = part ? ownWeekdays[Number(part)] : allWeekdays;
    return [
      ...found(text, weekdayWords).filter(
        ({ plain }) => !weekdaysThere?.some((name) => plain === name || plain === `${name}s`),
      ),
      ...found(text, dateWords)
        .filter(isDate)
        .filter(({ plain }) => !ownDates.some((date) => date.startsWith(plain.replace(' de ', ' ')))),
      ...(otherHours.test(field) ? [] : found(text, hourWords).filter(({ plain }) => !isOwnHour(plain))),
    ].map(
      ({ written }) =>
        `«${written}» y el evento es el ${formatDateRange(firstDay, lastDay)}: ${programmeText}`,
    );
  };
}

/** What a text may count, in singular and plural, and how many there are. */
function countCheck({ event, faq, home }: Content): Check {
  const days = new Set(event.programme.map(({ dayOffset }) => dayOffset)).size;
  const hours = eventFacts(event).timeline.map(({ startsAt, endsAt }) =>
    Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 3_600_000),
  );
  const things = [
    { noun: /^hotel(es|s)?$/i, own: [event.hotels.length], where: 'en event.ts' },
    { noun: /^lugar(es)?$/i, own: [home.locations.venues.length], where: 'en home.ts' },
    {
      noun: /^(tiempo|parte|acto|momento)s?$/i,
      own: [event.programme.length],
      where: 'en el programa',
    },
    { noun: /^(días?|days?)$/i, own: [days], where: 'en el programa' },
    { noun: /^(noches|nights)$/i, own: [days, days - 1], where: 'en el programa' },
    { noun: /^(horas|hours)$/i, own: hours, where: 'en sus partes', field: /^programme/ },
    { noun: /^preguntas?$/i, own: [faq.entries.length], where: 'en faq.ts' },
  ];
  // Looked ahead for, since the second word of one pair is the first of the next.
  return (text, field) =>
    [...text.matchAll(/(?<![\p{L}\d])([\p{L}\d]+) (?=(\p{L}+))/gu)].flatMap(([, word = '', noun = '']) => {
      const number = numberNamed(word) ?? 0;
      const thing = things.find((one) => one.noun.test(noun) && (!one.field || one.field.test(field)));
      // 'un lugar' counts nothing.
      return thing && number > 1 && !thing.own.includes(number)
        ? [`«${word} ${noun}» y ${thing.where} hay ${[...new Set(thing.own)].join(' o ')}`]
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
      .map((problem) => warningIn(file, `${field}: dice ${problem}`));
  });
}
