import { hash } from 'node:crypto';
import * as z from 'zod/mini';
import { fieldNames, readFields, type ContactMessage } from '../fields';
import type { Accepted, Mail } from '../mail';
import type { Send } from '../send';

/** Unsent messages are deleted after 30 days: personal data is not kept for ever. */
export const retentionMs = 30 * 24 * 60 * 60 * 1000;

/** Maximum number of messages in a store, so that a flood cannot fill the disk or the memory. */
export const storeLimit = 5000;

export class StoreFullError extends Error {}

export class UnreadableMessageError extends Error {}

export interface StoredMessage {
  key: string;
  /** Milliseconds since 1970. */
  receivedAt: number;
  /** Null when the message has been removed meanwhile. @throws UnreadableMessageError */
  read: () => Promise<Accepted | null>;
}

/**
 * Keeps accepted messages until they are sent, for all processes that share the store. It keeps the message rather than
 * the mail, because recipients are read when the mail is sent. Every method throws when the store cannot be reached.
 */
export interface OutboxStore {
  /** For the operator: a path, or 'Redis'. */
  location: string;
  /** Resolves once the message survives a crash. The same key replaces a message. @throws StoreFullError */
  add: (key: string, accepted: Accepted, mail: Mail) => Promise<void>;
  /** All messages, oldest first. */
  list: () => Promise<StoredMessage[]>;
  /** False when the message was already removed. */
  remove: (key: string) => Promise<boolean>;
}

export interface Outbox {
  /** Null when there is no recipient: on a preview without CONTACT_PREVIEW_TO. */
  compose: ((accepted: Accepted) => Mail) | null;
  /** Null without RESEND_API_KEY. */
  send: Send | null;
  /** Null where nothing outlives the request. */
  store: OutboxStore | null;
}

/** SHA-256 of the message in hexadecimal; the same whatever mail is made of it. */
export function messageKey(message: ContactMessage): string {
  return hash('sha256', fieldNames.map((name) => message[name]).join('\0'));
}

const recordSchema = z.object({ message: z.record(z.string(), z.unknown()), suspect: z.boolean() });

/**
 * Reads the message of a stored record. A record of another version may have other fields.
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
