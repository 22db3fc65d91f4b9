import { numberNamed } from '../content-schema/number-words';
import { eventFacts } from '../event/facts';
import type { Content, Finding } from './finding';
import { contentFile, textFields } from './text-fields';

/** The texts that tell of the brand and its event; legal texts count other days. */
const told = /\/(event|event-page|faq|home|site)\.ts$/;
/** Of the legal texts one says from which age one may come. */
const admitting = /\/legal\/notice\.ts$/;

/** What a text may count, in singular and plural, and how many there are. */
function counts({ event, faq, home }: Content): { noun: RegExp; count: number; what: string }[] {
  const { startsAt, endsAt } = eventFacts(event);
  const day = (instant: string) => Date.parse(instant.slice(0, 10)) / 86_400_000;
  const waves = new Set(home.locations.venues.map(({ wave }) => wave)).size;
  return [
    { noun: /^hotel(es)?$/i, count: event.hotels.length, what: 'hoteles en event.ts' },
    { noun: /^lugar(es)?$/i, count: home.locations.venues.length, what: 'lugares en home.ts' },
    { noun: /^ondas?$/i, count: waves, what: 'ondas distintas en home.ts' },
    { noun: /^tiempos?$/i, count: event.programme.length, what: 'partes en el programa' },
    { noun: /^días?$/i, count: day(endsAt) - day(startsAt) + 1, what: 'días en el programa' },
    { noun: /^preguntas?$/i, count: faq.entries.length, what: 'preguntas en faq.ts' },
  ];
}

/** 'un lugar' is no count but any place: only from two on. */
function miscounted(text: string, things: ReturnType<typeof counts>): string[] {
  // Looked ahead for, since the second word of one pair is the first of the next.
  return [...text.matchAll(/(?<![\p{L}\d])([\p{L}\d]+) (?=(\p{L}+))/gu)].flatMap(
    ([, word = '', noun = '']) => {
      const number = numberNamed(word) ?? 0;
      const thing = things.find((candidate) => candidate.noun.test(noun));
      return thing && number > 1 && number !== thing.count
        ? [`dice «${word} ${noun}» y hay ${thing.count} ${thing.what}`]
        : [];
    },
  );
}

/** Ages from which one may come, and no other years: 'más de 25 años de experiencia'. */
const agePhrase = /(?<!más )(?:desde(?: los)?|a partir de(?: los)?|de) (\d\d) años/giu;
const adultAge = 18;

function wrongAges(text: string, minimumAge: number): string[] {
  return [...text.matchAll(agePhrase)]
    .filter(([, age]) => Number(age) !== minimumAge && Number(age) !== adultAge)
    .map(([phrase]) => `dice «${phrase}» y minimumAge, en site.ts, es ${minimumAge}`);
}

/** The timeline and the documents look best with one part that stands out. */
function highlights({ event }: Content): Finding[] {
  const { length } = event.programme.filter(({ highlighted }) => highlighted);
  const text = `programme: hay ${length} partes con highlighted: true; queda mejor con una sola, la principal`;
  return length === 1 ? [] : [{ level: 'notice', topic: 'count', file: contentFile('event'), text }];
}

/** Hours beyond which start and end have more likely changed places: an end before its start is the next day's. */
const longestPart = 16;

function longParts({ event }: Content): Finding[] {
  return eventFacts(event).timeline.flatMap(({ startsAt, endsAt, time }, index): Finding[] => {
    const hours = Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 3_600_000);
    const text = `programme[${index}]: de ${time} son ${hours} horas; ¿están start y end al revés?`;
    return hours > longestPart ? [{ level: 'notice', topic: 'count', file: contentFile('event'), text }] : [];
  });
}

/** Counts, ages and hours that are not those of the facts, or cannot be meant. */
export function countedThings(content: Content): Finding[] {
  const things = counts(content);
  const texts = textFields(content)
    .filter(({ field }) => !field.startsWith('standIns'))
    .flatMap(({ file, field, text }) => {
      const ages = told.test(file) || admitting.test(file) ? wrongAges(text, content.site.minimumAge) : [];
      return [...(told.test(file) ? miscounted(text, things) : []), ...ages].map((problem): Finding => ({
        level: 'notice',
        topic: 'count',
        file,
        text: `${field}: ${problem}`,
      }));
    });
  return [...highlights(content), ...longParts(content), ...texts];
}
