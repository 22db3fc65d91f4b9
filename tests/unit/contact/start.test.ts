import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyFolder } from '../../fakes/server';

beforeEach(async () => {
  vi.stubEnv('OUTBOX_DIR', await emptyFolder());
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.resetModules();
});

test('a mailbox for a subject that the form does not have is named at the start', async () => {
  vi.stubEnv('CONTACT_TO_PRENSA', 'prensa@example.com');
  vi.stubEnv('CONTACT_TO_PRENSSA', 'prensa@example.com');
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { startContact } = await import('@/lib/contact/start');
  startContact();
  expect(error.mock.calls).toEqual([
    [
      expect.stringMatching(
        /^CONTACT_TO_PRENSSA: .*informacion, colaboraciones, localizacion, prensa, otros/,
      ),
    ],
  ]);
});
