import { expect, it, vi } from 'vitest';
import { answerCron } from '@/lib/contact/http/answer-cron';

const secret = 'a-secret-of-24-characters';
const report = { sent: 2, failed: 1, waiting: 3 };

async function ask(authorization: string | null, configured: string | null = secret) {
  const drain = vi.fn(async () => report);
  const headers = new Headers(authorization === null ? {} : { authorization });
  const response = await answerCron(new Request('http://localhost/cron', { headers }), configured, drain);
  return { response, drain };
}

it('sends what waits, and says what it did, to who bears the secret', async () => {
  const { response, drain } = await ask(`Bearer ${secret}`);
  expect([response.status, await response.json()]).toEqual([200, report]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(drain).toHaveBeenCalledTimes(1);
});

it.each([
  [null, secret],
  ['', secret],
  [secret, secret],
  [`Bearer ${secret}x`, secret],
  ['Bearer ', secret],
  ['Bearer null', null],
  ['Bearer ', null],
  [null, null],
])('does nothing for %j where the secret is %j', async (authorization, configured) => {
  const { response, drain } = await ask(authorization, configured);
  expect([response.status, await response.text()]).toEqual([401, '']);
  expect(drain).not.toHaveBeenCalled();
});
