import type { ErrorsContent } from '../content-schema/errors';

/** Página 404 y pantalla de error. Van en inglés: así lo pide la especificación. */
export const errors: ErrorsContent = {
  notFound: {
    documentTitle: 'Page not found',
    title: { lead: 'Oops! Page', accent: 'not found' },
    text: 'This wall has lost a merlon, and it was the page you asked for. At least the gap lets the light through.',
    home: 'Return to Home',
    contact: 'Go to the contact form',
  },
  screen: {
    title: 'Unexpected Application Error!',
    text: 'The signal dropped for a moment. Nothing you did is at fault, and trying again often brings it back.',
    noMessage: 'The error came without a message.',
    reference: 'Reference',
    retry: 'Try again',
    home: 'Return to Home',
  },
};
