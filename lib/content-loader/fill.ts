import { capitalise, decapitalise, typeset } from '../spelling';
import type { Facts } from '../content-model/fact-names';
import { listNames } from '../content-model/spanish';

/** The value for a name in braces. A capital in the name gives the value a capital: '{Venues} lugares'. */
function findValue(name: string, facts: Readonly<Record<string, string | undefined>>): string | undefined {
  const smallName = decapitalise(name);
  const value = facts[smallName];
  return value && name !== smallName ? capitalise(value) : value;
}

/** Fills in the facts that a text names. A name whose fact has no value stays in the text. */
const fillText = (text: string, facts: Facts): string =>
  typeset(text.replace(/\{(\w+)\}/g, (mark, name: string) => findValue(name, facts) ?? mark));

/** The first of a text's names in braces whose fact has no value. */
const findAbsentFact = (text: string, facts: Facts) =>
  listNames(text).find((name) => decapitalise(name) in facts && findValue(name, facts) === undefined);

/**
 * Fills in every text of a value.
 * @param onAbsent called with the name of a fact without a value, and with the path of the text that names it
 */
export function fillIn<Value>(
  value: Value,
  facts: Facts,
  onAbsent: (name: string, path: PropertyKey[]) => void,
  path?: PropertyKey[],
): Value;
export function fillIn(
  value: unknown,
  facts: Facts,
  onAbsent: (name: string, path: PropertyKey[]) => void,
  path: PropertyKey[] = [],
): unknown {
  if (typeof value === 'string') {
    const absent = findAbsentFact(value, facts);
    if (absent) onAbsent(absent, path);
    return fillText(value, facts);
  }
  if (typeof value !== 'object' || value === null) return value;
  const fillEntry = (key: PropertyKey, entry: unknown) => fillIn(entry, facts, onAbsent, [...path, key]);
  return Array.isArray(value)
    ? value.map((entry, index) => fillEntry(index, entry))
    : Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fillEntry(key, entry)]));
}
