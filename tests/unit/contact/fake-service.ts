import { vi } from 'vitest';
import { contactValidator } from '@/lib/contact/form/schema';
import { handleContact, type Endpoint } from '@/lib/contact/http/handle';
import type { LogEntry } from '@/lib/contact/log';
import { contact, subjects } from './samples';

const url = 'http://localhost:3000/contact-form.php';

/** Headers that prove the own origin. */
export const own = { host: 'localhost:3000', 'sec-fetch-site': 'same-origin' };

/** The endpoint with fake parts; `post` sends JSON, `postForm` what a browser posts without JavaScript. */
export function fakeService(changes: Partial<Endpoint> = {}) {
  const logged: LogEntry[] = [];
  const service: Endpoint = {
    content: contact,
    email: 'hola@example.com',
    originRules: { ownHosts: [], trustForwardedHost: false },
    validate: contactValidator(contact.validation, subjects),
    limit: vi.fn(async () => ({ allowed: true as const, deferred: false })),
    deliver: vi.fn(async () => ({ outcome: 'sent' as const, id: 'id-1', tries: 1 })),
    sendPending: vi.fn(async () => undefined),
    log: (entry) => logged.push(entry),
    ...changes,
  };
  const after = vi.fn();
  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    handleContact(
      new Request(url, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } }),
      service,
      after,
    );
  const postForm = (fields: Record<string, string>, headers: Record<string, string> = own) =>
    post(new URLSearchParams(fields), { 'content-type': 'application/x-www-form-urlencoded', ...headers });
  return { service, logged, after, post, postForm };
}
