/** The words of the 404 page and of the error screen, in English (docs/requirements.md, 1.1). */

export const notFoundWords = {
  documentTitle: 'Page not found',
  title: { lead: 'Oops! Page', accent: 'not found' },
  text: 'This page does not exist. If you want to write to us, the contact form is on the home page and works as usual.',
  home: 'Return to Home',
  contact: 'Go to the contact form',
};

export const errorWords = {
  title: 'Unexpected Application Error!',
  text: 'Something went wrong on this page. It is not your fault, and trying again often helps.',
  noMessage: 'The error came without a message.',
  reference: 'Reference',
  retry: 'Try again',
  home: 'Return to Home',
};
