import { describe, expect, it } from 'vitest';
import * as consent from '@/lib/consent/consent';

const { acceptAll, consentVersion, createPreferences, parsePreferences } = consent;

const now = new Date('2026-03-10T12:00:00.000Z');
const preferences = createPreferences(acceptAll, now);
const stored = (changes: object = {}) => JSON.stringify({ ...preferences, ...changes });

describe('stored preferences', () => {
  it('have four fields and a version (docs/requirements.md, 7.3)', () => {
    const expected = {
      essential: true,
      analytics: true,
      personalization: true,
      timestamp: '2026-03-10T12:00:00.000Z',
      version: consentVersion,
    };
    expect(preferences).toEqual(expected);
    expect(parsePreferences(stored({ unknown: 'field' }), now)).toEqual(expected);
  });

  it.each([
    ...['{"essential":true', 'null', '{}'],
    ...[stored({ essential: false }), stored({ analytics: 'true' }), stored({ timestamp: 'ayer' })],
  ])('are corrupt as %s', (text) => {
    expect(() => parsePreferences(text, now)).toThrow();
  });

  it.each([consentVersion - 1, undefined])('expire with version %o', (version) => {
    expect(parsePreferences(stored({ version }), now)).toBeNull();
  });

  it('of the future count as none', () => {
    expect(parsePreferences(stored({ timestamp: '2026-03-10T12:00:00.001Z' }), now)).toBeNull();
  });

  it.each([
    ['2026-03-10T12:00:00.000Z', '2027-03-10T11:59:59.999Z', '2027-03-10T12:00:00.000Z'],
    ['2028-02-29T12:00:00.000Z', '2029-03-01T11:59:59.999Z', '2029-03-01T12:00:00.000Z'],
  ])('of %s are valid until %s and expire at %s', (timestamp, last, end) => {
    expect(parsePreferences(stored({ timestamp }), new Date(last))).toMatchObject(acceptAll);
    expect(parsePreferences(stored({ timestamp }), new Date(end))).toBeNull();
  });
});
