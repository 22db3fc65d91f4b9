import { useEffect } from 'react';
import { readItem, removeItem, writeItem } from '../browser/storage';
import { createStore, useStore } from '../browser/store';
import { storageKeys } from '../storage-keys';
import { createPreferences, essentialOnly, parsePreferences, type Choice, type Preferences } from './consent';

/** The state is `pending` on the server and during hydration. `dismissed` means closed with the X in this tab. */
type ConsentState =
  | { status: 'pending' }
  | { status: 'unknown'; dismissed: boolean }
  | {
      status: 'decided';
      preferences: Preferences;
      /** True if the decision was stored on this page. Screen readers then announce it. */
      isNew?: boolean;
    };

const consent = createStore<ConsentState>({ status: 'pending' });

function removeStoredDecision(): void {
  removeItem('localStorage', storageKeys.preferences);
  removeItem('localStorage', storageKeys.accepted);
  removeItem('localStorage', storageKeys.timestamp);
}

function readPreferences(): Preferences | null {
  const text = readItem('localStorage', storageKeys.preferences);
  if (text === null) return null;
  try {
    const preferences = parsePreferences(text, new Date());
    if (preferences) return preferences;
  } catch (error) {
    console.error('Stored cookie preferences were corrupt and have been removed.', error);
  }
  removeStoredDecision();
  return null;
}

function readState(): ConsentState {
  const preferences = readPreferences();
  if (preferences) return { status: 'decided', preferences };
  return { status: 'unknown', dismissed: readItem('sessionStorage', storageKeys.dismissed) !== null };
}

const refresh = () => consent.set(readState());

/** Reads the stored decision, and from then on follows changes in other tabs. Only the first call does something. */
function startConsent(): void {
  if (consent.get().status !== 'pending') return;
  refresh();
  // Another tab writes this key last when it stores a decision. The key is null if the storage was cleared.
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === storageKeys.preferences) refresh();
  });
  // A page in the back/forward cache receives no storage events. In Chrome an analytics tag may send something before
  // `pageshow`. Chrome alone has `resume`, which comes earlier.
  document.addEventListener('resume', refresh);
  window.addEventListener('pageshow', ({ persisted }) => persisted && refresh());
}

/** The visitor's decision, which follows changes in other tabs. */
export function useConsent(): ConsentState {
  useEffect(startConsent, []);
  return useStore(consent);
}

/** Without a decision only the essential is allowed. */
export function getChoice(state: ConsentState): Choice {
  return state.status === 'decided' ? state.preferences : essentialOnly;
}

/** For code outside of components. Components use `useConsent`. */
export function isAllowed(category: keyof Choice): boolean {
  return getChoice(consent.get())[category];
}

/** Records the decision. Returns false if the browser could not store it. The decision then holds for this page only. */
export function saveDecision(choice: Choice): boolean {
  const preferences = createPreferences(choice, new Date());
  const accepted = choice.analytics && choice.personalization ? 'all' : 'essential';
  const isStored =
    writeItem('localStorage', storageKeys.accepted, accepted) &&
    writeItem('localStorage', storageKeys.timestamp, preferences.timestamp) &&
    writeItem('localStorage', storageKeys.preferences, JSON.stringify(preferences));
  // Otherwise an earlier decision would come back with the next page.
  if (!isStored) removeStoredDecision();
  consent.set({ status: 'decided', preferences, isNew: isStored });
  return isStored;
}

/** Forgets every decision, so that the banner asks again. */
export function forgetDecision(): void {
  removeStoredDecision();
  removeItem('sessionStorage', storageKeys.dismissed);
  consent.set({ status: 'unknown', dismissed: false });
}

/** Closes the banner in this tab without a decision. */
export function dismissBanner(): void {
  writeItem('sessionStorage', storageKeys.dismissed, '1');
  consent.set({ status: 'unknown', dismissed: true });
}
