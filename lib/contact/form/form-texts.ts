import { contact } from '../../content/contact';

/** Words of the contact form. The form imports them: as props they would stand in the home page's HTML a second time. */
export const formTexts = {
  texts: contact.form,
  messages: contact.validation,
  subjects: contact.subjects.map(({ label }) => label),
};
