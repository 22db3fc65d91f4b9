import { z } from 'zod';
import { emailPattern } from './email-address';

const oneOf = <const Values extends readonly [string, ...string[]]>(...values: Values) =>
  z.enum(values, `one of ${values.join(', ')}`);

const httpAddress = z.url({
  protocol: /^https?$/,
  error: 'an address that begins with https:// or http://',
  abort: true,
});

/** Whether an address is an origin alone. The site is at its root, so a path or anything else behind it would be lost. */
function isOrigin(value: string): boolean {
  const { username, password, pathname, search, hash } = new URL(value);
  return username + password + pathname + search + hash === '/';
}

const hostName = z.string().regex(/^[\w.-]+(:\d+)?$/, 'a host name without https://');

const passwordProblem = 'a percent-encoded password, with %23 for #, %2F for /, %3F for ? and %25 for %';

/** Says what ioredis would refuse or misread in an address, or null. */
function findRedisProblem(address: string): string | null {
  if (!/^rediss?:\/\//.test(address)) return 'an address that begins with rediss:// or redis://';
  const withoutPassword = address.replace(/\/\/.*@/s, '//');
  const host = URL.canParse(withoutPassword) ? new URL(withoutPassword) : null;
  if (!host || !/^([\w.-]+|\[[\da-f:.]+\])$/i.test(host.hostname) || host.port === '0')
    return 'a host, and a port from 1 to 65535 or none, as in rediss://default:password@host:6379';
  if (!URL.canParse(address)) return passwordProblem;
  const { username, password, pathname, search, hash } = new URL(address);
  try {
    decodeURIComponent(`${username}:${password}`);
  } catch {
    return passwordProblem;
  }
  // An unescaped #, / or ? has ended the password, so its rest and the host stand behind that sign.
  if (hash !== '' || (pathname + search).includes('@')) return passwordProblem;
  if (!/^\/?\d*$/.test(pathname)) return 'the number of a database after the host, such as /0, or nothing';
  // ioredis takes every parameter for an option of its own, and a time limit there would overrule ours.
  return /^(\?family=[046])?$/.test(search) ? null : 'no parameter but family=0, family=4 or family=6';
}

const redisAddress = z
  .string()
  .trim()
  .superRefine((address, context) => {
    const problem = findRedisProblem(address);
    if (problem) context.addIssue(problem);
  });

const isAddress = (value: string) => emailPattern.test(value);
const addresses = z
  .string()
  .transform((value) => value.split(',').map((address) => address.trim()))
  .refine(
    (list) => list.length <= 50 && list.every(isAddress),
    'an e-mail address, or up to 50 separated by commas',
  );

/** A name and an address (RFC 5322, 3.4). A name with signs that separate addresses stands in quotation marks. */
const mailboxPattern = /^(?:[^\p{Control}"(),:;<>@[\\\]]*|"[^\p{Control}"\\]+" *)<([^<>]+)>$/u;
const mailbox = z
  .string()
  .refine(
    (value) => isAddress(mailboxPattern.exec(value)?.[1] ?? value),
    'an address, or a name and an address: Web <web@example.com> or "Web, S. L." <web@example.com>',
  );

const variables = z
  .object({
    RESEND_API_KEY: z
      .string()
      .regex(/^[\x21-\x7e]+$/, 'the key as Resend shows it, without spaces or quotation marks'),
    RESEND_BASE_URL: httpAddress,
    CONTACT_FROM: mailbox,
    CONTACT_TO: addresses,
    CONTACT_PREVIEW_TO: addresses,
    OUTBOX_DIR: z.string().regex(/^[^\0]+$/, 'the path of a folder, or off'),
    REDIS_URL: redisAddress,
    CRON_SECRET: z
      .string()
      .regex(/^[\x21-\x7e]{16,}$/, 'at least 16 letters, digits or signs, without spaces'),
    CONTACT_RATE_LIMIT: oneOf('on', 'off'),
    TRUST_PROXY: z
      .string()
      .regex(/^\d$/, 'the number of proxies in front of the server, 0 to 9')
      .transform(Number),
    SITE_URL: httpAddress.refine(
      isOrigin,
      'an address without user, path, query or fragment, such as https://www.example.com',
    ),
    CONTENT_DIR: z.string().regex(/^[^\0]+$/, 'the path of a folder'),
    BUILD_ID: z.string().regex(/^[\w-]+$/, 'letters, digits, - and _'),
    NEXT_PUBLIC_GA_ID: z.string().regex(/^G-[A-Z0-9]+$/, 'an identifier such as G-ABC123DEF4'),
    VERCEL: z.string(),
    VERCEL_ENV: oneOf('production', 'preview', 'development'),
    VERCEL_URL: hostName,
    VERCEL_BRANCH_URL: hostName,
    VERCEL_PROJECT_PRODUCTION_URL: hostName,
  })
  .partial();

/** The names of the variables that the site reads, apart from the CONTACT_TO_<SUBJECT> family. */
export const variableNames = Object.keys(variables.shape);

/** Thrown for wrong environment variables. `problems` contains no values, because any value may be a secret. */
export class EnvError extends Error {
  override name = 'EnvError';

  constructor(problems: string[]) {
    super(['Environment variables to correct (see .env.example):', ...problems].join('\n  '));
    // Whoever sets the environment needs the names of the variables, and no stack trace.
    this.stack = undefined;
  }
}

export type Env = ReturnType<typeof parseEnv>;
type Input = Readonly<Record<string, string | undefined>>;

/** Prefix of variables that hold the recipients of one subject, such as CONTACT_TO_PRENSA. */
const subjectPrefix = /^CONTACT_TO_(?=\w)/;

/**
 * Reads the environment. An empty variable, as in a copied .env.example, counts as not set.
 * @throws EnvError that lists the wrong variables and what they should contain
 */
export function parseEnv(input: Input) {
  const given = Object.entries(input).filter(
    ([name, value]) => value !== '' && (variableNames.includes(name) || subjectPrefix.test(name)),
  );
  // `docker --env-file` keeps the quotation marks that a shell removes.
  const quoted = given.filter(([, value]) => /^\s*(["'`]).*\1\s*$/s.test(value ?? ''));
  if (quoted.length > 0)
    throw new EnvError(
      quoted.map(([name]) => `${name}: expected the value without quotation marks around it.`),
    );
  const perSubject = given.filter(([name]) => subjectPrefix.test(name));
  const result = variables.safeParse(Object.fromEntries(given));
  const recipients = z.record(z.string(), addresses).safeParse(Object.fromEntries(perSubject));
  if (!result.success || !recipients.success) {
    const issues = [result, recipients].flatMap(({ error }) => error?.issues ?? []);
    throw new EnvError(issues.map(({ path, message }) => `${path.join('.')}: expected ${message}.`));
  }

  const values = result.data;
  // `vercel dev` and `vercel env pull` give a developer's computer the variables of Vercel.
  const isLocal = values.VERCEL_ENV === 'development';
  const onVercel = values.VERCEL === '1' && !isLocal;
  const outboxDir = values.OUTBOX_DIR ?? '.outbox';
  const isProduction = values.VERCEL_ENV === 'production';
  const platformHost = isProduction ? values.VERCEL_PROJECT_PRODUCTION_URL : values.VERCEL_URL;
  const siteUrl = values.SITE_URL ?? (platformHost && !isLocal ? `https://${platformHost}` : null);
  // On Vercel, every deployment that does not say it is production counts as a preview.
  const preview = !isProduction && !isLocal && (values.VERCEL ?? values.VERCEL_ENV) !== undefined;
  const isServed = input.NODE_ENV === 'production' && !isLocal;
  const ownDeployment = isProduction || isServed ? 'production' : 'development';
  return {
    onVercel,
    /** True if this is not the real site, so that its mail must not reach the real recipients. */
    preview,
    /** Part of every key in the store, so that a preview never sends messages of the real site. */
    deployment: preview ? 'preview' : ownDeployment,
    siteUrl,
    /** Hosts that count as this site, besides the one in a request's Host header. */
    ownHosts: [siteUrl && new URL(siteUrl).host, values.VERCEL_URL, values.VERCEL_BRANCH_URL].filter(
      (host) => typeof host === 'string',
    ),
    trustProxy: values.TRUST_PROXY ?? 0,
    mailProviderKey: values.RESEND_API_KEY ?? null,
    mailProviderUrl: values.RESEND_BASE_URL ?? null,
    contactFrom: values.CONTACT_FROM ?? null,
    contactTo: values.CONTACT_TO ?? null,
    /** Recipients by the id of a subject, which is in lower case. */
    contactToBySubject: Object.fromEntries(
      Object.entries(recipients.data).map(([name, to]) => [
        name.replace(subjectPrefix, '').toLowerCase(),
        to,
      ]),
    ),
    contactPreviewTo: values.CONTACT_PREVIEW_TO ?? null,
    /** Folder of the outbox. Null if it is switched off, and on Vercel, where files vanish with the instance. */
    outboxDir: onVercel || outboxDir === 'off' ? null : outboxDir,
    /** The Redis that all instances share. It replaces the folder. */
    redisUrl: values.REDIS_URL ?? null,
    cronSecret: values.CRON_SECRET ?? null,
    rateLimit: values.CONTACT_RATE_LIMIT !== 'off',
    /** Path of the content's folder from the working directory. */
    contentDir: values.CONTENT_DIR ?? 'lib/content',
    isDevelopment: input.NODE_ENV === 'development',
    buildId: values.BUILD_ID ?? null,
    gaId: values.NEXT_PUBLIC_GA_ID ?? null,
  };
}
