/** The rules of consent: LSSI article 22.2 and the AEPD's guide on cookies. */

/** What the visitor allows beyond the essential. */
export interface Choice {
  analytics: boolean;
  personalization: boolean;
}

export type Category = 'essential' | keyof Choice;

export const categories: Category[] = ['essential', 'analytics', 'personalization'];

/** A decision as it is stored. `timestamp` is an ISO 8601 instant. */
export interface Preferences extends Choice {
  essential: true;
  timestamp: string;
  version: number;
}

/** Increase this number when purposes or recipients change. Earlier decisions then expire, and the banner asks again. */
export const consentVersion = 1;

/** How long a decision is valid. The AEPD's guide allows 24 months at most. */
export const consentMonths = 12;

export const acceptAll: Choice = { analytics: true, personalization: true };
export const essentialOnly: Choice = { analytics: false, personalization: false };

export function createPreferences({ analytics, personalization }: Choice, now: Date): Preferences {
  return {
    essential: true,
    analytics,
    personalization,
    timestamp: now.toISOString(),
    version: consentVersion,
  };
}

/**
 * Whether a stored decision is valid at a moment. A date in the future comes from a wrong clock, and would be valid for
 * too long. The page contains the source text of this function, so it uses only its arguments
 * (components/layout/early-script.tsx).
 */
export function isDecisionValid(
  { timestamp = '', version }: Partial<Preferences>,
  now: Date,
  current: { version: number; months: number },
): boolean {
  const start = new Date(timestamp);
  const end = new Date(timestamp);
  end.setUTCMonth(end.getUTCMonth() + current.months);
  return version === current.version && start <= now && now < end;
}

/** Reads stored preferences. Returns null if the decision does not count any more. @throws if the text holds no preferences */
export function parsePreferences(text: string, now: Date): Preferences | null {
  const stored: Partial<Preferences> = JSON.parse(text) ?? {};
  const { essential, analytics, personalization, timestamp } = stored;
  if (essential !== true || typeof analytics !== 'boolean' || typeof personalization !== 'boolean')
    throw new TypeError('A category is missing or not a boolean');
  if (typeof timestamp !== 'string' || Number.isNaN(Date.parse(timestamp)))
    throw new TypeError('The timestamp is not a date');
  if (!isDecisionValid(stored, now, { version: consentVersion, months: consentMonths })) return null;
  return { essential, analytics, personalization, timestamp, version: consentVersion };
}
