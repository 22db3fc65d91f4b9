import { readFileSync } from 'node:fs';
import { parseEnv as parseEnvFile } from 'node:util';
import { Redis, type RedisOptions } from 'ioredis';
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
  [
    { ...hosts, VERCEL: '1', VERCEL_ENV: 'development', NODE_ENV: 'production' },
    { preview: false, onVercel: false, deployment: 'development', outboxDir: '.outbox', siteUrl: null },
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

const password = /a percent-encoded password/;
const host = /a host, and a port/;

test.each<[string, RegExp]>([
  ['h:6379', /begins with rediss:\/\/ or redis:\/\//],
  ['REDISS://h', /begins with rediss:\/\/ or redis:\/\//],
  ['redis:/h', /begins with rediss:\/\/ or redis:\/\//],
  ['unix:/run/redis.sock', /begins with rediss:\/\/ or redis:\/\//],
  ['redis:///run/redis.sock', host],
  ['rediss:///0', host],
  ['redis://default:secret@', host],
  ['redis://default:secret@:6379', host],
  ['redis://h:abc', host],
  ['redis://default:secret@h:65536', host],
  ['redis://h:0', host],
  ['redis://default:sec/ret@h', password],
  ['redis://default:sec#ret@h', password],
  ['redis://default:sec?ret@h', password],
  ['redis://default:sec%ret@h', password],
  ['redis://default:12/ret@h', password],
  ['redis://default:12#ret@h', password],
  ['redis://default:12?ret@h', password],
  ['redis://default:12@h2/ret@h', password],
  ['redis://h/x', /the number of a database/],
  ['redis://h/1/2', /the number of a database/],
  ['redis://h?path=/run/redis.sock', /no parameter but family/],
  ['redis://h?commandTimeout=60000', /no parameter but family/],
])('an address that ioredis would refuse or misread is refused: %s', (address, problem) => {
  const parse = () => parseEnv({ REDIS_URL: address });
  expect(parse).toThrow(EnvError);
  expect(parse).toThrow(problem);
  expect(parse).not.toThrow(address);
});

test.each<[string, Partial<RedisOptions>]>([
  ['redis://h', { host: 'h', port: 6379, db: 0 }],
  ['rediss://default:s%23%2F%3F%25%40@h-1.example.com:6380/2', { password: 's#/?%@', port: 6380, db: 2 }],
  ['redis://default:s@e:c&ñ r@h', { host: 'h', username: 'default', password: 's@e:c&ñ r' }],
  ['redis://:secret@[::1]:6380/', { host: '::1', port: 6380, password: 'secret' }],
  [' redis://h?family=6 ', { host: 'h', family: 6 }],
])('ioredis reads the address %s as %j', (address, options) => {
  const { redisUrl } = parseEnv({ REDIS_URL: address });
  expect(new Redis(redisUrl!, { lazyConnect: true }).options).toMatchObject(options);
});

test.each([
  'https://example.com/almena',
  'https://example.com/?a=b',
  'https://example.com/#inicio',
  'https://user:secret@example.com',
  'https://example.com//',
])('an address of the site of which a part would be lost is refused: %s', (value) => {
  const parse = () => parseEnv({ SITE_URL: value });
  expect(parse).toThrow(/SITE_URL: expected an address without user, path, query or fragment/);
  expect(parse).not.toThrow(value);
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
