import { numberNamed } from '../content-schema/number-words';
import { addDays, formatDateRange, monthName, weekdayName } from '../dates';
import { eventFacts } from '../event/facts';
import { warningIn, type Content, type Finding } from './finding';
import { plainText, type TextField } from './text-fields';

/** What a text says that the data do not: its words, and the data. */
type Check = (text: string, field: string) => string[];

const languages = ['es-ES', 'en-GB'];
const weekdaysOf = (day: string) => languages.map((language) => plainText(weekdayName(day, language)));
const monthsOf = (day: string) => languages.map((language) => plainText(monthName(day, language)));

const weekdays = Array.from({ length: 7 }, (_, index) => weekdaysOf(addDays('2025-01-06', index))).flat();
const months = Array.from({ length: 12 }, (_, index) => monthsOf(addDays('2025-01-15', index * 30))).flat();
const monthNames = months.join('|');
const shortMonthNames = months.map((month) => month.slice(0, 3)).join('|');

const wholeWords = (...patterns: string[]) =>
  new RegExp(`(?<![\\p{L}\\d]|\\d[.,])(?:${patterns.join('|')})(?![\\p{L}\\d]|[.,]\\d)`, 'gu');
/** 'viernes', 'sábados', 'Friday'; 'los lunes' is every Monday. */
const weekdayWords = wholeWords(`(?<!los )(?:${weekdays.join('|')})s?`);
/** '14 de noviembre', 'November', '14 nov', '2026' */
const dateWords = wholeWords(
  `(?:\\d{1,2} (?:de )?)?(?:${monthNames})`,
  `\\d{1,2} (?:${shortMonthNames})`,
  '20\\d\\d',
);
/** '14/11', '14.11.2025'; not '24/7' */
const numericDates = wholeWords('\\d{1,2}[/.]\\d{1,2}[/.](?:20)?\\d\\d', '\\d{1,2}/\\d\\d');
/** '16:00', '16.00', 'a 22h', 'de 20 a 22 h', 'las 4 de la tarde', 'las ocho de la tarde', '4 pm' */
const hourWords = wholeWords(
  '(?:[01]?\\d|2[0-4])[:.][0-5]\\d(?! ?(?:€|euros|km|m|%))',
  '(?:las|a|desde|hasta) \\d{1,2} ?h',
  'de \\d{1,2}(?= a \\d{1,2} ?h)',
  'las [\\p{L}\\d]+(?= de la (?:manana|tarde|noche|madrugada))',
  '\\d{1,2} ?[ap]m',
);
/** Hotels and journeys have hours of their own. */
const otherHours = /^(hotels|stay|activities|arrival)\b/;
/** Names of uploaded files. */
const fileFields = /^track\.|\.(image|video|poster|captions)$/;

/** The matches in a text, as written, and without accents and capitals. */
const found = (text: string, words: RegExp) =>
  [...plainText(text).matchAll(words)].map(({ 0: plain, index }) => ({
    plain,
    written: text.slice(index, index + plain.length),
  }));

/** Weekdays, dates and hours. */
function timeCheck({ event }: Content): Check {
  const { firstDay, lastDay, previousDays, onSaleSince, onSaleTime, programme } = event;
  const { timeline } = eventFacts(event);
  const partDays = timeline.map(({ startsAt, endsAt }) => [startsAt.slice(0, 10), endsAt.slice(0, 10)]);
  const startDays = partDays.flatMap(([day = '']) => day);
  const days = [
    ...[...startDays, firstDay, lastDay],
    ...[previousDays?.firstDay, previousDays?.lastDay, onSaleSince].flatMap((day) => day ?? []),
  ];
  const weekdaysByPart = partDays.map((part) => part.flatMap(weekdaysOf));
  const startWeekdays = startDays.flatMap(weekdaysOf);
  const dates = days.flatMap((day) =>
    monthsOf(day).flatMap((month) => [month, `${Number(day.slice(8))} ${month}`, day.slice(0, 4)]),
  );
  const hours = [onSaleTime, ...programme.flatMap(({ start, end }) => [start, end])];

  // Years long past are history: 'abierto en 2019'. In lower case 'may' and 'march' are not months.
  const isHistory = (plain: string) => Number(plain) < Number(firstDay.slice(0, 4)) - 3;
  const isOtherDate = ({ plain, written }: { plain: string; written: string }) =>
    !isHistory(plain) &&
    !/^(may|march)$/.test(written) &&
    !dates.some((date) => date.startsWith(plain.replace(' de ', ' ')));
  const isOtherNumericDate = ({ plain }: { plain: string }) => {
    const [day = '', month = ''] = plain.split(/[/.]/);
    return !days.some((date) => date.endsWith(`-${month.padStart(2, '0')}-${day.padStart(2, '0')}`));
  };
  const isOtherHour = ({ plain }: { plain: string }) => {
    const [, digits, minutes = '00'] = /(\d{1,2})(?:[:.](\d\d))?/.exec(plain) ?? [];
    const hour = numberNamed(digits ?? plain.replace('las ', ''));
    return (
      hour !== undefined &&
      ![hour, hour + 12].some((at) => hours.includes(`${String(at).padStart(2, '0')}:${minutes}`))
    );
  };

  const programmeText = timeline
    .map(({ date, time }) => `${weekdayName(date).toLowerCase()} ${time}`)
    .join(', ');
  return (text, field) => {
    const [, part] = /^programme\[(\d+)\]/.exec(field) ?? [];
    const weekdaysThere = part ? weekdaysByPart[Number(part)] : startWeekdays;
    const isOtherWeekday = ({ plain }: { plain: string }) =>
      !weekdaysThere?.some((name) => plain === name || plain === `${name}s`);
    return [
      ...found(text, weekdayWords).filter(isOtherWeekday),
      ...found(text, dateWords).filter(isOtherDate),
      ...found(text, numericDates).filter(isOtherNumericDate),
      ...(otherHours.test(field) ? [] : found(text, hourWords).filter(isOtherHour)),
    ].map(
      ({ written }) =>
        `«${written}» y el evento es el ${formatDateRange(firstDay, lastDay)}: ${programmeText}`,
    );
  };
}

