import { contactEndpoint } from '../../routes';
import { elapsedHeader, trapField } from './limits';
import type { ContactMessage } from './schema';

/** Longer than the server takes at most, so that its own answer is shown, in milliseconds. */
const timeoutMs = 30_000;

export interface SubmitTexts {
  /** For an answer without a text. */
  sent: string;
  failed: string;
  /** For a network error, and for any answer but 200. */
  connection: string;
}

export interface Submission {
  message: ContactMessage;
  /** Value of the honeypot field. */
  trap: string;
  /** Milliseconds between the form's appearance and its first submission. */
  elapsed: number;
}

export interface SubmitResult {
  success: boolean;
  text: string;
}

function textOf(value: unknown, fallback: string): string {
  return typeof value === 'string' && value !== '' ? value : fallback;
}

/**
 * Posts the message and reads the answer as section 7 of the specification says. Never throws: failures are logged and
 * returned as a connection error.
 */
export async function submitContact(
  { message, trap, elapsed }: Submission,
  texts: SubmitTexts,
): Promise<SubmitResult> {
  try {
    const response = await fetch(contactEndpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [elapsedHeader]: String(Math.round(elapsed)) },
      body: JSON.stringify(trap === '' ? message : { ...message, [trapField]: trap }),
      // The request goes on when the visitor leaves the page.
      keepalive: true,
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status !== 200) throw new Error(`${contactEndpoint} answered ${response.status}`);
    const answer = ((await response.json()) ?? {}) as Record<string, unknown>;
    return answer.success === true
      ? { success: true, text: textOf(answer.message, texts.sent) }
      : { success: false, text: textOf(answer.error, texts.failed) };
  } catch (error) {
    console.error('Contact form:', error);
    return { success: false, text: texts.connection };
  }
}
