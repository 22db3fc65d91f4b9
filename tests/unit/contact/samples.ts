import type { Accepted, MailRules } from '@/lib/contact/mail/compose';
import type { ContactMessage } from '@/lib/contact/form/schema';
import { content } from '@/lib/content-model/content';

export const { contact } = content();

export const subjects = contact.subjects.map(({ label }) => label);

/** A message that breaks no rule. */
export const valid: ContactMessage = {
  name: 'Carmen Domínguez',
  email: 'carmen@example.com',
  subject: 'Prensa',
  message: 'Hola: escribo para pedir una acreditación.',
};

export const accepted = (changes: Partial<ContactMessage> = {}, suspect = false): Accepted => ({
  message: { ...valid, ...changes },
  suspect,
});

export const mailRules: MailRules = {
  texts: contact.mail,
  subjects: contact.subjects,
  from: 'Web <web@example.com>',
  to: ['equipo@example.com'],
  toBySubject: { prensa: ['prensa@example.com'] },
  previewTo: null,
};
