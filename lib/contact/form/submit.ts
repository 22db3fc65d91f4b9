import { contactEndpoint } from '../../routes';
import { answerWords } from '../../words/contact';
import { elapsedHeader, honeypotField, type ContactMessage } from './message';

/** The server always answers sooner than this, so the visitor reads its answer. */
const timeoutMs = 30_000;

function chooseText(value: unknown, fallback: string): string {
  return typeof value === 'string' && value !== '' ? value : fallback;
}

/**
 * Posts the message and reads the answer (docs/requirements.md, 5.6 to 5.8). Never throws. A network error, any status but
 * 200 and an answer that is not JSON are logged, and the visitor reads `connectionError`.
 */
export async function submitContact(
  message: ContactMessage,
  honeypot: string,
  connectionError: string,
): Promise<{ success: boolean; text: string }> {
  try {
    const response = await fetch(contactEndpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [elapsedHeader]: String(Math.round(performance.now())) },
      body: JSON.stringify(honeypot === '' ? message : { ...message, [honeypotField]: honeypot }),
      // With `keepalive` the request continues if the visitor leaves the page.
      keepalive: true,
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status !== 200) throw new Error(`${contactEndpoint} answered ${response.status}`);
    const answer = ((await response.json()) ?? {}) as Record<string, unknown>;
    return answer.success === true
      ? { success: true, text: chooseText(answer.message, answerWords.sent) }
      : { success: false, text: chooseText(answer.error, answerWords.failed) };
  } catch (error) {
    console.error('Contact form:', error);
    return { success: false, text: connectionError };
  }
}
