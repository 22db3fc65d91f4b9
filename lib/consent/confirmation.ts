import { showToast } from '../browser/toast';
import { readItem, removeItem, writeItem } from '../browser/storage';
import { storageKeys } from './storage-keys';

export interface ConfirmationTexts {
  saved: string;
  /** For a decision that the browser refused to store. */
  notKept: string;
}

/**
 * Tells the visitor that the decision is recorded, on screen and to screen readers.
 * @param kept false if the browser refused to store it.
 */
export function confirmDecision(kept: boolean, texts: ConfirmationTexts): void {
  showToast({ kind: 'success', text: kept ? texts.saved : texts.notKept });
}

/** Loads the page anew, which is the only way to stop a running script; the confirmation follows on the new page. */
export function reloadAfterWithdrawal(): void {
  writeItem('sessionStorage', storageKeys.saved, '1');
  window.location.reload();
}

/** Gives the confirmation that a reload has cut short, once. */
export function confirmAfterReload(text: string): void {
  if (readItem('sessionStorage', storageKeys.saved) === null) return;
  removeItem('sessionStorage', storageKeys.saved);
  showToast({ kind: 'success', text });
}
