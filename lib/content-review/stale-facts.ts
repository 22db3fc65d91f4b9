import { numberNamed } from '../content-schema/number-words';
import { formatDateRange, weekdayName } from '../dates';
import { eventFacts } from '../event/facts';
import type { Content, Finding } from './finding';
import type { TextField } from './text-fields';
import { datesIn, hoursIn, weekdaysIn } from './words-in-text';

/** What a text says and the event's data do not, in words; none for a text that agrees with them. */
type Check = (text: string, field: string) => string[];

const list = new Intl.ListFormat('es');

function weekdayCheck({ event }: Content): Check {
  const own = [...new Set(eventFacts(event).timeline.map(({ date }) => weekdayName(date).toLowerCase()))];
  const numbers = weekdaysIn(own.join(' ')).map(({ weekday }) => weekday);
  return (text) =>
    weekdaysIn(text)
      .filter(({ weekday }) => !numbers.includes(weekday))
      .map(({ words }) => `«${words}» y el programa es de ${list.format(own)}`);
}

function dateCheck({ event }: Content): Check {
  const { firstDay, lastDay, previousDays, onSaleSince } = event;
  const own = [firstDay, lastDay, previousDays?.firstDay, previousDays?.lastDay, onSaleSince]
    .concat(eventFacts(event).timeline.map(({ date }) => date))
    .flatMap((day) => (day ? [day.split('-').map(Number)] : []));
  const isOwn = (day?: number, month?: number, year?: number) =>
    own.some(
      ([ownYear, ownMonth, ownDay]) =>
        (!day || day === ownDay) && (!month || month === ownMonth) && (!year || year === ownYear),
    );
  // A year long past is history: 'abierto en 2019'.
  const isRecent = ({ month, year = 0 }: { month?: number | undefined; year?: number | undefined }) =>
    month !== undefined || year >= Number(firstDay.slice(0, 4)) - 1;
  return (text) =>
    datesIn(text)
      .filter(isRecent)
      .filter(
        ({ days, month, year }) =>
          ![...days, ...(days.length === 0 ? [0] : [])].every((day) => isOwn(day, month, year)),
      )
      .map(({ words }) => `«${words}» y el evento es el ${formatDateRange(firstDay, lastDay)}`);
}

/** Hours of trains and receptions are their own. */
const otherHours = /^(hotels|stay|activities|arrival)\b/;

function hourCheck({ event }: Content): Check {
  const own = event.programme.flatMap(({ start, end }) => [start, end]);
  return (text, field) =>
    otherHours.test(field)
      ? []
      : hoursIn(text)
          .filter(({ time }) => !own.includes(time))
          .map(({ words }) => `«${words}» y ninguna parte empieza ni acaba a esa hora`);
}

/** What a text may count, in singular and plural, and how many there are. */
function countCheck({ event, faq, home }: Content): Check {
  const days = new Set(eventFacts(event).timeline.map(({ date }) => date)).size;
  const { venues } = home.locations;
  const things = [
    { noun: /^hotel(es|s)?$/i, count: event.hotels.length, what: 'hoteles en event.ts' },
    { noun: /^lugar(es)?$/i, count: venues.length, what: 'lugares en home.ts' },
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
  const all = [weekdayCheck, dateCheck, hourCheck, countCheck].map((check) => check(content));
  return texts.flatMap(({ file, field, text }) => {
    const checks = ofEvent.test(file) ? [...all, ages] : ofAges.test(file) ? [ages] : [];
    return checks
      .flatMap((check) => check(text, field))
      .map((problem): Finding => ({
        level: 'notice',
        topic: 'outOfDate',
        file,
        text: `${field}: dice ${problem}`,
      }));
  });
}
