import type { Site } from '../fakes/server';

/** A text that must not turn up in any log. */
export const canary = 'canario-de-las-pruebas';

/** A valid message, told apart by its name. */
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

/** Sends a valid message as the form does. @throws after the 30 seconds that a browser waits */
export async function post(site: Site, name: string, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(`${site.url}/contact-form.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: messageOf(name),
    signal: AbortSignal.timeout(30_000),
  });
  return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) };
}

/** The CRON_SECRET of the sites that `runPass` asks. */
export const secret = 'secreto-de-las-pruebas';

export interface PassAnswer {
  status: number;
  sent: number;
  failed: number;
  waiting: number | null;
}

/** Asks for a pass over the stored messages, as a scheduler does. */
export async function runPass(site: Site): Promise<PassAnswer> {
  const headers = { authorization: `Bearer ${secret}` };
  const response = await fetch(`${site.url}/cron/stored-messages`, { headers });
  return { status: response.status, ...((await response.json()) as Omit<PassAnswer, 'status'>) };
}
