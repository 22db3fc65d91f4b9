import type { Accepted, Mail } from '../mail/compose';

/** Unsent messages are deleted after this time, in milliseconds: personal data is not kept for ever. */
export const retentionMs = 30 * 24 * 60 * 60 * 1000;

/** Messages a store takes, so that a flood cannot fill the disk or the memory. */
export const storeLimit = 5000;

export class StoreFullError extends Error {}

/** What is stored is not a message of this site. */
export class UnreadableMessageError extends Error {}

export interface NewMessage {
  /** Names the message: adding it again replaces it. */
  key: string;
  /** Milliseconds since 1970. */
  receivedAt: number;
  accepted: Accepted;
  /** How the message looks under the settings of the day it was received. */
  mail: Mail;
}

export interface PendingMessage extends Pick<NewMessage, 'key' | 'receivedAt'> {
  /** Null when it has been removed meanwhile. @throws UnreadableMessageError */
  read: () => Promise<Accepted | null>;
}

/**
 * Keeps accepted messages until they are sent, for all processes that share it. The message is kept rather than the mail,
 * so that recipients and sender are those of the day of sending. Every method throws when the store is out of reach.
 */
export interface OutboxStore {
  /** For the operator: a path, or 'Redis'. */
  location: string;
  /** Resolves once the message survives a crash. @throws StoreFullError */
  add: (message: NewMessage) => Promise<void>;
  /** All messages, oldest first. */
  pending: () => Promise<PendingMessage[]>;
  /** False when it was not there any more. */
  remove: (key: string) => Promise<boolean>;
}
