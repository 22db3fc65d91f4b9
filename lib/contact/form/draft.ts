import { storageKeys } from '../../consent/storage-keys';
import { readItem, removeItem, writeItem } from '../../browser/storage';
import type { ContactMessage } from './schema';

/** The form's texts as typed, kept for this tab only, until the message is sent. */
export type Draft = ContactMessage;

export const draftKey = storageKeys.contactDraft;

/** Where the browser keeps nothing, the draft lives as long as this page and those reached from it by its links. */
let unstored: string | null = null;

/** Null without a draft, or when what is stored is not one. */
export function readDraft(): Draft | null {
  try {
    const draft: unknown = JSON.parse(unstored ?? readItem('sessionStorage', draftKey) ?? 'null');
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
  if (!name && !email && !message) return clearDraft();
  const draft = JSON.stringify({ name, email, subject, message });
  unstored = writeItem('sessionStorage', draftKey, draft) ? null : draft;
}

export function clearDraft(): void {
  unstored = null;
  removeItem('sessionStorage', draftKey);
}
