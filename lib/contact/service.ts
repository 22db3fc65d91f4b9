import 'server-only';
import { content } from '../content-model/content';
import type { Content } from '../content-model/load';
import { env, type Env } from '../env';
import { clientAddress } from './abuse/client-address';
import { createRateLimit, type Verdict } from './abuse/rate-limit';
import { contactValidator } from './form/schema';
import { log } from './log';
import { composeMail, type MailRules } from './mail/compose';
import { createSend } from './mail/send';
import { createDeliver, type Outbox } from './outbox/deliver';
import { createFolderStore } from './outbox/folder-store';
import { createPass } from './outbox/pass';
import { connectRedis } from './outbox/redis-connection';
import { createRedisStore } from './outbox/redis-store';

type SiteContent = Pick<Content, 'contact' | 'site'>;

/** Null on a preview without recipients of its own. */
function mailRules(env: Env, { contact, site }: SiteContent): MailRules | null {
  if (env.preview && !env.contactPreviewTo) return null;
  return {
    texts: contact.mail,
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
  // A preview must neither send nor count what belongs to the real site.
  const prefix = `{contact-${deployment}}`;
  const folderStore = () => (outboxDir === null ? null : createFolderStore(outboxDir));
  const rules = mailRules(env, { contact, site });
  const outbox: Outbox = {
    compose: rules && ((accepted) => composeMail(accepted, rules)),
    send: apiKey === null ? null : createSend({ apiKey, baseUrl, deployment }),
    store: redis ? createRedisStore(redis, prefix) : folderStore(),
  };
  const pass = createPass(outbox, log);
  const count = createRateLimit(redis && { client: redis, prefix, secret: redisUrl ?? '' });
  let isPassing = false;

  /** One pass at a time, however many requests ask for it. */
  async function sendPending(timeMs: number): Promise<void> {
    if (isPassing) return;
    isPassing = true;
    await pass(timeMs);
    isPassing = false;
  }

  /** Counts one valid message. */
  async function limit(headers: Headers, suspect: boolean): Promise<Verdict> {
    return env.rateLimit ? count(clientAddress(headers, env), suspect) : { allowed: true, deferred: false };
  }

  return {
    content: contact,
    /** Offered when sending failed. */
    email: site.email,
    originRules: { ownHosts: env.ownHosts, trustForwardedHost: env.trustProxy > 0 || env.onVercel },
    validate: contactValidator(
      contact.validation,
      contact.subjects.map(({ label }) => label),
    ),
    limit,
    deliver: createDeliver(outbox, log),
    sendPending,
    outbox,
    pass,
    log,
    close: () => redis?.disconnect(),
  };
}

export type ContactService = ReturnType<typeof createContactService>;

const key = Symbol.for('almena.contact');
const shared = globalThis as { [key]?: ContactService };

/**
 * The one service of this process. It is a property of the global object because instrumentation and routes are bundled
 * apart, and share connections and counters. Throws EnvError when the environment is wrong.
 */
export function contactService() {
  return (shared[key] ??= createContactService(env(), content()));
}
