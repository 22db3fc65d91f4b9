import { storageKeys } from '../../consent/storage-keys';
import { readItem, removeItem, writeItem } from '../../browser/storage';
import { contactFields } from './limits';
import type { ContactMessage } from './schema';

/** Of the form's texts as typed, kept for this tab only, until the message is sent. */
const key = storageKeys.contactDraft;

/** Where the browser keeps nothing, the draft lives as long as this page and those reached from it by its links. */
let unstored: string | null = null;

/** Null without a draft, or when what is stored is not one. */
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

/** A draft without any text of the visitor's is none. */
export function writeDraft(message: ContactMessage): void {
  if (!message.name && !message.email && !message.message) return clearDraft();
  const draft = JSON.stringify(message);
  unstored = writeItem('sessionStorage', key, draft) ? null : draft;
}

export function clearDraft(): void {
  unstored = null;
  removeItem('sessionStorage', key);
}
