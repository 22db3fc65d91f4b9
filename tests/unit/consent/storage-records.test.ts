import { describe, expect, it } from 'vitest';
import { consentMonths } from '@/lib/consent/consent';
import { storageKeys } from '@/lib/consent/storage-keys';
import { storageRecords } from '@/lib/consent/storage-records';
import { content } from '@/lib/site-content';

const own = storageRecords(content.consent.storage, false);

describe('the records of the cookie policy', () => {
  it('are exactly the keys the code writes', () => {
    expect(own.map(({ key }) => key).sort()).toEqual(Object.values(storageKeys).sort());
  });

  it('are all essential as long as no Google tag is configured', () => {
    expect(own.map(({ category }) => category)).toEqual(own.map(() => 'essential'));
  });

  it('name the cookies of Google with a tag configured', () => {
    const added = storageRecords(content.consent.storage, true).slice(own.length);
    expect(added.map(({ key, category }) => [key, category])).toEqual([
      ['_ga', 'analytics'],
      ['_ga_*', 'analytics'],
      ['_gcl_au', 'personalization'],
    ]);
  });

  it('say the lifetime that the rules apply', () => {
    const preferences = own.find(({ key }) => key === storageKeys.preferences);
    expect(preferences?.lifetime).toContain(`${consentMonths} meses`);
    expect(own.every(({ purpose, lifetime }) => !/[{}]/.test(purpose + lifetime))).toBe(true);
  });
});
