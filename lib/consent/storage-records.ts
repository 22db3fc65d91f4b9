import { storageKeys } from '../storage-keys';
import type { Category } from './consent';

type Lifetime = 'consent' | 'tab' | 'draft';

interface StoredItem {
  key: string;
  category: Category;
  lifetime: Lifetime;
}

/** All items that are not essential belong to Google Analytics. */
const items = {
  preferences: { key: storageKeys.preferences, category: 'essential', lifetime: 'consent' },
  accepted: { key: storageKeys.accepted, category: 'essential', lifetime: 'consent' },
  timestamp: { key: storageKeys.timestamp, category: 'essential', lifetime: 'consent' },
  dismissed: { key: storageKeys.dismissed, category: 'essential', lifetime: 'tab' },
  contactDraft: { key: storageKeys.contactDraft, category: 'essential', lifetime: 'draft' },
  googleVisitor: { key: '_ga', category: 'analytics', lifetime: 'consent' },
  googleVisit: { key: '_ga_*', category: 'analytics', lifetime: 'consent' },
} satisfies Record<string, StoredItem>;

type ItemId = keyof typeof items;

const storageRecordIds = Object.keys(items) as ItemId[];

interface StorageTexts {
  purposes: Record<ItemId, string>;
  lifetimes: Record<Lifetime, string>;
}

/** Lists what the site keeps in the visitor's browser. `hasAnalytics` adds the cookies of Google Analytics. */
export function listStorageRecords({ purposes, lifetimes }: StorageTexts, hasAnalytics: boolean) {
  return storageRecordIds
    .filter((id) => hasAnalytics || items[id].category === 'essential')
    .map((id) => {
      const { key, category, lifetime } = items[id];
      return { key, category, purpose: purposes[id], lifetime: lifetimes[lifetime] };
    });
}
