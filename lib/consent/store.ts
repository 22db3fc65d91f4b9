import { useSyncExternalStore } from 'react';
import { readItem, removeItem, writeItem } from '../browser/storage';
import {
  acceptedMarker,
  decision,
  essentialOnly,
  parsePreferences,
  type Choice,
  type Preferences,
} from './consent';
import { storageKeys } from './storage-keys';

/** `pending`: on the server and until the page has been mounted. `dismissed`: closed with the X in this tab. */
export type ConsentState =
  | { status: 'pending' }
  | { status: 'unknown'; dismissed: boolean }
  | {
      status: 'decided';
      preferences: Preferences;
      /** Stored on this page, so that visitors are to be told. */
      saved?: boolean;
    };

const pending: ConsentState = { status: 'pending' };
let state: ConsentState = pending;
/** A decision that the browser refused to store: it holds as long as this page. */
let unstored: Preferences | null = null;
const listeners = new Set<() => void>();

function removeStored(): void {
  removeItem('localStorage', storageKeys.preferences);
  removeItem('localStorage', storageKeys.accepted);
  removeItem('localStorage', storageKeys.timestamp);
}

function load(): ConsentState {
  const stored = parsePreferences(readItem('localStorage', storageKeys.preferences), new Date());
  if (stored.kind === 'valid') return { status: 'decided', preferences: stored.preferences };
  if (stored.kind === 'corrupt') {
    console.error(`Stored cookie preferences were corrupt (${stored.reason}) and have been removed.`);
  }
  if (stored.kind !== 'none') removeStored();
  if (unstored) return { status: 'decided', preferences: unstored };
  return { status: 'unknown', dismissed: readItem('sessionStorage', storageKeys.dismissed) !== null };
}

function change(next: ConsentState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Another tab has decided, reset, or cleared the storage. */
function followStorage({ key }: StorageEvent): void {
  if (key === null || key === storageKeys.preferences) change(load());
}

/** A page that comes back from the history has missed what other tabs did meanwhile. */
function followReturn({ persisted }: PageTransitionEvent): void {
  if (persisted) change(load());
}

function subscribe(listener: () => void): () => void {
  if (state.status === 'pending') state = load();
  if (listeners.size === 0) {
    window.addEventListener('storage', followStorage);
    window.addEventListener('pageshow', followReturn);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', followStorage);
    window.removeEventListener('pageshow', followReturn);
  };
}

/** The state of consent, followed across tabs. */
export function useConsent(): ConsentState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => pending,
  );
}

/** What is allowed beyond the essential: nothing until there is a decision. */
export function allowedBy(consent: ConsentState): Choice {
  return consent.status === 'decided' ? consent.preferences : essentialOnly;
}

/** Whether the visitor allows this now; for code outside React, in the browser. */
export function isAllowed(category: keyof Choice): boolean {
  if (state.status === 'pending') state = load();
  return allowedBy(state)[category];
}

/**
 * Records the visitor's decision.
 * @returns false if the browser keeps nothing: the decision then holds as long as this page.
 */
export function decide(choice: Choice): boolean {
  const preferences = decision(choice, new Date());
  // The preferences come last: they are what other tabs listen to.
  const kept =
    writeItem('localStorage', storageKeys.accepted, acceptedMarker(choice)) &&
    writeItem('localStorage', storageKeys.timestamp, preferences.timestamp) &&
    writeItem('localStorage', storageKeys.preferences, JSON.stringify(preferences));
  if (!kept) removeStored();
  unstored = kept ? null : preferences;
  change({ status: 'decided', preferences, saved: kept });
  return kept;
}

/** Forgets every decision: the banner asks again. */
export function reset(): void {
  removeStored();
  removeItem('sessionStorage', storageKeys.dismissed);
  unstored = null;
  change({ status: 'unknown', dismissed: false });
}

/** Closes the banner for this tab's session; decides nothing. */
export function dismiss(): void {
  writeItem('sessionStorage', storageKeys.dismissed, '1');
  change({ status: 'unknown', dismissed: true });
}
