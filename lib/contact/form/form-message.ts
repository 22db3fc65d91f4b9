import type { ContactMessage } from './schema';

/** Text of a form's field; empty when there is none. */
export function fieldText(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? '');
}

/** The message as it stands in the form, unchecked. */
export function formMessage(form: HTMLFormElement): ContactMessage {
  return {
    name: fieldText(form, 'name'),
    email: fieldText(form, 'email'),
    subject: fieldText(form, 'subject'),
    message: fieldText(form, 'message'),
  };
}
