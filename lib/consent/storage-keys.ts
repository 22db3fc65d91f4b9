/** The storage keys of the visitor's choice. `storage-records.ts` lists everything that the site keeps in a browser. */
export const storageKeys = {
  preferences: 'cookie-preferences',
  accepted: 'cookies-accepted',
  timestamp: 'cookies-timestamp',
  /** Set in sessionStorage when the visitor closes the banner without a decision. */
  dismissed: 'cookies-dismissed',
} as const;
