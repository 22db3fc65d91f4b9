import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyFolder, removeFolders } from '../../fakes/folders';

/** The next import makes a new service. */
function resetService() {
  Reflect.deleteProperty(globalThis, Symbol.for('almena.contact'));
  vi.resetModules();
}

beforeEach(async () => {
  resetService();
  vi.stubEnv('OUTBOX_DIR', await emptyFolder());
});
afterEach(async () => {
  resetService();
  await removeFolders();
});

/** The lines that the start writes to standard error with these variables. */
async function startLines(variables: Record<string, string>): Promise<string[]> {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const lines: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line) => lines.push(line));
  vi.spyOn(console, 'warn').mockImplementation((line) => lines.push(line));
  const { startContact } = await import('@/lib/contact/start');
  startContact();
  return lines;
}

const key = { RESEND_API_KEY: 're_test' };
const production = { VERCEL_ENV: 'production' };
const vercel = { ...production, VERCEL: '1' };

test.each<[string, Record<string, string>, RegExp[]]>([
  [
    'on a computer',
    {},
    [
      /RESEND_API_KEY is not set: messages are kept in \/.* for 30 days and not sent/,
      /TRUST_PROXY is 0: .* 30 messages a minute/,
    ],
  ],
  ['a key and a proxy', { ...key, TRUST_PROXY: '1' }, [/unsent messages wait in \//]],
  [
    'a mailbox for a subject that the form does not have',
    { ...key, TRUST_PROXY: '1', CONTACT_TO_PRENSA: 'a@example.com', CONTACT_TO_PRENSSA: 'a@example.com' },
    [
      /CONTACT_TO_PRENSSA: .*informacion, colaboraciones, localizacion, prensa, otros/,
      /unsent messages wait in \//,
    ],
  ],
  ['Vercel without a store', { ...vercel, ...key }, [/REDIS_URL is not set/]],
  [
    'Vercel without its variables',
    { VERCEL: '1' },
    [
      /CONTACT_PREVIEW_TO is not set/,
      /RESEND_API_KEY is not set: messages are neither sent nor kept/,
      /counts as a preview/,
      /REDIS_URL is not set/,
    ],
  ],
])('the start reports what the operator has to know: %s', async (_, variables, expected) => {
  const lines = await startLines(variables);
  expect(lines).toEqual(
    expected.map((pattern) => expect.stringMatching(new RegExp(`^Contact form: .*${pattern.source}`))),
  );
});
