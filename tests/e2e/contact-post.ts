import type { Site } from '../fakes/server';

/** A text that no log may contain. */
export const canary = 'canario-de-las-pruebas';

/** A valid message, identified by its name. */
export const messageOf = (name: string) =>
  JSON.stringify({
    name,
    email: 'ana@example.com',
    subject: 'Otros',
    message: `Un mensaje con ${canary} dentro`,
  });

export interface Answer {
  status: number;
  success: boolean;
  error?: string;
}

/** Sends a valid message as the form does. @throws after 30 seconds, the timeout of the form */
export async function post(site: Site, name: string, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(`${site.url}/contact-form.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: messageOf(name),
    signal: AbortSignal.timeout(30_000),
  });
  return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) };
}

/** The CRON_SECRET of the sites in the tests. */
export const secret = 'secreto-de-las-pruebas';

export interface PassAnswer {
  status: number;
  sent: number;
  failed: number;
  waiting: number | null;
}

/** Starts a pass over the stored messages, as a scheduler does. */
export async function runPass(site: Site): Promise<PassAnswer> {
  const headers = { authorization: `Bearer ${secret}` };
  const response = await fetch(`${site.url}/cron/stored-messages`, { headers });
  return { status: response.status, ...((await response.json()) as Omit<PassAnswer, 'status'>) };
}
