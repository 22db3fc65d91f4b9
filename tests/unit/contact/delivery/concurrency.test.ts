import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createConcurrencyLimit } from '@/lib/contact/delivery/concurrency';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('lets so many go ahead, and the next when one leaves, in their order', async () => {
  const turn = createConcurrencyLimit(2);
  const order: string[] = [];
  const enter = async (name: string) => {
    const leave = await turn(1000);
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
  const turn = createConcurrencyLimit(1);
  const leaves = [await turn(1000)];
  const late = turn(1000);
  await vi.advanceTimersByTimeAsync(1000);
  leaves.push(await late);
  for (const leave of leaves) leave();
  const next = await turn(1000);
  const another = vi.fn();
  void turn(1000).then(another);
  await vi.advanceTimersByTimeAsync(0);
  expect(another).not.toHaveBeenCalled();
  next();
  await vi.advanceTimersByTimeAsync(0);
  expect(another).toHaveBeenCalled();
});