/** Counts of hotels, venues, parts, days, nights, hours and questions. */
function countCheck({ event, faq, home }: Content): Check {
  const days = new Set(event.programme.map(({ dayOffset }) => dayOffset)).size;
  const hours = eventFacts(event).timeline.map(({ startsAt, endsAt }) =>
    Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 3_600_000),
  );
  const things = [
    { noun: /^hotel(es|s)?$/i, counts: [event.hotels.length], where: 'en event.ts' },
    { noun: /^lugar(es)?$/i, counts: [home.locations.venues.length], where: 'en home.ts' },
    { noun: /^(tiempo|parte|acto|momento)s?$/i, counts: [event.programme.length], where: 'en el programa' },
    { noun: /^(días?|days?)$/i, counts: [days], where: 'en el programa' },
    { noun: /^(noches|nights)$/i, counts: [days, days - 1], where: 'en el programa' },
    { noun: /^(horas|hours)$/i, counts: hours, where: 'en sus partes', field: /^programme/ },
    { noun: /^preguntas?$/i, counts: [faq.entries.length], where: 'en faq.ts' },
  ];
  // A lookahead, because the second word of a pair is the first word of the next.
  return (text, field) =>
    [...text.matchAll(/(?<![\p{L}\d])([\p{L}\d]+) (?=(\p{L}+))/gu)].flatMap(([, word = '', noun = '']) => {
      const number = numberNamed(word) ?? 0;
      const thing = things.find((entry) => entry.noun.test(noun) && (entry.field?.test(field) ?? true));
      // 'un lugar' is not a count.
      return thing && number > 1 && !thing.counts.includes(number)
        ? [`«${word} ${noun}» y ${thing.where} hay ${[...new Set(thing.counts)].join(' o ')}`]
        : [];
    });
}

/** Minimum ages; not other years: 'más de 25 años de experiencia'. */
const agePhrase =
  /(?<!más )(?:desde(?: los)?|a partir de(?: los)?|de) (\d\d) años|mayores de (\d\d)|(?:over|aged) (\d\d)|(?<!\d)\+(\d\d)(?! ?\d)|\b(\d\d)\+(?! años)/giu;
const adultAge = 18;

function ageCheck({ site }: Content): Check {
  return (text) =>
    [...text.matchAll(agePhrase)]
      .filter(([, ...ages]) => ![site.minimumAge, adultAge].includes(Number(ages.find(Boolean))))
      .map(([words]) => `«${words}» y minimumAge, en site.ts, es ${site.minimumAge}`);
}

/** Texts about the event, captions included; legal texts have other days and counts. */
const ofEvent = /\/(event|event-page|faq|home|site|documents)\.ts$|\.vtt$/;
const ofAges = /\/legal\/notice\.ts$/;

/** Days, hours, counts and ages in texts and captions that differ from the event's data. */
export function staleFacts(content: Content, texts: readonly TextField[]): Finding[] {
  const checkAges = ageCheck(content);
  const checks = [timeCheck(content), countCheck(content), checkAges];
  return texts
    .filter(({ field }) => !fileFields.test(field))
    .flatMap(({ file, field, text }) => {
      const applicable = ofEvent.test(file) ? checks : ofAges.test(file) ? [checkAges] : [];
      return applicable
        .flatMap((check) => check(text.normalize('NFC'), field))
        .map((problem) => warningIn(file, `${field}: dice ${problem}`));
    });
}
