import { fields, fillLimits, mapFields, type ContactField, type ContactMessage } from '@/lib/contact/fields';
import type { Accepted, MailRules } from '@/lib/contact/mail';
import { content } from '../site-content';

export const { contact, site } = content;
export const { form: texts } = contact;
export const subjects = contact.subjects.map(({ label }) => label);

/** The last subject, because a form chooses the first one by itself. */
export const { id: subjectId, label: subject } = contact.subjects.at(-1)!;

const samples = {
  text: 'Carmen Domínguez',
  email: 'carmen@example.com',
  tel: '+34 600 000 000',
  select: subject,
  textarea: 'Hola: escribo para pedir una acreditación. 🏰',
};

/** A valid message in which every field is filled in. */
export const valid: ContactMessage = mapFields((name) => samples[fields[name].input]);

export const accepted = (changes: Partial<ContactMessage> = {}, suspect = false): Accepted => ({
  message: { ...valid, ...changes },
  suspect,
});

export const mailRules: MailRules = {
  texts: contact.mail,
  labels: texts.labels,
  subjects: contact.subjects,
  from: 'Web <web@example.com>',
  to: ['equipo@example.com'],
  toBySubject: { [subjectId]: ['otro@example.com'] },
  previewTo: null,
};

/** The error that the visitor reads when a field breaks a rule. */
export function errorText(field: ContactField, rule: string): string {
  return fillLimits(field, contact.validation[field][rule] ?? `${field} has no rule ${rule}`);
}
