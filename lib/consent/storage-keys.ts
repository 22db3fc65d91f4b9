/** Every name under which the site keeps something in the visitor's browser. `storage-records.ts` describes them. */
export const storageKeys = {
  preferences: 'cookie-preferences',
  accepted: 'cookies-accepted',
  timestamp: 'cookies-timestamp',
  /** Session only: the banner was closed without a decision. */
  dismissed: 'cookies-dismissed',
  /** Session only: an unsent contact message, so that leaving the page does not lose it. */
  contactDraft: 'almena-contact-draft',
} as const;
