import { content } from '../content-model/content';
import { env, EnvError, type Env } from '../env';
import { checkRedis } from './outbox/redis-store';
import type { Outbox } from './outbox/store';
import { sharedLimit } from './rate-limit';
import { contactService } from './service';

const flushIntervalMs = 30_000;

const onlyTexts = (texts: (string | false)[]) => texts.filter((text) => text !== false);

/** What keeps messages from arriving, or from arriving where they should. */
export function problems(env: Env, { compose, send, store }: Outbox): string[] {
  const subjects = content().contact.subjects.map(({ id }) => id);
  const unknownSubjects = Object.keys(env.contactToBySubject).filter((id) => !subjects.includes(id));
  const isVercel = env.onVercel || env.unknownDeployment;
  const withoutKey = store
    ? `messages are kept in ${store.location} for 30 days and not sent.`
    : 'messages are neither sent nor kept; visitors read that it failed.';
  return onlyTexts([
    ...unknownSubjects.map(
      (id) => `CONTACT_TO_${id.toUpperCase()}: the form has no such subject; it has ${subjects.join(', ')}.`,
    ),
    !compose &&
      'CONTACT_PREVIEW_TO is not set: this preview sends nothing, and visitors read that it failed.',
    !send && `RESEND_API_KEY is not set: ${withoutKey}`,
    env.unknownDeployment && 'VERCEL_ENV is not exposed to the site: this counts as a preview.',
    isVercel &&
      !env.redisUrl &&
      'REDIS_URL is not set: messages that the provider refuses are not kept; visitors read that it failed.',
    isVercel &&
      env.redisUrl !== null &&
      !env.cronSecret &&
      'CRON_SECRET is not set: kept messages wait for the next visitor who writes.',
  ]);
}

/** What an operator should know although nothing is wrong. */
export function notes({ onVercel, rateLimit, trustProxy }: Env, { send, store }: Outbox): string[] {
  return onlyTexts([
    send !== null && store !== null && `unsent messages wait in ${store.location}.`,
    rateLimit &&
      !onVercel &&
      trustProxy === 0 &&
      `TRUST_PROXY is 0: visitors' addresses are not trusted, so all visitors together may send ${sharedLimit.points} messages a minute.`,
  ]);
}

/** Reports where messages go and what is missing, and sends stored messages. A wrong environment ends the process. */
export async function startContact(): Promise<void> {
  try {
    const { flush, outbox, redis } = contactService();
    const awayRedis = redis && (await checkRedis(redis));
    if (awayRedis) console.error(`Contact form: ${awayRedis}`);
    for (const problem of problems(env(), outbox)) console.error(`Contact form: ${problem}`);
    for (const note of notes(env(), outbox)) console.warn(`Contact form: ${note}`);
    // Vercel stops a process between requests: there requests and the scheduler flush the outbox.
    if (env().onVercel) return;
    void flush();
    setInterval(() => void flush(), flushIntervalMs).unref();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
