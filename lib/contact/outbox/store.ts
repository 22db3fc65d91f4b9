import * as z from 'zod/mini';
import type { Accepted, Mail } from '../mail/compose';

/** Unsent messages are deleted after 30 days: personal data is not kept for ever. */
export const retentionMs = 30 * 24 * 60 * 60 * 1000;

/** Maximum number of messages in a store, so that a flood cannot fill the disk or the memory. */
export const storeLimit = 5000;

export class StoreFullError extends Error {}

export class UnreadableMessageError extends Error {}

export interface PendingMessage {
  key: string;
  /** Milliseconds since 1970. */
  receivedAt: number;
  /** Null when the message has been removed meanwhile. @throws UnreadableMessageError */
  read: () => Promise<Accepted | null>;
}

/**
 * Keeps accepted messages until they are sent, for all processes that share it. The message is kept rather than the mail,
 * so that recipients and sender are those of the day of sending. Every method throws when the store cannot be reached.
 */
export interface OutboxStore {
  /** For the operator: a path, or 'Redis'. */
  location: string;
  /** Resolves once the message survives a crash. The same key replaces a message. @throws StoreFullError */
  add: (key: string, accepted: Accepted, mail: Mail) => Promise<void>;
  /** All messages, oldest first. */
  pending: () => Promise<PendingMessage[]>;
  /** False when the message was already removed. */
  remove: (key: string) => Promise<boolean>;
}

const recordSchema = z.object({
  message: z.object({ name: z.string(), email: z.string(), subject: z.string(), message: z.string() }),
  suspect: z.boolean(),
});

/** The message of a stored record. @throws UnreadableMessageError */
export function parseRecord(json: string): Accepted {
  try {
    return recordSchema.parse(JSON.parse(json));
  } catch {
    throw new UnreadableMessageError();
  }
}
