import { contactFields } from './limits';
import type { ContactMessage } from './schema';

/** The value of a field; empty when there is none. */
export function fieldText(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? '');
}

/** The message as typed, not validated. */
export function formMessage(form: HTMLFormElement): ContactMessage {
  return Object.fromEntries(contactFields.map((name) => [name, fieldText(form, name)])) as ContactMessage;
}
