import type { AcceptedMessage, MailSettings } from '@/lib/contact/server/mail';
import { messageSchema, type ContactMessage } from '@/lib/contact/form/message';
import { subjects } from '@/lib/words/contact';
import { content } from '../site-content';

export const { site } = content;

/**
 * A valid message. Its subject is not the first one, which a form chooses by itself. An optional field without a value
 * here is empty.
 */
export const valid = messageSchema.parse({
  name: 'Carmen Domínguez',
  email: 'carmen@example.com',
  subject: subjects.otros,
  message: 'Hola: escribo para pedir una acreditación. 🏰',
});

export const accepted = (changes: Partial<ContactMessage> = {}, suspect = false): AcceptedMessage => ({
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
  site,
};
