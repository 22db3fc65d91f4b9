import { content } from '../content-model/load/content';
import { env, EnvError, type Env } from '../env';
import { checkRedis } from './outbox/redis-store';
import type { Outbox } from './outbox/store';
import { sharedLimit } from './rate-limit';
import { contactService } from './service';

const flushIntervalMs = 30_000;

const keepTexts = (texts: (string | false)[]) => texts.filter((text) => text !== false);

/** Lists the settings because of which messages do not arrive, or do not arrive where they should. */
export function listProblems(env: Env, { compose, send, store }: Outbox): string[] {
  const subjects = content().contact.subjects.map(({ id }) => id);
  const unknownSubjects = Object.keys(env.contactToBySubject).filter((id) => !subjects.includes(id));
  const isVercel = env.onVercel || env.unknownDeployment;
  const withoutKey = store
    ? `messages are stored in ${store.location} for 30 days and not sent.`
    : 'messages are neither sent nor stored; visitors read that sending failed.';
  return keepTexts([
    ...unknownSubjects.map(
      (id) => `CONTACT_TO_${id.toUpperCase()}: the form has no such subject; it has ${subjects.join(', ')}.`,
    ),
    !compose &&
      'CONTACT_PREVIEW_TO is not set: this preview sends nothing, and visitors read that sending failed.',
    !send && `RESEND_API_KEY is not set: ${withoutKey}`,
    env.unknownDeployment && 'VERCEL_ENV is not exposed to the site, so this deployment counts as a preview.',
    isVercel &&
      !env.redisUrl &&
      'REDIS_URL is not set: messages that the provider refuses are lost; visitors read that sending failed.',
    isVercel &&
      env.redisUrl !== null &&
      !env.cronSecret &&
      'CRON_SECRET is not set: stored messages wait until the next visitor writes.',
  ]);
}

/** What an operator should know although nothing is wrong. */
export function listNotes({ onVercel, rateLimit, trustProxy }: Env, { send, store }: Outbox): string[] {
  return keepTexts([
    send !== null && store !== null && `unsent messages wait in ${store.location}.`,
    rateLimit &&
      !onVercel &&
      trustProxy === 0 &&
      `TRUST_PROXY is 0: visitors' addresses are not trusted, so all visitors together may send ${sharedLimit.points} messages a minute.`,
  ]);
}

/**
 * Prints where messages go and what is missing, and starts to send the stored messages. A wrong environment ends the
 * process.
 */
export async function startContact(): Promise<void> {
  try {
    const { flush, outbox, redis } = contactService();
    const redisWarning = redis && (await checkRedis(redis));
    if (redisWarning) console.error(`Contact form: ${redisWarning}`);
    for (const problem of listProblems(env(), outbox)) console.error(`Contact form: ${problem}`);
    for (const note of listNotes(env(), outbox)) console.warn(`Contact form: ${note}`);
    // Vercel stops a process between requests, so there the outbox is flushed by requests and by the scheduler.
    if (env().onVercel) return;
    void flush();
    setInterval(() => void flush(), flushIntervalMs).unref();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
