import { afterEach, expect, it, vi } from 'vitest';
import { createFirewall } from '@/lib/contact/abuse/firewall';

afterEach(() => void vi.useRealTimers());

const headers = new Headers({
  host: 'a.example.com',
  'x-real-ip': '1.2.3.4',
  cookie: 'secret=1',
  'user-agent': 'x',
});

function firewall(answer: () => Promise<{ rateLimited: boolean; error?: 'not-found' | 'blocked' }>) {
  const check = vi.fn(answer);
  return { check, ask: createFirewall('contact-form', async () => check) };
}

it('asks by the rule, and passes on only what identifies the client', async () => {
  const { ask, check } = firewall(async () => ({ rateLimited: false }));
  expect(await ask(headers)).toEqual({ allowed: true });
  const [rule, options] = check.mock.calls[0] as unknown as [string, { headers: Headers }];
  expect(rule).toBe('contact-form');
  expect([...options.headers.keys()]).toEqual(['host', 'x-real-ip']);
});

it('refuses what the platform refuses', async () => {
  expect(await firewall(async () => ({ rateLimited: true })).ask(headers)).toEqual({
    allowed: false,
    retryAfter: 60,
  });
});

it.each([
  ['the check itself is blocked', async () => ({ rateLimited: true, error: 'blocked' as const })],
  ['it fails', async () => Promise.reject(new Error('no network'))],
])('lets the message pass when %s', async (_, answer) => {
  expect(await firewall(answer).ask(headers)).toEqual({ allowed: true });
});

it('asks only once for a rule that does not exist', async () => {
  const { ask, check } = firewall(async () => ({ rateLimited: false, error: 'not-found' }));
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await ask(headers);
  expect(await ask(headers)).toEqual({ allowed: true });
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('contact-form'));
  expect(check).toHaveBeenCalledTimes(1);
});

it('waits a second at most', async () => {
  vi.useFakeTimers();
  const verdict = firewall(() => new Promise(() => undefined)).ask(headers);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await verdict).toEqual({ allowed: true });
});
