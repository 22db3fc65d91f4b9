import { showToast } from '../browser/toast';
import { readItem, removeItem, writeItem } from '../browser/storage';
import { storageKeys } from './storage-keys';

/**
 * Tells the visitor that the decision is recorded, on screen and to screen readers.
 * @param kept false if the browser refused to store it.
 */
export async function confirmDecision(kept: boolean): Promise<void> {
  try {
    const { panelTexts } = await import('./panel-texts');
    showToast({ kind: 'success', text: kept ? panelTexts.saved : panelTexts.notKept });
  } catch (error) {
    console.error('The confirmation could not be loaded.', error);
  }
}

/** Loads the page anew, which is the only way to stop a running script; the confirmation follows on the new page. */
export function reloadAfterWithdrawal(): void {
  writeItem('sessionStorage', storageKeys.saved, '1');
  window.location.reload();
}

/** Gives the confirmation that a reload has cut short, once. */
export function confirmAfterReload(): void {
  if (readItem('sessionStorage', storageKeys.saved) === null) return;
  removeItem('sessionStorage', storageKeys.saved);
  void confirmDecision(true);
}
