/** Names of the form's fields, in its order. */
export const contactFields = ['name', 'email', 'subject', 'message'] as const;

/** In code points (specification, section 9; the maximum of the name is ours). */
export const limits = { nameMin: 2, nameMax: 100, messageMin: 10, messageMax: 1000, messageRows: 5 } as const;

/** Request header with the milliseconds from the load of the page to the submission. */
export const elapsedHeader = 'x-contact-elapsed';

/** Name of the honeypot field. Unusual, so that password managers ignore it. */
export const honeypotField = 'ref_almena';

/** Id of the success message on the home page, the target of the redirect after a post without JavaScript. */
export const sentAnchor = 'mensaje-enviado';
