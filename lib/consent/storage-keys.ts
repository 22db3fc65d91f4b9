/** The keys of the visitor's choice. `storage-records.ts` lists everything that the site keeps in a browser. */
export const storageKeys = {
  preferences: 'cookie-preferences',
  accepted: 'cookies-accepted',
  timestamp: 'cookies-timestamp',
  /** sessionStorage: the banner was closed without a decision. */
  dismissed: 'cookies-dismissed',
} as const;
