import { randomUUID } from 'node:crypto';
import { content } from '../../content-loader/content';
import type { Content } from '../../content-loader/load-content';
import { env } from '../../env';
import type { Env } from '../../parse-env';
import { subjectIds, subjects } from '../../words/contact';
import { createFlush } from './flush';
import { composeMail, type AcceptedMessage } from './mail';
import { deliverMessage, type Outbox } from './outbox';
import { createRateLimit, sharedLimit } from './rate-limit';
import { createSend, apiKeyVariable } from './send';
import {
  connectRedis,
  createFolderStore,
  createRedisStore,
  findEvictionPolicy,
  findStoreError,
  type MessageStore,
} from './message-store';

export function createContactService(settings: Env, { site }: Pick<Content, 'site'>) {
  const { deployment, outboxDir, redisUrl, mailProviderKey: apiKey, mailProviderUrl: baseUrl } = settings;
  const redis = redisUrl === null ? null : connectRedis(redisUrl);
  // A preview may share Redis with the real site, but must not send its messages or count its visitors.
  const prefix = `contact-${deployment}`;
  let store: MessageStore | null = null;
  if (redis) store = createRedisStore(redis, `${prefix}-outbox`);
  else if (outboxDir !== null) store = createFolderStore(outboxDir);
  const hasRecipients = !settings.preview || settings.contactPreviewTo !== null;
  const outbox: Outbox = {
    compose: hasRecipients ? (accepted) => composeMail(accepted, { env: settings, site }) : null,
    send: apiKey === null ? null : createSend({ apiKey, baseUrl, deployment }),
    store,
  };
  // Without the provider's API key each instance makes a secret of its own, and counts its visitors itself.
  const limit = { redis, keyPrefix: `${prefix}-limit`, secret: apiKey ?? randomUUID() };
  return {
    site,
    ownHosts: settings.ownHosts,
    countMessage: settings.rateLimit ? createRateLimit(settings, limit) : async () => 0,
    deliver: (accepted: AcceptedMessage) => deliverMessage(outbox, accepted),
    flush: createFlush(outbox),
    store,
    redis,
  };
}

export type ContactService = ReturnType<typeof createContactService>;

const serviceSymbol = Symbol.for('almena.contact');
const shared = globalThis as { [serviceSymbol]?: ContactService };

/** The one service of this process. It is global, because instrumentation and routes are bundles with modules of their own. */
export function contactService() {
  return (shared[serviceSymbol] ??= createContactService(env(), content()));
}

/** Lists the settings that keep messages from arriving, send them to the wrong place, or refuse too many of them. */
export function listSettingProblems(settings: Env, store: MessageStore | null): string[] {
  const unknownSubjects = Object.keys(settings.contactToBySubject).filter(
    (id) => !Object.hasOwn(subjects, id),
  );
  const withoutApiKey = store
    ? `messages are stored in ${store.location} for 30 days and not sent.`
    : 'messages are neither sent nor stored; visitors read that sending failed.';
  return [
    ...unknownSubjects.map(
      (id) =>
        `CONTACT_TO_${id.toUpperCase()}: the form has no such subject; it has ${subjectIds.join(', ')}.`,
    ),
    settings.preview &&
      !settings.contactPreviewTo &&
      'CONTACT_PREVIEW_TO is not set: this preview sends nothing, and visitors read that sending failed. A deployment whose VERCEL_ENV is neither production nor development counts as a preview.',
    !settings.mailProviderKey && `${apiKeyVariable} is not set: ${withoutApiKey}`,
    settings.onVercel &&
      !store &&
      'REDIS_URL is not set: messages that the provider refuses are lost; visitors read that sending failed.',
    settings.onVercel &&
      store &&
      !settings.cronSecret &&
      'CRON_SECRET is not set: stored messages wait until the next visitor writes.',
    settings.rateLimit &&
      !settings.onVercel &&
      settings.trustProxy === 0 &&
      `TRUST_PROXY is 0: visitors' addresses are not trusted, so all visitors together may send ${sharedLimit} messages a minute.`,
  ].filter((problem) => typeof problem === 'string');
}

const flushIntervalMs = 30_000;

function warnOfEviction(policy: string | null): void {
  if (policy)
    console.error(
      `Contact form: messages are not safe, because this Redis deletes them when its memory is full (maxmemory-policy ${policy}). Set noeviction.`,
    );
}

/** Prints what an operator should know, and starts to send the stored messages. */
export async function startContact(): Promise<void> {
  const { flush, redis, store } = contactService();
  // The start does not wait for this, because a Redis that is away answers only when it comes back.
  if (redis) void findEvictionPolicy(redis).then(warnOfEviction);
  const error = store && (await findStoreError(store, redis));
  if (error)
    console.error(
      `Contact form: nothing can be stored in ${store.location} (${error}), until that is mended.`,
    );
  for (const problem of listSettingProblems(env(), store)) console.warn(`Contact form: ${problem}`);
  // Vercel stops a process between requests, so there the outbox is flushed by requests and by the scheduler.
  if (env().onVercel) return;
  if (!error) void flush();
  setInterval(() => void flush(), flushIntervalMs).unref();
}
