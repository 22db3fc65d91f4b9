/* The name of a message in the store is the time of its arrival, in milliseconds since 1970, and its hash. */

/** Time limit for sending a message that is stored, while its visitor waits for the answer. */
export const storedSendLimitMs = 5000;

export const dayMs = 24 * 60 * 60 * 1000;

/**
 * Unsent messages are deleted after 30 days, because personal data must not be kept for ever. The time in a name may
 * come from a wrong clock, so after 29 days a message first gets a new name and one more day.
 */
export const retentionMs = 29 * dayMs;

const lastDay = '-last-day';

const measureAgeMs = (name: string) => Date.now() - Number(name.split('-')[0]);

export const nameMessage = (key: string) => `${Date.now()}-${key}`;

/** Returns null for a message that has had its last day. */
export const nameForLastDay = (name: string) =>
  name.endsWith(lastDay) ? null : nameMessage(readKey(name) + lastDay);

export const readKey = (name: string) => name.split('-')[1] ?? '';

/** Whether a flush may send the message. A younger one may still be with its request. A future time comes from a wrong clock. */
export const isDue = (name: string) =>
  name.endsWith(lastDay) || Math.abs(measureAgeMs(name)) >= storedSendLimitMs;

export const isExpired = (name: string) =>
  measureAgeMs(name) >= (name.endsWith(lastDay) ? dayMs : retentionMs);
