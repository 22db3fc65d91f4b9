import { capitalise, decapitalise, typeset } from '../../spelling';
import type { Facts } from '../schemas/fact-names';
import { listNames } from '../schemas/spanish';

/** The value for a name in braces. A capital in the name gives the value a capital: '{Venues} lugares'. */
function findValue(name: string, facts: Readonly<Record<string, string | undefined>>): string | undefined {
  const smallName = decapitalise(name);
  const value = facts[smallName];
  return value && name !== smallName ? capitalise(value) : value;
}

/** Fills in the facts that a text names. A name without a value stays. */
export const fillText = (text: string, facts: Facts): string =>
  typeset(text.replace(/\{(\w+)\}/g, (mark, name: string) => findValue(name, facts) ?? mark));

/** The first name in a text that stands for a fact without a value. */
export const findAbsentFact = (text: string, facts: Facts) =>
  listNames(text).find((name) => decapitalise(name) in facts && findValue(name, facts) === undefined);

/** Fills in every text of a value. @param onAbsent called for each text that names a fact without a value */
export function fillIn<Value>(
  value: Value,
  facts: Facts,
  onAbsent: (name: string, at: PropertyKey[]) => void,
  at?: PropertyKey[],
): Value;
export function fillIn(
  value: unknown,
  facts: Facts,
  onAbsent: (name: string, at: PropertyKey[]) => void,
  at: PropertyKey[] = [],
): unknown {
  if (typeof value === 'string') {
    const absent = findAbsentFact(value, facts);
    if (absent) onAbsent(absent, at);
    return fillText(value, facts);
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return value.map((entry, index) => fillIn(entry, facts, onAbsent, [...at, index]));
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, fillIn(entry, facts, onAbsent, [...at, key])]),
  );
}
