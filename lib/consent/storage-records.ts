import { consentMonths, type Category } from './consent';
import { storageKeys } from './storage-keys';

export const storageLifetimes = ['consent', 'tab', 'draft', 'googleAds'] as const;

interface StorageSource {
  key: string;
  category: Category;
  lifetime: (typeof storageLifetimes)[number];
  /** Only there when a Google tag is configured. */
  google?: true;
}

const sources = {
  preferences: { key: storageKeys.preferences, category: 'essential', lifetime: 'consent' },
  accepted: { key: storageKeys.accepted, category: 'essential', lifetime: 'consent' },
  timestamp: { key: storageKeys.timestamp, category: 'essential', lifetime: 'consent' },
  dismissed: { key: storageKeys.dismissed, category: 'essential', lifetime: 'tab' },
  contactDraft: { key: storageKeys.contactDraft, category: 'essential', lifetime: 'draft' },
  googleVisitor: { key: '_ga', category: 'analytics', lifetime: 'consent', google: true },
  googleVisit: { key: '_ga_*', category: 'analytics', lifetime: 'consent', google: true },
  googleAds: { key: '_gcl_au', category: 'personalization', lifetime: 'googleAds', google: true },
} satisfies Record<string, StorageSource>;

type RecordId = keyof typeof sources;

export const storageRecordIds = Object.keys(sources) as RecordId[];

/** The words of the cookie policy's table; `{months}` in a lifetime stands for the months a decision holds. */
export interface StorageTexts {
  purposes: Record<RecordId, string>;
  lifetimes: Record<(typeof storageLifetimes)[number], string>;
}

export interface StorageRecord {
  key: string;
  category: Category;
  purpose: string;
  lifetime: string;
}

/**
 * What the site keeps in the visitor's browser, row by row, for the cookie policy.
 * @param google whether a Google tag is configured; without one its cookies are not listed.
 */
export function storageRecords({ purposes, lifetimes }: StorageTexts, google: boolean): StorageRecord[] {
  return storageRecordIds
    .map((id): StorageSource & { id: RecordId } => ({ id, ...sources[id] }))
    .filter((source) => google || !source.google)
    .map(({ id, key, category, lifetime }) => ({
      key,
      category,
      purpose: purposes[id],
      lifetime: lifetimes[lifetime].replace('{months}', String(consentMonths)),
    }));
}
