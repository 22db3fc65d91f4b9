import * as z from 'zod/mini';
import type { Accepted } from '../mail/compose';
import { UnreadableMessageError } from './store';

const recordSchema = z.object({
  message: z.object({ name: z.string(), email: z.string(), subject: z.string(), message: z.string() }),
  suspect: z.boolean(),
});

/** An accepted message as a text to be kept. */
export function writeRecord(accepted: Accepted): string {
  return JSON.stringify(accepted);
}

/** The message inside such a text. @throws UnreadableMessageError */
export function readRecord(text: string): Accepted {
  try {
    return recordSchema.parse(JSON.parse(text));
  } catch {
    throw new UnreadableMessageError();
  }
}
