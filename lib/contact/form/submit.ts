import { contactEndpoint } from '../../routes';
import { elapsedHeader, honeypotField } from './limits';
import type { ContactMessage } from './schema';

/** Longer than the server's maximum, so that its own answer is shown. */
const timeoutMs = 30_000;

export interface SubmitTexts {
  /** For an answer without a text. */
  sent: string;
  failed: string;
  /** For a network error, and for any status but 200. */
  connection: string;
}

interface Submission {
  message: ContactMessage;
  honeypot: string;
  elapsedMs: number;
}

interface SubmitResult {
  success: boolean;
  text: string;
}

function textOf(value: unknown, fallback: string): string {
  return typeof value === 'string' && value !== '' ? value : fallback;
}

/**
 * Posts the message and reads the answer (specification, section 7). Never throws: failures are logged and returned as
 * a connection error.
 */
export async function submitContact(
  { message, honeypot, elapsedMs }: Submission,
  texts: SubmitTexts,
): Promise<SubmitResult> {
  try {
    const response = await fetch(contactEndpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [elapsedHeader]: String(Math.round(elapsedMs)) },
      body: JSON.stringify(honeypot === '' ? message : { ...message, [honeypotField]: honeypot }),
      // The request continues when the visitor leaves the page.
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
