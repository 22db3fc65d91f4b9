import type { Site } from '../../fakes/server';
import { valid } from '../../fakes/contact-message';

/** A text that no log may contain. */
export const canary = 'canario-de-las-pruebas';

/** A valid message. Tests recognise it by the visitor's name. */
export const messageOf = (name: string) =>
  JSON.stringify({ ...valid, name, message: `Un mensaje con ${canary} dentro` });

export interface Answer {
  status: number;
  success: boolean;
}

/** Sends a valid message as the form does. */
export async function post(site: Site, name: string, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(`${site.url}/contact-form.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: messageOf(name),
  });
  return { status: response.status, ...((await response.json()) as { success: boolean }) };
}

/** The CRON_SECRET of the sites in the tests. */
export const secret = 'secreto-de-las-pruebas';

export interface FlushAnswer {
  status: number;
  sent: number;
  failed: number;
  waiting: number | null;
}

/** Flushes the outbox, as a scheduler does. */
export async function flush(site: Site): Promise<FlushAnswer> {
  const headers = { authorization: `Bearer ${secret}` };
  const response = await fetch(`${site.url}/cron/flush-outbox`, { headers });
  return { status: response.status, ...((await response.json()) as Omit<FlushAnswer, 'status'>) };
}
