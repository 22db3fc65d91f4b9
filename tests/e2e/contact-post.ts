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

/** Sends a valid message as the form does. */
export async function post(site: Site, name: string, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(`${site.url}/contact-form.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: messageOf(name),
  });
  return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) };
}
