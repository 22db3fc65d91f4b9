/* The name of a message in the store is the time of its arrival, in milliseconds since 1970, and its hash. */

/** Time limit for sending a message that is stored, while its visitor waits for the answer. */
export const storedSendLimitMs = 5000;

export const dayMs = 24 * 60 * 60 * 1000;

/**
 * Unsent messages are deleted after 30 days, because personal data must not be kept for ever. A name alone does not prove
 * its age, because the clock may have been wrong. So after 29 days a message first gets a new name and one more day.
 */
export const retentionMs = 29 * dayMs;

const lastDay = '-last-day';

const measureAgeMs = (name: string) => Date.now() - Number(name.split('-')[0]);

export const nameMessage = (key: string) => `${Date.now()}-${key}`;

/** Returns null for a message that has had its last day. */
export const nameForLastDay = (name: string) =>
  name.endsWith(lastDay) ? null : nameMessage(readKey(name) + lastDay);

export const readKey = (name: string) => name.split('-')[1] ?? '';

/** The request that stored a younger message may still be sending it. A time to come is that of a wrong clock. */
export const isDue = (name: string) =>
  name.endsWith(lastDay) || Math.abs(measureAgeMs(name)) >= storedSendLimitMs;

export const isExpired = (name: string) =>
  measureAgeMs(name) >= (name.endsWith(lastDay) ? dayMs : retentionMs);
