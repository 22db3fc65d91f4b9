import 'server-only';
import { z } from 'zod';

/** A variable left empty, as in a copied .env.example, counts as not set. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const choice = <const Values extends readonly [string, ...string[]]>(...values: Values) =>
  optional(z.enum(values, `one of ${values.join(', ')}`));

const webAddress = optional(
  z.url({ protocol: /^https?$/, error: 'an address that begins with https:// or http://' }),
);
const hostName = optional(z.string().regex(/^[\w.-]+(:\d+)?$/, 'a host name without https://'));
const identifier = (pattern: RegExp, example: string) =>
  optional(z.string().regex(pattern, `an identifier such as ${example}`));

const isAddress = (value: string) => z.email().safeParse(value).success;
const addresses = optional(
  z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .refine(
      (list) => list.length <= 50 && list.every(isAddress),
      'an e-mail address, or up to 50 separated by commas',
    ),
);
const mailbox = optional(
  z
    .string()
    .refine(
      (value) => isAddress(/^[^<>"\p{Control}]*<([^<>]+)>$/u.exec(value)?.[1] ?? value),
      'an address, or a name and an address: Web <web@example.com>',
    ),
);

const variables = z.object({
  RESEND_API_KEY: optional(
    z.string().regex(/^[\x21-\x7e]+$/, 'the key as Resend shows it, without spaces or quotation marks'),
  ),
  RESEND_BASE_URL: webAddress,
  CONTACT_FROM: mailbox,
  CONTACT_TO: addresses,
  CONTACT_PREVIEW_TO: addresses,
  OUTBOX_DIR: optional(z.string().regex(/^[^\0]+$/, 'the path of a folder, or off')),
  REDIS_URL: optional(
    z.url({ protocol: /^rediss?$/, error: 'an address that begins with rediss:// or redis://' }),
  ),
  CRON_SECRET: optional(
    z.string().regex(/^[\x21-\x7e]{16,}$/, 'at least 16 letters, digits or signs, without spaces'),
  ),
  CONTACT_RATE_LIMIT: choice('on', 'off'),
  TRUST_PROXY: optional(
    z.string().regex(/^\d$/, 'the number of proxies in front of the server, 0 to 9').transform(Number),
  ),
  SITE_URL: webAddress,
  NEXT_PUBLIC_GTM_ID: identifier(/^GTM-[A-Z0-9]+$/, 'GTM-ABC123'),
  NEXT_PUBLIC_GA_ID: identifier(/^G-[A-Z0-9]+$/, 'G-ABC123DEF4'),
  VERCEL: optional(z.string()),
  VERCEL_ENV: choice('production', 'preview', 'development'),
  VERCEL_URL: hostName,
  VERCEL_BRANCH_URL: hostName,
  VERCEL_PROJECT_PRODUCTION_URL: hostName,
  VERCEL_GIT_PROVIDER: optional(z.string()),
  VERCEL_GIT_REPO_OWNER: optional(z.string()),
  VERCEL_GIT_REPO_SLUG: optional(z.string()),
  VERCEL_GIT_COMMIT_REF: optional(z.string()),
});

/** The names this site reads, without the CONTACT_TO_<SUBJECT> family. */
export const variableNames = Object.keys(variables.shape);

/** The environment does not hold what the site needs. The message shows no value: any of them may be a secret. */
export class EnvError extends Error {
  override name = 'EnvError';
}

export type Env = ReturnType<typeof parseEnv>;
type Input = Readonly<Record<string, string | undefined>>;

/** Describes a value without showing it. */
function kindOf(value: string | undefined): string {
  if (value === undefined) return 'nothing';
  if (/^-?\d+([.,]\d+)?$/.test(value)) return 'a number';
  if (/^https?:/i.test(value)) return 'a web address';
  if (value.includes('@')) return 'a text with @';
  return `a text of ${value.length} characters`;
}

/** CONTACT_TO_PRENSA=... as { prensa: [...] }. */
function recipientsBySubject(input: Input, problems: string[]): Record<string, string[]> {
  const entries = Object.entries(input).flatMap(([key, value]) => {
    const subject = /^CONTACT_TO_(\w+)$/.exec(key)?.[1];
    if (!subject) return [];
    const result = addresses.safeParse(value);
    if (!result.success) problems.push(problem(key, value, result.error));
    return result.data ? [[subject.toLowerCase(), result.data] as const] : [];
  });
  return Object.fromEntries(entries);
}

