/** Counts that texts may name. They are filled in as words: 'siete'. */
const countNames = ['venues', 'waves', 'parts', 'hotels'] as const;

export type CountName = (typeof countNames)[number];

/** The names in braces that every text may use. */
export const factNames = [
  'brand',
  'site',
  'email',
  'phone',
  'owner',
  'taxId',
  'address',
  'register',
  'dates',
  'place',
  'province',
  'minimumAge',
  'programme',
  'tickets',
  'googleAnalytics',
  'vercel',
  'server',
  'resend',
  'redis',
  'outboxFolder',
  'measurement',
  'noMeasurement',
  ...countNames,
] as const;

type FactName = (typeof factNames)[number];

export interface Facts {
  /** What replaces each name: undefined if the fact has no value, such as a phone that the team does not have. */
  words: Record<FactName, string | undefined>;
  counts: Record<CountName, number>;
}

/** The type of a value after filling in, when one text remains of a singular and a plural. */
export type Filled<Value> = Value extends { one: string; other: string }
  ? string
  : Value extends readonly (infer Entry)[]
    ? Filled<Entry>[]
    : Value extends object
      ? { [Key in keyof Value]: Filled<Value[Key]> }
      : Value;

/** Keeps numbers and their words on one line with non-breaking spaces: 'artículo 13', '12 meses', 'S. L.'. */
const tieNumbers = (text: string) =>
  text
    .replace(/(artículos?|Ley|Decreto|Legislativo|Orgánica|WCAG\)?) (?=\d)/g, '$1\u00a0')
    .replace(/(\d) (?=(km|metros|años|días|horas|meses)\b)/g, '$1\u00a0')
    .replace(/\bS\. (?=[AL]\.)/g, 'S.\u00a0');

interface FillOptions {
  /** Whether the text begins a sentence, so that a fact at its very start gets a capital letter. */
  isSentence?: boolean;
  /** Names to leave in place. */
  own?: readonly string[];
  /** Called with the name of a fact that has no value. */
  onAbsent: (name: string) => void;
}

/**
 * Replaces the names of facts. Other names stay for the component that fills them in. If a fact ends in a full stop, such as
 * 'S. L.', the sentence does not get a second one.
 */
export function fillText(
  text: string,
  { words }: Facts,
  { isSentence = true, own = [], onAbsent }: FillOptions,
): string {
  const known: Record<string, string | undefined> = words;
  const filled = text.replace(/\{(\w+)\}(\.?)/g, (mark, name: string, stop: string, at: number) => {
    if (!Object.hasOwn(known, name) || own.includes(name)) return mark;
    const word = known[name];
    if (word === undefined) {
      onAbsent(name);
      return mark;
    }
    const shown = at === 0 && isSentence ? word.charAt(0).toLocaleUpperCase('es') + word.slice(1) : word;
    return shown.endsWith('.') ? shown : shown + stop;
  });
  return tieNumbers(filled);
}
