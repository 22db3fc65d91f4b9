import { storageKeys } from '../../consent/storage-keys';
import { readItem, removeItem, writeItem } from '../../browser/storage';
import { contactFields } from './limits';
import type { ContactMessage } from './schema';

/** The texts as typed, kept for this tab until the message is sent. */
const key = storageKeys.contactDraft;

/** Without storage the draft lasts until the document is left. */
let unstored: string | null = null;

/** Null without a draft, or when the stored value is not one. */
export function readDraft(): ContactMessage | null {
  try {
    const draft: unknown = JSON.parse(unstored ?? readItem('sessionStorage', key) ?? 'null');
    if (typeof draft !== 'object' || draft === null) return null;
    const fields = draft as Record<string, unknown>;
    return contactFields.every((name) => typeof fields[name] === 'string') ? (draft as ContactMessage) : null;
  } catch {
    return null;
  }
}

/** Stores the draft; one without any text is removed. */
export function writeDraft(message: ContactMessage): void {
  if (!message.name && !message.email && !message.message) return clearDraft();
  const draft = JSON.stringify(message);
  unstored = writeItem('sessionStorage', key, draft) ? null : draft;
}

export function clearDraft(): void {
  unstored = null;
  removeItem('sessionStorage', key);
}