function problem(key: string, found: string | undefined, error: z.ZodError): string {
  return `  ${key}: found ${kindOf(found)}, expected ${error.issues[0]?.message ?? 'another value'}.`;
}

/** Messages of one kind of deployment never meet those of another. */
function deploymentOf(preview: boolean, production: boolean) {
  if (preview) return 'preview';
  return production ? 'production' : 'development';
}

/**
 * Reads the environment. Every variable may be missing.
 * @throws EnvError that lists every wrong variable: name, kind of value found, value expected.
 */
export function parseEnv(input: Input) {
  const problems: string[] = [];
  const result = variables.safeParse(input);
  for (const issue of result.error?.issues ?? []) {
    const key = String(issue.path[0]);
    problems.push(problem(key, input[key], new z.ZodError([issue])));
  }
  const contactToBySubject = recipientsBySubject(input, problems);
  if (!result.success || problems.length > 0) {
    throw new EnvError(`Environment variables to correct (see .env.example):\n${problems.join('\n')}`);
  }

  const set = result.data;
  const onVercel = set.VERCEL === '1';
  const outboxDir = set.OUTBOX_DIR ?? '.outbox';
  const platformHost = set.VERCEL_ENV === 'production' ? set.VERCEL_PROJECT_PRODUCTION_URL : set.VERCEL_URL;
  const siteUrl = set.SITE_URL ?? (platformHost ? `https://${platformHost}` : null);
  // On Vercel everything that does not say that it is the real site.
  const preview = set.VERCEL_ENV === undefined ? set.VERCEL !== undefined : set.VERCEL_ENV !== 'production';
  return {
    onVercel,
    /** Not the real site: its mail must not reach the real recipients. */
    preview,
    deployment: deploymentOf(
      preview,
      set.VERCEL_ENV === 'production' || process.env.NODE_ENV === 'production',
    ),
    /** On Vercel, where the project hides the variables that say what a deployment is. */
    unknownDeployment: set.VERCEL_ENV === undefined && set.VERCEL !== undefined,
    siteUrl,
    /** Hosts the site may be visited under, beside the one a request names itself. */
    ownHosts: [siteUrl && new URL(siteUrl).host, set.VERCEL_URL, set.VERCEL_BRANCH_URL].filter(
      (host) => typeof host === 'string',
    ),
    trustProxy: set.TRUST_PROXY ?? 0,
    resendApiKey: set.RESEND_API_KEY ?? null,
    resendBaseUrl: set.RESEND_BASE_URL ?? null,
    contactFrom: set.CONTACT_FROM ?? null,
    contactTo: set.CONTACT_TO ?? null,
    contactToBySubject,
    contactPreviewTo: set.CONTACT_PREVIEW_TO ?? null,
    /** Folder of the outbox; null without one. Vercel's disk does not outlive an instance: never there. */
    outboxDir: onVercel || outboxDir === 'off' ? null : outboxDir,
    /** The store that all instances share; it comes before the folder. */
    redisUrl: set.REDIS_URL ?? null,
    cronSecret: set.CRON_SECRET ?? null,
    rateLimit: set.CONTACT_RATE_LIMIT !== 'off',
    contentEditor: editorAddress(set),
    gtmId: set.NEXT_PUBLIC_GTM_ID ?? null,
    gaId: set.NEXT_PUBLIC_GA_ID ?? null,
  };
}

/** Where a file of the branch that a deployment shows is edited; its path follows. Null for other places than GitHub. */
function editorAddress(set: z.output<typeof variables>): string | null {
  const parts = [set.VERCEL_GIT_REPO_OWNER, set.VERCEL_GIT_REPO_SLUG, 'edit', set.VERCEL_GIT_COMMIT_REF];
  return set.VERCEL_GIT_PROVIDER === 'github' && parts.every((part) => part !== undefined)
    ? `https://github.com/${encodeURI(parts.join('/'))}/`
    : null;
}

let parsed: Env | undefined;

/** The environment of this process, parsed when first asked for. Throws EnvError as parseEnv does. */
export function env(): Env {
  return (parsed ??= parseEnv(process.env));
}
