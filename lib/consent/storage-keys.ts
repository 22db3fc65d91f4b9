/** Every key the site uses in the visitor's browser. `storage-records.ts` describes them for the cookie policy. */
export const storageKeys = {
  preferences: 'cookie-preferences',
  accepted: 'cookies-accepted',
  timestamp: 'cookies-timestamp',
  /** sessionStorage: the banner was closed without a decision. */
  dismissed: 'cookies-dismissed',
  /** sessionStorage: an unsent contact message. */
  contactDraft: 'almena-contact-draft',
} as const;
