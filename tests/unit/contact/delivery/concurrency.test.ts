import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createConcurrencyLimit } from '@/lib/contact/delivery/concurrency';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('lets so many go ahead, and the next when one leaves, in their order', async () => {
  const turn = createConcurrencyLimit(2, 1000);
  const order: string[] = [];
  const enter = async (name: string) => {
    const leave = await turn();
    order.push(name);
    return leave;
  };
  const [leaveA] = await Promise.all([enter('a'), enter('b')]);
  const c = enter('c');
  const d = enter('d');
  await vi.advanceTimersByTimeAsync(999);
  expect(order).toEqual(['a', 'b']);
  leaveA?.();
  (await c)();
  await d;
  expect(order).toEqual(['a', 'b', 'c', 'd']);
  expect(vi.getTimerCount()).toBe(0);
});

it('keeps nobody waiting for ever, and its count', async () => {
  const turn = createConcurrencyLimit(1, 1000);
  const leaves = [await turn()];
  const late = turn();
  await vi.advanceTimersByTimeAsync(1000);
  leaves.push(await late);
  for (const leave of leaves) leave();
  const next = await turn();
  const another = vi.fn();
  void turn().then(another);
  await vi.advanceTimersByTimeAsync(0);
  expect(another).not.toHaveBeenCalled();
  next();
  await vi.advanceTimersByTimeAsync(0);
  expect(another).toHaveBeenCalled();
});
