import { expect, it } from 'vitest';
import { consentMonths, storageKeys } from '@/lib/consent/consent';
import { listStorageRecords } from '@/lib/consent/storage-records';
import { draftKey } from '@/lib/contact/fields';
import { content } from '../support/content';

const own = listStorageRecords(content.consent.storage, false);

it('lists exactly the keys that the code uses', () => {
  expect(own.map(({ key }) => key).sort()).toEqual([...Object.values(storageKeys), draftKey].sort());
});

it('names the lifetime that the code applies', () => {
  const preferences = own.find(({ key }) => key === storageKeys.preferences);
  expect(preferences?.lifetime).toContain(`${consentMonths} meses`);
});
