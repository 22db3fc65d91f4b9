import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnv as parseEnvFile } from 'node:util';
import { describe, expect, it } from 'vitest';
import { EnvError, parseEnv, variableNames } from '@/lib/env';
import { contact } from './samples';

function messageOf(input: Record<string, string>): string {
  try {
    parseEnv(input);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(EnvError);
    return (error as Error).message;
  }
}

it('needs nothing', () => {
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
    gtmId: null,
  });
});

it('takes an empty value for none', () => {
  const blank = Object.fromEntries(variableNames.map((name) => [name, '']));
  expect(parseEnv(blank)).toEqual(parseEnv({}));
});

describe('right values', () => {
  it.each([
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
    [{ VERCEL_ENV: 'preview' }, { preview: true, unknownDeployment: false, deployment: 'preview' }],
    [{ VERCEL: '1' }, { preview: true, unknownDeployment: true }],
    [
      { VERCEL: '1', VERCEL_ENV: 'production' },
      { preview: false, unknownDeployment: false },
    ],
    [{ REDIS_URL: 'redis://127.0.0.1:6379' }, { redisUrl: 'redis://127.0.0.1:6379' }],
    [
      { REDIS_URL: 'rediss://default:secret@eu.example.com:6379/0' },
      { redisUrl: 'rediss://default:secret@eu.example.com:6379/0' },
    ],
    [{ CRON_SECRET: 'a'.repeat(16) }, { cronSecret: 'a'.repeat(16) }],
    [{ VERCEL_ENV: 'production' }, { preview: false, deployment: 'production' }],
    [
      { SITE_URL: 'https://a.example.com' },
      { siteUrl: 'https://a.example.com', ownHosts: ['a.example.com'] },
    ],
    [
      {
        VERCEL_ENV: 'production',
        VERCEL_PROJECT_PRODUCTION_URL: 'a.example.com',
        VERCEL_URL: 'b.vercel.app',
      },
      { siteUrl: 'https://a.example.com', ownHosts: ['a.example.com', 'b.vercel.app'] },
    ],
  ])('%j', (input, expected) => {
    expect(parseEnv(input)).toMatchObject(expected);
  });
});

describe('wrong values', () => {
  it.each([
    ['RESEND_API_KEY', 're_secret with space', 'found a text of 20 characters'],
    ['RESEND_API_KEY', '“re_secret”', 'found a text of 11 characters'],
    ['RESEND_BASE_URL', 'localhost:4000', 'found a text of 14 characters'],
    ['CONTACT_FROM', 'Web <web@example.com>\nBcc: x@example.com', 'found a text with @'],
    ['CONTACT_FROM', 'La casa', 'found a text of 7 characters'],
    ['CONTACT_TO', 'a@example.com; b@example.com', 'found a text with @'],
    ['CONTACT_TO_PRENSA', '34', 'found a number'],
    ['CONTACT_PREVIEW_TO', 'https://example.com', 'found a web address'],
    ['REDIS_URL', 'https://eu.example.com', 'found a web address'],
    ['CRON_SECRET', 'short', 'found a text of 5 characters'],
    ['CONTACT_RATE_LIMIT', 'false', 'found a text of 5 characters'],
    ['TRUST_PROXY', 'true', 'found a text of 4 characters'],
    ['TRUST_PROXY', '-1', 'found a number'],
    ['SITE_URL', 'almena.example.com', 'found a text of 18 characters'],
    ['NEXT_PUBLIC_GTM_ID', 'G-ABC', 'found a text of 5 characters'],
  ])('%s=%j is explained without being shown', (key, value, found) => {
    const message = messageOf({ [key]: value });
    expect(message).toContain(`${key}: ${found}, expected `);
    expect(message).not.toContain(value);
  });

  it('are all told at once', () => {
    const message = messageOf({ TRUST_PROXY: 'x', SITE_URL: 'y', CONTACT_TO_OTROS: 'z' });
    for (const key of ['TRUST_PROXY', 'SITE_URL', 'CONTACT_TO_OTROS']) expect(message).toContain(key);
  });
});

describe('.env.example', () => {
  const file = readFileSync(fileURLToPath(new URL('../../../.env.example', import.meta.url)), 'utf8');
  const example = parseEnvFile(file) as Record<string, string>;

  it('can be copied as it is', () => {
    expect(parseEnv(example)).toMatchObject({ contactTo: ['hola@example.com'], rateLimit: true });
  });

  it('names every variable the site reads, and no subject that there is not', () => {
    const set = variableNames.filter((name) => !name.startsWith('VERCEL'));
    expect(Object.keys(example)).toEqual(expect.arrayContaining(set));
    const bySubject = contact.subjects.map(({ id }) => `CONTACT_TO_${id.toUpperCase()}`);
    const named = Object.keys(example).filter((name) => name.startsWith('CONTACT_TO_'));
    expect(bySubject, 'the subjects of lib/content/contact.ts').toEqual(expect.arrayContaining(named));
    for (const name of variableNames.filter((key) => key.startsWith('VERCEL'))) expect(file).toContain(name);
  });
});
