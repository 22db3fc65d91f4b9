/** The keys of everything that the site keeps in a browser's localStorage and sessionStorage. The cookie policy lists them. */
export const storageKeys = {
  preferences: 'cookie-preferences',
  accepted: 'cookies-accepted',
  timestamp: 'cookies-timestamp',
  /** Set in sessionStorage when the visitor closes the banner without a decision. */
  dismissed: 'cookies-dismissed',
  /** In sessionStorage: a JSON object with the text of each field of the contact form as it was typed. */
  contactDraft: 'almena-contact-draft',
} as const;
