import { expect, test } from 'vitest';
import { createDetailSteps } from '@/components/landscape/detail-steps';

const second = 60;

/** Counts the frames of a machine that is in time at a share and smaller ones, and late in every second above. */
function watch(steps: ReturnType<typeof createDetailSteps>, seconds: number, largest: number) {
  const changes: number[] = [];
  for (let frame = 0; frame < seconds * second; frame += 1) {
    const late = steps.share() > largest && frame % 2 === 0;
    if (steps.count(late)) changes.push(steps.share());
  }
  return changes;
}

test('frames that are late now and then change nothing', () => {
  const steps = createDetailSteps();
  const frames = Array.from({ length: 600 * second }, (_, frame) => frame % 6 === 0);
  expect(frames.some((late) => steps.count(late))).toBe(false);
});

test('a machine that is too slow gets a smaller drawing within seconds, step by step', () => {
  const steps = createDetailSteps();
  expect(watch(steps, 5, 0.75)).toEqual([0.75]);
  expect(watch(steps, 10, 0.5)).toEqual([0.5]);
  expect(watch(steps, 10, 0)).toEqual([]);
});

test('a machine that was busy for a while gets the full drawing back', () => {
  const steps = createDetailSteps();
  expect(watch(steps, 15, 0)).toEqual([0.75, 0.5]);
  expect(watch(steps, 40, 1)).toEqual([0.75, 1]);
});

test('a size that does not last is tried more and more seldom', () => {
  const steps = createDetailSteps();
  const minutes = Array.from({ length: 60 }, () => watch(steps, 60, 0.75).length);
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
  expect(sum(minutes.slice(0, 5))).toBeGreaterThanOrEqual(3);
  expect(sum(minutes.slice(5))).toBeLessThanOrEqual(4);
});
