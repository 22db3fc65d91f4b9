import { contactFields } from './limits';
import type { ContactMessage } from './schema';

/** Text of a form's field; empty when there is none. */
export function fieldText(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? '');
}

/** The message as it stands in the form, unchecked. */
export function formMessage(form: HTMLFormElement): ContactMessage {
  return Object.fromEntries(contactFields.map((name) => [name, fieldText(form, name)])) as ContactMessage;
}
