import type { PrivacyContent } from '../content-model/privacy';
import { storageKeys } from '../storage-keys';
import type { Category } from './consent';

type StoredData = PrivacyContent['storedData'];

interface StoredItem {
  key: string;
  category: Category;
  lifetime: keyof StoredData['lifetimes'];
}

/** All items that are not essential belong to Google Analytics. */
const items: Record<keyof StoredData['purposes'], StoredItem> = {
  preferences: { key: storageKeys.preferences, category: 'essential', lifetime: 'consent' },
  accepted: { key: storageKeys.accepted, category: 'essential', lifetime: 'consent' },
  timestamp: { key: storageKeys.timestamp, category: 'essential', lifetime: 'consent' },
  dismissed: { key: storageKeys.dismissed, category: 'essential', lifetime: 'tab' },
  contactDraft: { key: storageKeys.contactDraft, category: 'essential', lifetime: 'draft' },
  googleVisitor: { key: '_ga', category: 'analytics', lifetime: 'consent' },
  googleVisit: { key: '_ga_*', category: 'analytics', lifetime: 'consent' },
};

/** Lists what the site keeps in the visitor's browser. `hasAnalytics` adds the cookies of Google Analytics. */
export function listStorageRecords({ purposes, lifetimes }: StoredData, hasAnalytics: boolean) {
  return (Object.keys(items) as (keyof typeof items)[])
    .filter((id) => hasAnalytics || items[id].category === 'essential')
    .map((id) => {
      const { key, category, lifetime } = items[id];
      return { key, category, purpose: purposes[id], lifetime: lifetimes[lifetime] };
    });
}
