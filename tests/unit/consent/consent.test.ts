import { describe, expect, it } from 'vitest';
import {
  acceptAll,
  acceptedMarker,
  consentVersion,
  decision,
  essentialOnly,
  isWithdrawn,
  parsePreferences,
} from '@/lib/consent/consent';

const now = new Date('2026-03-10T12:00:00.000Z');
const stored = (changes: object = {}) => JSON.stringify({ ...decision(acceptAll, now), ...changes });

describe('decision', () => {
  it('holds the four fields of the specification and the version', () => {
    expect(decision({ analytics: true, personalization: false }, now)).toEqual({
      essential: true,
      analytics: true,
      personalization: false,
      timestamp: '2026-03-10T12:00:00.000Z',
      version: consentVersion,
    });
  });

  it('is what parsing gives back', () => {
    expect(parsePreferences(stored(), now)).toEqual({ kind: 'valid', preferences: decision(acceptAll, now) });
  });
});

describe('accepted marker', () => {
  it.each([
    [acceptAll, 'all'],
    [essentialOnly, 'essential'],
    [{ analytics: true, personalization: false }, 'essential'],
    [{ analytics: false, personalization: true }, 'essential'],
  ])('of %o is %s', (choice, marker) => {
    expect(acceptedMarker(choice)).toBe(marker);
  });
});

describe('stored preferences', () => {
  it('are none where nothing is stored', () => {
    expect(parsePreferences(null, now)).toEqual({ kind: 'none' });
  });

  it.each([
    ['', 'not JSON'],
    ['{"essential":true', 'not JSON'],
    ['null', 'not an object'],
    ['"all"', 'not an object'],
    ['[]', 'a category is missing or not a boolean'],
    ['{}', 'a category is missing or not a boolean'],
    [stored({ essential: false }), 'a category is missing or not a boolean'],
    [stored({ analytics: 'true' }), 'a category is missing or not a boolean'],
    [stored({ personalization: null }), 'a category is missing or not a boolean'],
    [stored({ timestamp: 'ayer' }), 'the timestamp is no date'],
    [stored({ timestamp: 1_770_000_000_000 }), 'the timestamp is no date'],
  ])('are corrupt when they read %s', (raw, reason) => {
    expect(parsePreferences(raw, now)).toEqual({ kind: 'corrupt', reason });
  });

  it.each([
    { version: consentVersion - 1 },
    { version: consentVersion + 1 },
    { version: undefined },
    { version: '1' },
  ])('are outdated with %o', (changes) => {
    expect(parsePreferences(stored(changes), now)).toEqual({ kind: 'outdated' });
  });

  it.each([
    ['2027-03-10T11:59:59.999Z', 'valid'],
    ['2027-03-10T12:00:00.000Z', 'expired'],
    ['2036-01-01T00:00:00.000Z', 'expired'],
  ])('made on 10 March 2026 at noon are, at %s, %s', (later, kind) => {
    expect(parsePreferences(stored(), new Date(later)).kind).toBe(kind);
  });

  it('made on 29 February hold until 1 March of the next year', () => {
    const leap = JSON.stringify(decision(acceptAll, new Date('2028-02-29T12:00:00Z')));
    expect(parsePreferences(leap, new Date('2029-03-01T11:59:00Z')).kind).toBe('valid');
    expect(parsePreferences(leap, new Date('2029-03-01T12:00:00Z')).kind).toBe('expired');
  });

  it('from the future are believed for a day at most', () => {
    expect(parsePreferences(stored(), new Date('2026-03-09T13:00:00Z')).kind).toBe('valid');
    expect(parsePreferences(stored(), new Date('2026-03-09T11:00:00Z')).kind).toBe('expired');
  });

  it('never carry more than is known', () => {
    const parsed = parsePreferences(stored({ extra: 'x' }), now);
    expect(parsed).toEqual({ kind: 'valid', preferences: decision(acceptAll, now) });
  });
});

describe('withdrawal', () => {
  it.each([
    [acceptAll, essentialOnly, true],
    [acceptAll, { analytics: true, personalization: false }, true],
    [acceptAll, acceptAll, false],
    [essentialOnly, acceptAll, false],
    [essentialOnly, essentialOnly, false],
    [{ analytics: true, personalization: false }, { analytics: true, personalization: true }, false],
  ])('from running %o to allowed %o: %s', (running, allowed, withdrawn) => {
    expect(isWithdrawn(running, allowed)).toBe(withdrawn);
  });
});
