import 'server-only';
import { env, EnvError, type Env } from '../env';
import { content } from '../site-content';
import type { Transport } from './delivery/deliver';
import { contactService } from './service';

/** A mailbox for a subject that the form does not have: nothing is lost, its mail goes to everybody's. */
function unknownSubjects({ contactToBySubject }: Env): string[] {
  const known = content.contact.subjects.map(({ id }) => id);
  const unknown = Object.keys(contactToBySubject).filter((id) => !known.includes(id));
  return unknown.map(
    (id) =>
      `CONTACT_TO_${id.toUpperCase()}: el formulario no tiene ese asunto; los tiene: ${known.join(', ')}.`,
  );
}

/** What is missing for messages to be sent at all. */
function transportProblems({ compose, send, store }: Transport): string[] {
  return [
    ...(compose ? [] : ['a preview without CONTACT_PREVIEW_TO sends nothing; visitors are told so.']),
    ...(send || store ? [] : ['neither RESEND_API_KEY nor a store; visitors are told so.']),
  ].map((problem) => `Contact form: ${problem}`);
}

/** What Vercel needs to be set up beside the site; the README says how. */
function platformProblems({
  onVercel,
  unknownDeployment,
  redisUrl,
  cronSecret,
  firewallRule,
}: Env): string[] {
  if (!onVercel && !unknownDeployment) return [];
  return [
    ...(unknownDeployment ? ['VERCEL_ENV is not exposed to the site, so this counts as a preview.'] : []),
    ...(redisUrl
      ? []
      : ['no REDIS_URL: what the provider does not take is told to the visitor and kept nowhere.']),
    ...(redisUrl && !cronSecret
      ? ['no CRON_SECRET: kept messages wait for the next visitor who writes.']
      : []),
    ...(firewallRule ? [] : ['no CONTACT_FIREWALL_RULE: the rate limit of the firewall is not asked.']),
  ].map((problem) => `Contact form: ${problem}`);
}

function announce(): void {
  const { transport, watch } = contactService();
  const { send, store } = transport;
  const problems = [...unknownSubjects(env()), ...transportProblems(transport), ...platformProblems(env())];
  for (const problem of problems) console.error(problem);
  if (store) {
    console.warn(`Contact form: ${send ? 'unsent messages wait' : 'messages are kept'} in ${store.place}`);
  }
  // Between requests Vercel stops a process: there the requests themselves and the scheduled route send what waits.
  if (!env().onVercel) void watch();
}

/**
 * Says where messages will go and sends what waits to be sent, now and from time to time, without making the start wait
 * for it. A wrong environment is explained and ends the process: Next itself would go on, and fail at every request.
 */
export function startContact(): void {
  try {
    announce();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
