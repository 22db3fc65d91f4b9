import 'server-only';
import type { Redis } from 'ioredis';
import { env, type Env } from '../env';
import { content } from '../site-content';
import { clientAddress } from './abuse/client-address';
import { createRateLimit } from './abuse/rate-limit';
import { contactValidator } from './form/schema';
import type { ContactService } from './http/handle';
import { log } from './log';
import { composeMail, type Accepted, type MailRules } from './mail/compose';
import { createSend, type Send } from './mail/send';
import { createDeliver, type Outbox } from './outbox/deliver';
import { createFolderStore } from './outbox/folder-store';
import { createPass } from './outbox/pass';
import { connectRedis } from './outbox/redis-connection';
import { createRedisStore } from './outbox/redis-store';
import type { OutboxStore } from './outbox/store';

type SiteContent = Pick<typeof content, 'contact' | 'site'>;

function mailRules(env: Env, { contact, site }: SiteContent): MailRules | null {
  if (env.preview && !env.contactPreviewTo) return null;
  return {
    texts: contact.mail,
    subjects: contact.subjects,
    from: env.contactFrom ?? `${site.brand} <web@${site.domain}>`,
    to: env.contactTo ?? [site.email],
    toBySubject: env.contactToBySubject,
    preview: env.preview && env.contactPreviewTo ? { to: env.contactPreviewTo } : null,
  };
}

function createSender({ resendApiKey, resendBaseUrl, deployment }: Env): Send | null {
  return resendApiKey === null
    ? null
    : createSend({ apiKey: resendApiKey, baseUrl: resendBaseUrl, deployment });
}

/** A preview must neither send nor count what belongs to the real site. */
const redisPrefix = ({ deployment }: Env) => `{contact-${deployment}}`;

function createStore(env: Env, redis: Redis | null): OutboxStore | null {
  if (redis) return createRedisStore(redis, redisPrefix(env));
  return env.outboxDir === null ? null : createFolderStore(env.outboxDir);
}

function createLimit(env: Env, redis: Redis | null): ContactService['limit'] {
  if (!env.rateLimit) return async () => ({ allowed: true, deferred: false });
  const secret = env.redisUrl ?? '';
  const count = createRateLimit(redis && { client: redis, prefix: redisPrefix(env), secret });
  return (headers, suspect) => count(clientAddress(headers, env), suspect);
}

/** The contact endpoint, put together from settings and content. */
export function createContactService(env: Env, site: SiteContent) {
  const redis = env.redisUrl === null ? null : connectRedis(env.redisUrl, log);
  const rules = mailRules(env, site);
  const outbox: Outbox = {
    compose: rules && ((accepted: Accepted) => composeMail(accepted, rules)),
    send: createSender(env),
    store: createStore(env, redis),
    mustSend: env.deployment !== 'development',
  };
  const pass = createPass(outbox, log);
  let isPassing = false;

  /** One pass at a time, however many requests ask for it. */
  async function sendPending(timeMs: number): Promise<void> {
    if (isPassing) return;
    isPassing = true;
    await pass(timeMs);
    isPassing = false;
  }

  const service: ContactService = {
    content: site.contact,
    email: site.site.email,
    originRules: { ownHosts: env.ownHosts, trustForwardedHost: env.trustProxy > 0 || env.onVercel },
    validate: contactValidator(
      site.contact.validation,
      site.contact.subjects.map(({ label }) => label),
    ),
    limit: createLimit(env, redis),
    deliver: createDeliver(outbox, log),
    sendPending,
    log,
  };
  return { ...service, outbox, pass, close: () => redis?.disconnect() };
}

const key = Symbol.for('almena.contact');
const shared = globalThis as { [key]?: ReturnType<typeof createContactService> };

/**
 * The one service of this process. It is kept on the global object because instrumentation and routes are bundled
 * apart, and all must share connections and counters. Throws EnvError when the environment is wrong.
 */
export function contactService() {
  return (shared[key] ??= createContactService(env(), content));
}
