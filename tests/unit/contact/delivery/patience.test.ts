import { expect, it, vi } from 'vitest';
import { createSend, patience } from '@/lib/contact/delivery/send';
import { composeMail } from '@/lib/contact/mail/compose';
import { accepted, mailRules } from '../samples';

it('ends within 20 of the 30 seconds a function has; five tries where nothing keeps the message', () => {
  for (const rules of Object.values(patience)) expect(rules.inAll).toBeLessThanOrEqual(20_000);
  const { tries, pauses, inAll } = patience.unstored;
  expect(tries).toBe(5);
  const waiting = pauses.reduce((sum, pause) => sum + pause, 0);
  expect([waiting > inAll / 2, waiting < inAll]).toEqual([true, true]);
});

it('counts the wait for a free place, so that a crowd and a silent provider take no longer', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((__, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  const crowd = createSend({ apiKey: 're_test', baseUrl: null });
  const start = performance.now();
  const ends = Array.from({ length: 140 }, () =>
    crowd(composeMail(accepted(), mailRules), 'key', patience.unstored).then((sent) => ({
      ...sent,
      after: performance.now() - start,
    })),
  );
  await vi.advanceTimersByTimeAsync(30_000);
  const sent = await Promise.all(ends);
  vi.useRealTimers();
  expect(sent.some(({ ok }) => ok)).toBe(false);
  expect(Math.max(...sent.map(({ after }) => after))).toBeLessThanOrEqual(20_000);
});
