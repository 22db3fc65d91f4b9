import { vi } from 'vitest';
import type { Delivered, Delivery } from '@/lib/contact/delivery/deliver';
import { handleContact, type ContactService } from '@/lib/contact/http/handle';
import type { LogEntry } from '@/lib/contact/log';
import { contactValidator } from '@/lib/contact/form/schema';
import { contact, subjects } from './samples';

const url = 'http://localhost:3000/contact-form.php';
/** Proof of the own origin. */
export const own = { host: 'localhost:3000', 'sec-fetch-site': 'same-origin' };

/** What the delivery says when nothing goes on behind the answer. */
export const handedOver = (delivery: Delivery): Delivered => ({ delivery, unfinished: null });

/** The endpoint with everything behind it replaced; `post` sends JSON, `postForm` what a browser sends by itself. */
export function fakeService(changes: Partial<ContactService> = {}) {
  const logged: LogEntry[] = [];
  const service: ContactService = {
    content: contact,
    email: 'hola@example.com',
    originRules: { ownHosts: [], trustForwardedHost: false },
    validate: contactValidator(contact.validation, subjects),
    limit: vi.fn(async () => ({ allowed: true as const })),
    deliver: vi.fn(async () => handedOver({ outcome: 'sent', id: 'id-1', tries: 1 })),
    drain: vi.fn(async () => undefined),
    waiting: () => 0,
    log: (entry) => logged.push(entry),
    ...changes,
  };
  const schedule = vi.fn();
  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    handleContact(
      new Request(url, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } }),
      service,
      schedule,
    );
  const postForm = (fields: Record<string, string>, headers: Record<string, string> = own) =>
    post(new URLSearchParams(fields), { 'content-type': 'application/x-www-form-urlencoded', ...headers });
  return { service, logged, schedule, post, postForm };
}
