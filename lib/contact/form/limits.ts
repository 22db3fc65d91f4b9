/** Names of the form's fields, in its order. */
export const contactFields = ['name', 'email', 'subject', 'message'] as const;

/** In code points (specification, section 9; the longest name is ours). */
export const limits = { nameMin: 2, nameMax: 100, messageMin: 10, messageMax: 1000, messageRows: 5 } as const;

/** The longest address that SMTP can carry (RFC 5321, 4.5.3.1.3 less the angle brackets). */
export const emailMax = 254;

/** The longest part before the @ (RFC 5321, 4.5.3.1.1). */
export const emailLocalMax = 64;

/** Request header with the milliseconds between the form's appearance and its first submission. */
export const elapsedHeader = 'x-contact-elapsed';

/** Name of the honeypot field. Unusual, so that password managers leave it alone. */
export const trapField = 'ref_almena';

/** Id of the success message on the home page, where a form posted without JavaScript leads. */
export const sentAnchor = 'mensaje-enviado';
