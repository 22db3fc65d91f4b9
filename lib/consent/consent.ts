/** Rules of consent, free of browser and clock: Spanish law (LSSI article 22.2) and the AEPD's guide on cookies. */

const optionalCategories = ['analytics', 'personalization'] as const;

type OptionalCategory = (typeof optionalCategories)[number];
export type Category = 'essential' | OptionalCategory;

/** What the visitor allows beyond the essential. */
export type Choice = Record<OptionalCategory, boolean>;

/** A decision as it is stored; `timestamp` is an ISO instant. */
export interface Preferences extends Choice {
  essential: true;
  timestamp: string;
  version: number;
}

/** Raised by one when purposes or recipients change: older decisions no longer count and the banner asks again. */
export const consentVersion = 1;

/** How long a decision holds. The AEPD's guide allows 24 months at most. */
export const consentMonths = 12;

export const acceptAll: Choice = { analytics: true, personalization: true };
export const essentialOnly: Choice = { analytics: false, personalization: false };

/** What the stored text amounts to. Only `valid` is a decision; everything else counts as nothing allowed. */
export type Stored =
  | { kind: 'none' | 'expired' | 'outdated' }
  | { kind: 'valid'; preferences: Preferences }
  | { kind: 'corrupt'; reason: string };

export function decision(choice: Choice, now: Date): Preferences {
  return {
    essential: true,
    analytics: choice.analytics,
    personalization: choice.personalization,
    timestamp: now.toISOString(),
    version: consentVersion,
  };
}

/** Value of the accepted marker: a mixed choice is not `all`. */
export function acceptedMarker(choice: Choice): 'all' | 'essential' {
  return optionalCategories.every((category) => choice[category]) ? 'all' : 'essential';
}

/** True once `consentMonths` have passed, and for an instant more than a day ahead, which no honest clock wrote. */
function isExpired(timestamp: string, now: Date): boolean {
  const end = new Date(timestamp);
  end.setUTCMonth(end.getUTCMonth() + consentMonths);
  return now >= end || Date.parse(timestamp) - now.getTime() > 86_400_000;
}

/** Judges the stored preferences (`null`: nothing stored) at the instant `now`. Never throws. */
export function parsePreferences(raw: string | null, now: Date): Stored {
  if (raw === null) return { kind: 'none' };
  let value: unknown;
  try {
    value = JSON.parse(raw);
  } catch {
    return { kind: 'corrupt', reason: 'not JSON' };
  }
  if (typeof value !== 'object' || value === null) return { kind: 'corrupt', reason: 'not an object' };
  const { essential, analytics, personalization, timestamp, version }: Record<string, unknown> = { ...value };
  if (essential !== true || typeof analytics !== 'boolean' || typeof personalization !== 'boolean') {
    return { kind: 'corrupt', reason: 'a category is missing or not a boolean' };
  }
  if (typeof timestamp !== 'string' || Number.isNaN(Date.parse(timestamp))) {
    return { kind: 'corrupt', reason: 'the timestamp is no date' };
  }
  if (version !== consentVersion) return { kind: 'outdated' };
  if (isExpired(timestamp, now)) return { kind: 'expired' };
  return {
    kind: 'valid',
    preferences: { essential, analytics, personalization, timestamp, version: consentVersion },
  };
}

/** True if something that has been running is no longer allowed: a loaded script only stops with a new page. */
export function isWithdrawn(running: Choice, allowed: Choice): boolean {
  return optionalCategories.some((category) => running[category] && !allowed[category]);
}
