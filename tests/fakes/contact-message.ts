import {
  fields,
  fillLimits,
  kinds,
  mapFields,
  type ContactField,
  type ContactMessage,
} from '@/lib/contact/fields';
import type { Accepted, MailSettings } from '@/lib/contact/mail';
import { subjects } from '@/lib/words/contact';
import { content } from '../site-content';

export const { contact, site } = content;
export const { form: texts } = contact;

/** Not the first subject, because a form chooses that one by itself. */
export const subject = subjects.otros;

const samples = {
  text: 'Carmen Domínguez',
  email: 'carmen@example.com',
  select: subject,
  checkbox: String(kinds.checkbox.attributes?.value),
  textarea: 'Hola: escribo para pedir una acreditación. 🏰',
};

/** A valid message in which every field is filled in. */
export const valid: ContactMessage = mapFields((name) => samples[fields[name].kind]);

export const accepted = (changes: Partial<ContactMessage> = {}, suspect = false): Accepted => ({
  message: { ...valid, ...changes },
  suspect,
});

export const mailSettings: MailSettings = {
  env: {
    preview: false,
    contactFrom: 'Web <web@example.com>',
    contactTo: ['equipo@example.com'],
    contactToBySubject: { otros: ['otro@example.com'] },
    contactPreviewTo: null,
  },
  contact,
  site,
};

/** The error that the visitor reads when a field breaks a rule. */
export function errorText(field: ContactField, rule: string): string {
  return fillLimits(fields[field], contact.validation[field]?.[rule] ?? `${field} has no rule ${rule}`);
}
