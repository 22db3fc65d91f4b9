import { readFileSync } from 'node:fs';
import { parseEnv as parseEnvFile } from 'node:util';
import { expect, test } from 'vitest';
import { EnvError, parseEnv, variableNames } from '@/lib/parse-env';

const hosts = { VERCEL_PROJECT_PRODUCTION_URL: 'a.example.com', VERCEL_URL: 'b.vercel.app' };
const production = { VERCEL: '1', VERCEL_ENV: 'production', ...hosts };

test.each<[Record<string, string>, object]>([
  [{}, { deployment: 'development', outboxDir: '.outbox', rateLimit: true, trustProxy: 0 }],
  [{ CONTACT_TO: 'a@example.com, b@example.org' }, { contactTo: ['a@example.com', 'b@example.org'] }],
  [{ CONTACT_TO_PRENSA: 'p@example.com' }, { contactToBySubject: { prensa: ['p@example.com'] } }],
  [{ CONTACT_TO: 'r&d@company.com' }, { contactTo: ['r&d@company.com'] }],
  [{ CONTACT_FROM: 'ALMENA <web@example.com>' }, { contactFrom: 'ALMENA <web@example.com>' }],
  ...[
    '"Almena, S. L." <web@example.com>',
    'Almena S.L. <web@example.com>',
    'Peñón & Cía <web@example.com>',
  ].map((from): [Record<string, string>, object] => [{ CONTACT_FROM: from }, { contactFrom: from }]),
  [{ CONTACT_RATE_LIMIT: 'off' }, { rateLimit: false }],
  [{ OUTBOX_DIR: 'off' }, { outboxDir: null }],
  [{ BUILD_ID: 'v1_5c90627c-b' }, { buildId: 'v1_5c90627c-b' }],
  [{ SITE_URL: 'https://a.example.com' }, { ownHosts: ['a.example.com'] }],
  [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
  [{ VERCEL: '1' }, { preview: true, deployment: 'preview' }],
  [{ VERCEL: '1', OUTBOX_DIR: '/tmp/x' }, { outboxDir: null }],
  [
    { ...hosts, VERCEL_ENV: 'preview' },
    { deployment: 'preview', siteUrl: 'https://b.vercel.app' },
  ],
  [production, { preview: false, deployment: 'production', siteUrl: 'https://a.example.com' }],
])('the environment %j is read as %j', (input, expected) => {
  expect(parseEnv(input)).toMatchObject(expected);
});

test('wrong values are explained together, without being shown', () => {
  const wrong = {
    RESEND_API_KEY: '“re_secret”',
    CONTACT_FROM: 'Web <web@example.com>\nBcc: x@example.com',
    CONTACT_TO_PRENSA: 'a@example.com; b@example.com',
    REDIS_URL: 'https://eu.example.com',
    CRON_SECRET: 'short',
    TRUST_PROXY: '-1',
    BUILD_ID: 'release 1/2',
  };
  expect(() => parseEnv(wrong)).toThrow(EnvError);
  for (const [name, value] of Object.entries(wrong)) {
    expect(() => parseEnv(wrong)).toThrow(new RegExp(`${name}: expected .+\\.`));
    expect(() => parseEnv(wrong)).not.toThrow(value);
  }
});

test.each([
  'Almena, S. L. <web@example.com>',
  'Almena; castillo <web@example.com>',
  'Almena (web) <web@example.com>',
  '"Almena" S. L. <web@example.com>',
  '"Almena, S. L." web@example.com',
  '"Almena <web@example.com>',
])('a sender that mail servers would not read as one address is refused: %s', (value) =>
  expect(() => parseEnv({ CONTACT_FROM: value })).toThrow(/^.*\n {2}CONTACT_FROM: expected an address/),
);

test('the quotation marks that a file for containers keeps are refused, whatever the variable', () => {
  const names = [...variableNames, 'CONTACT_TO_PRENSA'];
  for (const quoted of ['"x"', "'x'", '`x`', '"Web <web@example.com>"', '"x" '])
    for (const name of names)
      expect(() => parseEnv({ [name]: quoted })).toThrow(
        `${name}: expected the value without quotation marks`,
      );
  expect(() => parseEnv({ ANOTHER: '"x"' })).not.toThrow();
});

test('.env.example can be copied, names every variable, and an empty one counts as not set', () => {
  const file = readFileSync('.env.example', 'utf8');
  expect(parseEnv(parseEnvFile(file))).toMatchObject({ rateLimit: true });
  for (const name of variableNames) expect(file).toContain(name);
  expect(parseEnv(Object.fromEntries(variableNames.map((name) => [name, ''])))).toEqual(parseEnv({}));
});
