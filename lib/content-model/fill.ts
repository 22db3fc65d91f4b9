import type { CountName, Facts } from './facts';

/** Replaces the names in braces that have a value: '{count} de {max}' becomes '3 de 500'. Other names stay. */
export const fill = (text: string, values: Readonly<Record<string, string | number | undefined>>): string =>
  text.replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark));

/** Keeps numbers and their words on one line with non-breaking spaces: 'artículo 13', '12 meses', 'S. L.'. */
const tieNumbers = (text: string) =>
  text
    .replace(/(artículos?|Ley|Decreto|Legislativo|Orgánica|WCAG\)?) (?=\d)/g, '$1\u00a0')
    .replace(/(\d) (?=(km|metros|años|días|horas|meses)\b)/g, '$1\u00a0')
    .replace(/\bS\. (?=[AL]\.)/g, 'S.\u00a0');

/**
 * Fills in the facts of a text. If a fact ends in a full stop, such as 'S. L.', the sentence does not get a second one.
 * @param isSentence whether the text begins a sentence, so that a fact at its very start gets a capital letter
 */
export function fillText(text: string, facts: Facts, isSentence = true): string {
  const known: Record<string, string | undefined> = facts;
  const filled = text.replace(/\{(\w+)\}(\.?)/g, (mark, name: string, stop: string, at: number) => {
    const word = known[name];
    if (word === undefined) return mark;
    const shown = at === 0 && isSentence ? word.charAt(0).toLocaleUpperCase('es') + word.slice(1) : word;
    return shown.endsWith('.') ? shown : shown + stop;
  });
  return tieNumbers(filled);
}

/** A fact that a filled text still names, because the fact has no value. */
const findAbsent = (filled: string, facts: Facts) =>
  Object.keys(facts).find((name) => filled.includes(`{${name}}`));

/** Takes the name of a fact without a value and the place of the text that names it. */
type OnAbsent<Place> = (name: string, place: Place) => void;

/** A text in singular and plural. Filling in keeps the one that fits the count. */
export interface Counted {
  count: CountName;
  one: string;
  other: string;
}

/** The type of a value after filling in. */
export type Filled<Value> = Value extends Counted
  ? string
  : Value extends readonly (infer Entry)[]
    ? Filled<Entry>[]
    : Value extends object
      ? { [Key in keyof Value]: Filled<Value[Key]> }
      : Value;

const isCounted = (value: object): value is Counted => 'count' in value;

/** Fills in every text of a value. */
export function fillIn<Value>(
  value: Value,
  facts: Facts,
  onAbsent: OnAbsent<PropertyKey[]>,
  path: PropertyKey[] = [],
): Filled<Value> {
  const fillAny = (field: unknown): unknown => {
    if (typeof field === 'string') {
      // The accent of a title continues the title.
      const filled = fillText(field, facts, !path.includes('accent'));
      const absent = findAbsent(filled, facts);
      if (absent) onAbsent(absent, path);
      return filled;
    }
    if (typeof field !== 'object' || field === null) return field;
    if (isCounted(field)) return fillAny(facts[field.count] === 'uno' ? field.one : field.other);
    const fillEntry = (key: PropertyKey, entry: unknown) => fillIn(entry, facts, onAbsent, [...path, key]);
    return Array.isArray(field)
      ? field.map((entry, index) => fillEntry(index, entry))
      : Object.fromEntries(Object.entries(field).map(([key, entry]) => [key, fillEntry(key, entry)]));
  };
  return fillAny(value) as Filled<Value>;
}
