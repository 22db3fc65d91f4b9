import 'server-only';
import { env, EnvError, type Env } from '../env';
import { content } from '../site-content';
import { sharedLimit } from './abuse/rate-limit';
import type { Outbox } from './outbox/deliver';
import { contactService } from './service';

/** Between two passes over the store, in milliseconds. */
const passIntervalMs = 30_000;

/** A mailbox for a subject that the form does not have: nothing is lost, that mail goes to CONTACT_TO. */
function unknownSubjects({ contactToBySubject }: Env): string[] {
  const known = content.contact.subjects.map(({ id }) => id);
  const unknown = Object.keys(contactToBySubject).filter((id) => !known.includes(id));
  return unknown.map(
    (id) => `CONTACT_TO_${id.toUpperCase()}: the form has no such subject; it has ${known.join(', ')}.`,
  );
}

/** What keeps messages from being sent. */
function sendingProblems({ compose, send, store, mustSend }: Outbox): string[] {
  const withoutKey = store
    ? `messages are kept in ${store.location} for 30 days and not sent.`
    : 'messages are neither sent nor kept; visitors read that it failed.';
  return [
    ...(compose ? [] : ['CONTACT_PREVIEW_TO is not set: this preview sends nothing, and says so.']),
    ...(send || (store && !mustSend) ? [] : [`RESEND_API_KEY is not set: ${withoutKey}`]),
  ];
}

/** What Vercel needs beside the site; docs/contact-outbox.md says why. */
function platformProblems({ onVercel, unknownDeployment, redisUrl, cronSecret }: Env): string[] {
  if (!onVercel && !unknownDeployment) return [];
  return [
    ...(unknownDeployment ? ['VERCEL_ENV is not exposed to the site: this counts as a preview.'] : []),
    ...(redisUrl
      ? []
      : ['REDIS_URL is not set: what the provider refuses is kept nowhere; visitors are told.']),
    ...(redisUrl && !cronSecret
      ? ['CRON_SECRET is not set: kept messages wait for the next visitor who writes.']
      : []),
  ];
}

/** What an operator should know, without being a problem. */
function notes({ onVercel, rateLimit, trustProxy }: Env, { send, store, mustSend }: Outbox): string[] {
  return [
    ...(store && send ? [`unsent messages wait in ${store.location}.`] : []),
    ...(store && !send && !mustSend ? [`messages are kept in ${store.location}.`] : []),
    ...(rateLimit && !onVercel && trustProxy === 0
      ? [
          `TRUST_PROXY is 0: visitors' addresses are not trusted, so all visitors together may send ${sharedLimit.points} messages a minute.`,
        ]
      : []),
  ];
}

/** Runs a pass now and from time to time, for as long as the process lives. */
async function keepPassing(pass: () => Promise<unknown>): Promise<void> {
  await pass();
  setTimeout(() => void keepPassing(pass), passIntervalMs).unref();
}

function start(): void {
  const { outbox, pass } = contactService();
  const problems = [...unknownSubjects(env()), ...sendingProblems(outbox), ...platformProblems(env())];
  for (const problem of problems) console.error(`Contact form: ${problem}`);
  for (const note of notes(env(), outbox)) console.warn(`Contact form: ${note}`);
  // Vercel stops a process between requests: there requests and the scheduled route send what waits.
  if (!env().onVercel) void keepPassing(() => pass());
}

/** Says where messages go and what is missing, and sends what waits. A wrong environment ends the process. */
export function startContact(): void {
  try {
    start();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
