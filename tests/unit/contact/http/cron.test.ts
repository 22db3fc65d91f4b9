import { expect, it, vi } from 'vitest';
import { answerCron } from '@/lib/contact/http/cron';
import type { PassReport } from '@/lib/contact/outbox/pass';

const secret = 'a-secret-of-24-characters';

async function ask(
  authorization: string | null,
  configured: string | null = secret,
  report: PassReport = { sent: 0, failed: 0, waiting: 0 },
) {
  const pass = vi.fn(async () => report);
  const headers = new Headers(authorization === null ? {} : { authorization });
  const response = await answerCron(new Request('http://localhost/cron', { headers }), configured, pass);
  return { response, pass };
}

it.each<[PassReport, number]>([
  [{ sent: 2, failed: 0, waiting: 0 }, 200],
  [{ sent: 0, failed: 0, waiting: 0 }, 200],
  [{ sent: 2, failed: 1, waiting: 3 }, 503],
  [{ sent: 0, failed: 0, waiting: 1 }, 503],
  [{ sent: 0, failed: 0, waiting: null }, 503],
])('answers %j with %d', async (report, status) => {
  const { response, pass } = await ask(`Bearer ${secret}`, secret, report);
  expect([response.status, await response.json()]).toEqual([status, report]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(pass).toHaveBeenCalledExactlyOnceWith(55_000);
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
  const { response, pass } = await ask(authorization, configured);
  expect([response.status, await response.text()]).toEqual([401, '']);
  expect(pass).not.toHaveBeenCalled();
});
