import { storageKeys } from '../../consent/storage-keys';
import { readItem, removeItem, writeItem } from '../../browser/storage';
import type { ContactMessage } from './schema';

/** The form's texts as typed, kept for this tab only, until the message is sent. */
export type Draft = ContactMessage;

export const draftKey = storageKeys.contactDraft;

/** Null without a draft, or when what is stored is not one. */
export function readDraft(): Draft | null {
  try {
    const draft: unknown = JSON.parse(readItem('sessionStorage', draftKey) ?? 'null');
    if (typeof draft !== 'object' || draft === null) return null;
    const { name, email, subject, message } = draft as Record<string, unknown>;
    const texts = [name, email, subject, message];
    return texts.every((text) => typeof text === 'string') ? (draft as Draft) : null;
  } catch {
    return null;
  }
}

/** A draft without any text of the visitor's is none. */
export function writeDraft({ name, email, subject, message }: Draft): void {
  if (name || email || message)
    writeItem('sessionStorage', draftKey, JSON.stringify({ name, email, subject, message }));
  else clearDraft();
}

export function clearDraft(): void {
  removeItem('sessionStorage', draftKey);
}
