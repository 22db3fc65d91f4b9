import { hash } from 'node:crypto';
import * as z from 'zod/mini';
import { fieldNames, readFields, type ContactMessage } from '../fields';
import type { Accepted, Mail } from '../mail';
import type { Send } from '../send';

/** Unsent messages are deleted after 30 days, because personal data must not be kept for ever. */
export const retentionMs = 30 * 24 * 60 * 60 * 1000;

/** The maximum number of messages in a store. It keeps a flood from filling the disk or the memory. */
export const storeLimit = 5000;

export class StoreFullError extends Error {}

export class UnreadableMessageError extends Error {}

export interface StoredMessage {
  key: string;
  /** Milliseconds since 1970. */
  receivedAt: number;
  /** Returns null if the message is gone, and forgets that it was there. @throws UnreadableMessageError */
  read: () => Promise<Accepted | null>;
}

/**
 * Stores accepted messages until they are sent, for all processes that share the store. The message is stored rather
 * than the mail, because recipients are read when the mail is sent. Every method throws if the store cannot be reached.
 */
export interface OutboxStore {
  /** Tells the operator where the messages are: a path, or 'Redis'. */
  location: string;
  /**
   * Resolves once the message would survive a crash. A message with the same key is replaced. @throws StoreFullError
   */
  add: (key: string, accepted: Accepted, mail: Mail) => Promise<void>;
  /** All messages, oldest first. */
  list: () => Promise<StoredMessage[]>;
  /** Returns false if the message was already removed. */
  remove: (key: string) => Promise<boolean>;
}

export interface Outbox {
  /** Null on a preview without CONTACT_PREVIEW_TO, which has no recipients. */
  compose: ((accepted: Accepted) => Mail) | null;
  /** Null without RESEND_API_KEY. */
  send: Send | null;
  /** Null if there is neither Redis nor a folder. */
  store: OutboxStore | null;
}

/** The SHA-256 of the message's fields in hexadecimal. It does not depend on the mail that is made of the message. */
export function hashMessage(message: ContactMessage): string {
  return hash('sha256', fieldNames.map((name) => message[name]).join('\0'));
}

const recordSchema = z.object({ message: z.record(z.string(), z.unknown()), suspect: z.boolean() });

/**
 * Reads the message from a stored record. A record that another version has stored may have other fields.
 * @throws UnreadableMessageError
 */
export function parseRecord(json: string): Accepted {
  try {
    const { message, suspect } = recordSchema.parse(JSON.parse(json));
    return { message: readFields(message), suspect };
  } catch {
    throw new UnreadableMessageError();
  }
}
