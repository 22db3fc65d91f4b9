import { readItem, removeItem, writeItem } from '../../browser/storage';
import { storageKeys } from '../../consent/storage-keys';
import { contactFields } from './limits';
import type { ContactMessage } from './schema';

const key = storageKeys.contactDraft;

/** The message as typed, not validated. */
export function typedMessage(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const entries = contactFields.map((name) => [name, String(data.get(name) ?? '')]);
  return Object.fromEntries(entries) as ContactMessage;
}

/** The draft of this tab; empty without one, or when the stored value is not JSON. */
export function readDraft(): Partial<ContactMessage> {
  try {
    return (JSON.parse(readItem('sessionStorage', key) ?? '') ?? {}) as Partial<ContactMessage>;
  } catch {
    return {};
  }
}

/** Stores the draft; one without any text is removed. */
export function writeDraft(message: ContactMessage): void {
  if (!message.name && !message.email && !message.message) return clearDraft();
  writeItem('sessionStorage', key, JSON.stringify(message));
}

export function clearDraft(): void {
  removeItem('sessionStorage', key);
}
