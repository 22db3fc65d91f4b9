import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { env, type Env } from '../env';
import { content } from '../site-content';
import { clientAddress } from './abuse/client-address';
import { createDeliver, type Delivery, type InFlight, type Transport } from './delivery/deliver';
import { createDrain } from './delivery/drain';
import { createFirewall } from './abuse/firewall';
import type { ContactService } from './http/handle';
import { log } from './log';
import { composeMail, type Accepted, type MailRules } from './mail/compose';
import { createOutbox } from './delivery/outbox';
import { createRateLimit, type Verdict } from './abuse/rate-limit';
import { contactValidator } from './form/schema';
import { createSend, type Send } from './delivery/send';

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
  return (mail, key) => outside(send, mail, key);
}

function createTransport(env: Env, site: SiteContent): Transport {
  const rules = mailRules(env, site);
  return {
    compose: rules && ((accepted: Accepted) => composeMail(accepted, rules)),
    send: createOutsideSend(env),
    outbox: env.outboxDir === null ? null : createOutbox(env.outboxDir),
  };
}

function createLimit(env: Env): ContactService['limit'] {
  const free: Verdict = { allowed: true };
  if (!env.rateLimit) return async () => free;
  const count = createRateLimit();
  const askFirewall = env.onVercel ? createFirewall(env.firewallRule) : null;
  return async (headers, suspect) => {
    const verdict = await count(clientAddress(headers, env), suspect);
    return verdict.allowed && askFirewall ? askFirewall(headers) : verdict;
  };
}

/** The contact endpoint, put together from settings and content. */
export function createContactService(env: Env, site: SiteContent) {
  const transport = createTransport(env, site);
  const inFlight: InFlight = new Map();
  const onLate = (delivery: Delivery) => log(delivery);
  const { outbox } = transport;
  const service: ContactService = {
    content: site.contact,
    originRules: { ownHosts: env.ownHosts, trustForwardedHost: env.trustProxy > 0 || env.onVercel },
    validate: contactValidator(
      site.contact.validation,
      site.contact.subjects.map(({ label }) => label),
    ),
    limit: createLimit(env),
    deliver: createDeliver(transport, { inFlight, onLate }),
    drain: createDrain(transport, { inFlight, log }),
    pending: () => (outbox?.size() ?? 0) - inFlight.size,
    log,
  };
  return { ...service, transport };
}

const key = Symbol.for('almena.contact');
const shared = globalThis as { [key]?: ReturnType<typeof createContactService> };

/**
 * The one service of this process. It hangs on the global object because the server's start and the route are bundled
 * apart, and both must know of the same mails in flight. Throws EnvError when the environment is wrong.
 */
export function contactService() {
  return (shared[key] ??= createContactService(env(), content));
}
