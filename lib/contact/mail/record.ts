import * as z from 'zod/mini';
import type { Accepted } from './compose';

const recordSchema = z.object({
  message: z.object({ name: z.string(), email: z.string(), subject: z.string(), message: z.string() }),
  suspect: z.boolean(),
});

/** An accepted message as a text to be kept. */
export function writeRecord(accepted: Accepted): string {
  return JSON.stringify(accepted);
}

/** The message inside such a text; null when there is none to be read. */
export function readRecord(text: string): Accepted | null {
  try {
    const result = recordSchema.safeParse(JSON.parse(text));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}
