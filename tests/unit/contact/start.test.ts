import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyFolder } from '../../fakes/server';

function forget() {
  Reflect.deleteProperty(globalThis, Symbol.for('almena.contact'));
  vi.resetModules();
}

beforeEach(async () => {
  forget();
  vi.stubEnv('OUTBOX_DIR', await emptyFolder());
});

afterEach(forget);

/** What the start says under these variables. */
async function said(variables: Record<string, string>): Promise<string[]> {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const lines: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line) => lines.push(line));
  vi.spyOn(console, 'warn').mockImplementation((line) => lines.push(line));
  const { startContact } = await import('@/lib/contact/start');
  startContact();
  return lines;
}

test('a mailbox for a subject that the form does not have is named', async () => {
  const [line, ...more] = await said({
    CONTACT_TO_PRENSA: 'prensa@example.com',
    CONTACT_TO_PRENSSA: 'prensa@example.com',
  });
  expect(line).toMatch(/^CONTACT_TO_PRENSSA: .*informacion, colaboraciones, localizacion, prensa, otros/);
  expect(more).toEqual([expect.stringContaining('messages are kept in')]);
});

describe('on Vercel what is missing is said once', () => {
  const vercel = { VERCEL: '1', VERCEL_ENV: 'production', RESEND_API_KEY: 're_test' };

  test.each<[string, Record<string, string>, RegExp[]]>([
    ['store and firewall', vercel, [/no REDIS_URL/, /no CONTACT_FIREWALL_RULE/]],
    [
      'the variables that say what it is',
      { VERCEL: '1', CONTACT_FIREWALL_RULE: 'x' },
      [
        /without CONTACT_PREVIEW_TO/,
        /neither RESEND_API_KEY nor a store/,
        /counts as a preview/,
        /no REDIS_URL/,
      ],
    ],
  ])('%s', async (_, variables, expected) => {
    const lines = await said(variables);
    expect(lines).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
  });
});
