import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { env, type Env } from '../env';
import { content } from '../site-content';
import { clientAddress } from './abuse/client-address';
import { createFirewall } from './abuse/firewall';
import { createRateLimit, type Verdict } from './abuse/rate-limit';
import { createDeliver, type Transport } from './delivery/deliver';
import { createDrain } from './delivery/drain';
import { createFolderStore } from './delivery/folder-store';
import { connectRedis, type RedisConnection } from './delivery/redis-connection';
import { createRedisStore } from './delivery/redis-store';
import { createSend, type Send } from './delivery/send';
import type { MessageStore } from './delivery/store';
import { contactValidator } from './form/schema';
import type { ContactService } from './http/handle';
import { log } from './log';
import { composeMail, type Accepted, type MailRules } from './mail/compose';

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

/** Mails are sent outside of any request, where Next neither looks at a fetch nor keeps the request alive for it. */
function createOutsideSend({ resendApiKey: apiKey, resendBaseUrl: baseUrl }: Env): Send | null {
  if (apiKey === null) return null;
  const send = createSend({ apiKey, baseUrl });
  const outside = AsyncLocalStorage.snapshot();
  return (mail, key, patience) => outside(send, mail, key, patience);
}

/** A preview must neither send nor count what is the real site's. */
const keyPrefix = ({ preview }: Env) => (preview ? '{contact-preview}' : '{contact}');

function createStore(env: Env, redis: RedisConnection | null): MessageStore | null {
  if (redis) return createRedisStore(redis, keyPrefix(env));
  return env.outboxDir === null ? null : createFolderStore(env.outboxDir);
}

function createLimit(env: Env, redis: RedisConnection | null): ContactService['limit'] {
  const free: Verdict = { allowed: true };
  if (!env.rateLimit) return async () => free;
  const secret = env.redisUrl ?? '';
  const count = createRateLimit(redis && { client: redis.client, prefix: keyPrefix(env), secret });
  const askFirewall = env.firewallRule === null ? null : createFirewall(env.firewallRule);
  return async (headers, suspect) => {
    // Out of reach: this process counts alone.
    await redis?.ready().catch(() => undefined);
    const verdict = await count(clientAddress(headers, env), suspect);
    return verdict.allowed && askFirewall ? askFirewall(headers) : verdict;
  };
}

function connect({ redisUrl }: Env): RedisConnection | null {
  if (redisUrl === null) return null;
  return connectRedis(redisUrl, (state) =>
    log(state === 'lost' ? { outcome: 'store_lost', error: 'redis' } : { outcome: 'store_back' }),
  );
}

/** The contact endpoint, put together from settings and content. */
export function createContactService(env: Env, site: SiteContent) {
  const redis = connect(env);
  const rules = mailRules(env, site);
  const transport: Transport = {
    compose: rules && ((accepted: Accepted) => composeMail(accepted, rules)),
    send: createOutsideSend(env),
    store: createStore(env, redis),
  };
  const drain = createDrain(transport, { log });
  const service: ContactService = {
    content: site.contact,
    email: site.site.email,
    originRules: { ownHosts: env.ownHosts, trustForwardedHost: env.trustProxy > 0 || env.onVercel },
    validate: contactValidator(
      site.contact.validation,
      site.contact.subjects.map(({ label }) => label),
    ),
    limit: createLimit(env, redis),
    deliver: createDeliver(transport, { onLate: log }),
    waiting: () => transport.store?.waiting() ?? 0,
    drain: drain.drain,
    log,
  };
  return { ...service, ...drain, transport, close: () => redis?.client.disconnect() };
}

const key = Symbol.for('almena.contact');
const shared = globalThis as { [key]?: ReturnType<typeof createContactService> };

/**
 * The one service of this process. It hangs on the global object because the server's start and the routes are bundled
 * apart, and all must share connections and counters. Throws EnvError when the environment is wrong.
 */
export function contactService() {
  return (shared[key] ??= createContactService(env(), content));
}
