import { addDays, monthName, weekdayName } from '../dates';

/** Without accents and capitals, letter for letter. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Names in Spanish and English, each with its number from 0. */
function namesOf(count: number, name: (index: number, language: string) => string): Map<string, number> {
  const entries = ['es-ES', 'en-GB'].flatMap((language) =>
    Array.from({ length: count }, (_, index) => [plain(name(index, language)), index] as const),
  );
  return new Map(entries);
}

const weekdays = namesOf(7, (index, language) => weekdayName(addDays('2024-01-01', index), language));
const months = namesOf(12, (index, language) =>
  monthName(`2024-${String(index + 1).padStart(2, '0')}-01`, language),
);

/** Words of a text that match one of the patterns, as they are written, with their parts. The first pattern wins. */
function matches(source: string, ...patterns: string[]) {
  const text = source.normalize('NFC');
  let rest = text;
  return patterns.flatMap((pattern) => {
    const whole = new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, 'gu');
    return [...plain(rest).matchAll(whole)].map(({ 0: { length }, index, groups = {} }) => {
      rest = rest.slice(0, index) + ' '.repeat(length) + rest.slice(index + length);
      return { words: text.slice(index, index + length), groups };
    });
  });
}

/** Days of the week, 0 for Monday. */
export function weekdaysIn(text: string): { words: string; weekday: number | undefined }[] {
  return matches(text, `(?<name>${[...weekdays.keys()].join('|')})s?`).map(({ words, groups }) => ({
    words,
    weekday: weekdays.get(groups.name ?? ''),
  }));
}

/** A day as a text names it, whole or in part; months from 1. */
export interface NamedDate {
  words: string;
  days: number[];
  month: number | undefined;
  year: number | undefined;
}

const range = '(?<first>\\d{1,2})(?: ?(?:-|–|y|al?|and|to) ?(?<last>\\d{1,2}))?';
const month = `(?<name>${[...months.keys()].join('|')})`;
const year = '(?<year>20\\d\\d)';

/** Dates in words or figures, with or without day and year, and years alone. */
export function datesIn(text: string): NamedDate[] {
  const found = matches(
    text,
    `${month} ${range},? ${year}`,
    `(?:${range} (?:de )?)?${month}(?:,? (?:del? )?${year})?`,
    `(?!24/7)(?<first>[0-2]?\\d|3[01])/(?<month>0?\\d|1[0-2])(?:/${year})?`,
    year,
  );
  return found
    .filter(({ words }) => !/^(may|march)$/.test(words))
    .map(({ words, groups }) => ({
      words,
      days: [groups.first, groups.last].flatMap((day) => (day ? [Number(day)] : [])),
      month: groups.name ? (months.get(groups.name) ?? 0) + 1 : Number(groups.month) || undefined,
      year: Number(groups.year) || undefined,
    }));
}

const hour = '(?<hour>[01]?\\d|2[0-3])';

/** Hours of the clock as 'HH:MM'; not lengths of time such as '10 horas'. */
export function hoursIn(text: string): { words: string; time: string }[] {
  const found = matches(
    text,
    `${hour}:(?<minute>[0-5]\\d)(?: ?(?<half>[ap])\\.?m)?`,
    `${hour} ?(?<half>[ap])\\.?m`,
    `las ${hour}(?:\\.(?<minute>[0-5]\\d))?(?: ?h| de la (?<part>manana|tarde|noche))`,
  );
  return found.map(({ words, groups }) => {
    const isLate = groups.half === 'p' || /tarde|noche/.test(groups.part ?? '');
    const hours = isLate ? (Number(groups.hour) % 12) + 12 : Number(groups.hour);
    return { words, time: `${String(hours).padStart(2, '0')}:${groups.minute ?? '00'}` };
  });
}
