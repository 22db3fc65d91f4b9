import type { Accepted, Mail } from '../mail/compose';

/** How long a process has a message to itself, in milliseconds: longer than any sending, or any function, lasts. */
export const leaseTime = 45_000;

/** A text that was sent within this time is not sent again, in milliseconds. Only its hash is kept. */
export const sentTime = 24 * 60 * 60 * 1000;

/** What could not be sent within this time is deleted, in milliseconds: personal data are not kept for ever. */
export const keepTime = 30 * 24 * 60 * 60 * 1000;

/** How many messages a store takes, so that no flood fills it. */
export const storeLimit = 5000;

/** The right to send a message, held by one process at a time. */
export interface Lease {
  /** The message was sent: it is removed, and its hash remembered for `sentTime`. */
  sent(): Promise<void>;
  /** It was not: anybody may take it again, `after` milliseconds from now. Nothing happens when the lease was lost. */
  release(after?: number): Promise<void>;
}

export type Placed =
  | { state: 'leased'; lease: Lease }
  /** The same text is in the store already: whoever has it, or the next pass, sends it. */
  | { state: 'held' }
  /** The same text was sent within `sentTime`. */
  | { state: 'sent' };

export interface DueMessage {
  /** Null when the record cannot be read. */
  accepted: Accepted | null;
  lease: Lease;
}

/**
 * Where accepted messages lie until they are sent, for all processes that share it. What is kept is the message, not the
 * mail: recipients and sender are those of the day of sending.
 */
export interface MessageStore {
  /** Where it is, in words for the log. */
  place: string;
  /** Resolves once the message is there to stay, leased to the caller. @throws when the store is full or out of reach. */
  put(key: string, accepted: Accepted, mail: Mail): Promise<Placed>;
  /** Takes one message after the other that no process is sending, the longest waiting first. */
  due(): AsyncIterable<DueMessage>;
  /** How many messages no process is sending, as far as this one knows. */
  waiting(): number;
}
