import { createHmac, randomBytes } from 'node:crypto';
import { content } from '../content-model/load/content';
import type { Content } from '../content-model/load/load-content';
import { env, type Env } from '../env';
import { log } from './log';
import { composeMail, type MailRules } from './mail';
import { createDeliver } from './outbox/deliver';
import { createFlush } from './outbox/flush';
import { createFolderStore } from './outbox/folder-store';
import { connectRedis, createRedisStore } from './outbox/redis-store';
import type { Outbox } from './outbox/store';
import { createRateLimit, findClientAddress } from './rate-limit';
import { createSend } from './send';
import { contactValidator } from './validate';

type SiteContent = Pick<Content, 'contact' | 'site'>;

/** Null on a preview without CONTACT_PREVIEW_TO, because a preview never writes to the real recipients. */
function readMailRules(env: Env, { contact, site }: SiteContent): MailRules | null {
  if (env.preview && !env.contactPreviewTo) return null;
  return {
    texts: contact.mail,
    labels: contact.form.labels,
    subjects: contact.subjects,
    from: env.contactFrom ?? `${site.brand} <web@${site.domain}>`,
    to: env.contactTo ?? [site.email],
    toBySubject: env.contactToBySubject,
    previewTo: env.preview ? env.contactPreviewTo : null,
  };
}

export function createContactService(env: Env, { contact, site }: SiteContent) {
  const { deployment, outboxDir, redisUrl, resendApiKey: apiKey, resendBaseUrl: baseUrl } = env;
  const redis = redisUrl === null ? null : connectRedis(redisUrl, log);
  // A preview may share Redis with the real site, but must not send its messages or count its visitors.
  const prefix = `{contact-${deployment}}`;
  const folder = outboxDir === null ? null : createFolderStore(outboxDir);
  const rules = readMailRules(env, { contact, site });
  const outbox: Outbox = {
    compose: rules && ((accepted) => composeMail(accepted, rules)),
    send: apiKey === null ? null : createSend({ apiKey, baseUrl, deployment }),
    store: redis ? createRedisStore(redis, prefix) : folder,
  };

  // The secret is derived from Resend's key, which all instances have, but which is not in Redis.
  const secret = createHmac('sha256', apiKey ?? randomBytes(32))
    .update('contact form')
    .digest();
  const sign = (address: string) => createHmac('sha256', secret).update(address).digest('base64url');
  const count = createRateLimit(sign, redis && { client: redis, prefix });

  return {
    content: contact,
    site,
    originRules: { ownHosts: env.ownHosts, trustForwardedHost: env.trustProxy > 0 || env.onVercel },
    validate: contactValidator(
      contact.validation,
      contact.subjects.map(({ label }) => label),
    ),
    /** Counts one valid message. Resolves to the seconds until it is allowed, or 0. */
    async limit(headers: Headers): Promise<number> {
      return env.rateLimit ? count(findClientAddress(headers, env)) : 0;
    },
    deliver: createDeliver(outbox, log),
    flush: createFlush(outbox, log),
    outbox,
    redis,
    log,
  };
}

export type ContactService = ReturnType<typeof createContactService>;

const key = Symbol.for('almena.contact');
const shared = globalThis as { [key]?: ContactService };

/**
 * The one service of this process. It is a property of the global object, because instrumentation and routes are
 * separate bundles that must share connections and counters. Throws EnvError if the environment is wrong.
 */
export function contactService() {
  return (shared[key] ??= createContactService(env(), content()));
}
