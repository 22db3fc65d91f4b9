import { readFileSync } from 'node:fs';
import { parseEnv as parseEnvFile } from 'node:util';
import { describe, expect, it, test } from 'vitest';
import { EnvError, parseEnv, variableNames } from '@/lib/env';
import { contact } from './samples';

function errorOf(input: Record<string, string>): string {
  try {
    parseEnv(input);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(EnvError);
    return (error as Error).message;
  }
}

test('no variable is required, and an empty one counts as not set', () => {
  expect(parseEnv({})).toMatchObject({
    onVercel: false,
    preview: false,
    deployment: 'development',
    siteUrl: null,
    ownHosts: [],
    trustProxy: 0,
    resendApiKey: null,
    contactTo: null,
    outboxDir: '.outbox',
    rateLimit: true,
    gaId: null,
  });
  const empty = Object.fromEntries(variableNames.map((name) => [name, '']));
  expect(parseEnv({ ...empty, CONTACT_TO_PRENSA: '' })).toEqual(parseEnv({}));
});

const vercelHosts = { VERCEL_PROJECT_PRODUCTION_URL: 'a.example.com', VERCEL_URL: 'b.vercel.app' };

test.each([
  [{ CONTACT_TO: 'a@example.com, b@example.org' }, { contactTo: ['a@example.com', 'b@example.org'] }],
  [{ CONTACT_TO_PRENSA: 'p@example.com' }, { contactToBySubject: { prensa: ['p@example.com'] } }],
  [{ CONTACT_FROM: 'ALMENA <web@example.com>' }, { contactFrom: 'ALMENA <web@example.com>' }],
  [{ CONTACT_FROM: 'web@example.com' }, { contactFrom: 'web@example.com' }],
  [{ CONTACT_RATE_LIMIT: 'off' }, { rateLimit: false }],
  [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
  [{ OUTBOX_DIR: 'off' }, { outboxDir: null }],
  [{ OUTBOX_DIR: '/var/outbox' }, { outboxDir: '/var/outbox' }],
  [
    { VERCEL: '1', OUTBOX_DIR: '/tmp/x' },
    { onVercel: true, outboxDir: null },
  ],
  [{ VERCEL: '1' }, { preview: true, unknownDeployment: true }],
  [{ VERCEL_ENV: 'preview' }, { preview: true, unknownDeployment: false, deployment: 'preview' }],
  [
    { VERCEL: '1', VERCEL_ENV: 'production' },
    { preview: false, deployment: 'production' },
  ],
  [{ REDIS_URL: 'redis://127.0.0.1:6379' }, { redisUrl: 'redis://127.0.0.1:6379' }],
  [{ REDIS_URL: 'rediss://u:p@eu.example.com:6379/0' }, { redisUrl: 'rediss://u:p@eu.example.com:6379/0' }],
  [{ CRON_SECRET: 'a'.repeat(16) }, { cronSecret: 'a'.repeat(16) }],
  [{ SITE_URL: 'https://a.example.com' }, { ownHosts: ['a.example.com'] }],
  [
    { VERCEL_ENV: 'production', ...vercelHosts },
    { siteUrl: 'https://a.example.com', ownHosts: ['a.example.com', 'b.vercel.app'] },
  ],
  [{ VERCEL_ENV: 'preview', ...vercelHosts }, { siteUrl: 'https://b.vercel.app' }],
])('%j is read as %j', (input, expected) => {
  expect(parseEnv(input)).toMatchObject(expected);
});

describe('a wrong value', () => {
  it.each([
    ['RESEND_API_KEY', 're_secret with space'],
    ['RESEND_API_KEY', '“re_secret”'],
    ['RESEND_BASE_URL', 'localhost:4000'],
    ['CONTACT_FROM', 'Web <web@example.com>\nBcc: x@example.com'],
    ['CONTACT_FROM', 'La casa'],
    ['CONTACT_TO', 'a@example.com; b@example.com'],
    ['CONTACT_TO_PRENSA', '34'],
    ['CONTACT_PREVIEW_TO', 'https://a.example.com'],
    ['REDIS_URL', 'https://eu.example.com'],
    ['CRON_SECRET', 'short'],
    ['CONTACT_RATE_LIMIT', 'false'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '-1'],
    ['SITE_URL', 'almena.example.com'],
    ['NEXT_PUBLIC_GA_ID', 'GTM-ABC'],
  ])('is explained without being shown: %s=%j', (name, value) => {
    const error = errorOf({ [name]: value });
    expect(error).toMatch(new RegExp(`${name}: expected .+\\.$`));
    expect(error).not.toContain(value);
  });

  it('is reported together with all others', () => {
    const error = errorOf({ TRUST_PROXY: 'x', SITE_URL: 'y', CONTACT_TO_OTROS: 'z' });
    for (const name of ['TRUST_PROXY', 'SITE_URL', 'CONTACT_TO_OTROS']) expect(error).toContain(name);
  });
});

describe('.env.example', () => {
  const file = readFileSync('.env.example', 'utf8');
  const example = parseEnvFile(file) as Record<string, string>;

  it('can be copied unchanged', () => {
    expect(parseEnv(example)).toMatchObject({ contactTo: ['hola@example.com'], rateLimit: true });
  });

  it('names every variable that the site reads, and only subjects of the form', () => {
    for (const name of variableNames.filter((key) => key.startsWith('VERCEL'))) expect(file).toContain(name);
    const own = variableNames.filter((name) => !name.startsWith('VERCEL'));
    expect(Object.keys(example)).toEqual(expect.arrayContaining(own));
    const bySubject = contact.subjects.map(({ id }) => `CONTACT_TO_${id.toUpperCase()}`);
    const named = Object.keys(example).filter((name) => name.startsWith('CONTACT_TO_'));
    expect(bySubject).toEqual(expect.arrayContaining(named));
  });
});
