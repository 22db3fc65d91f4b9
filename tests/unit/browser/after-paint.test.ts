// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { afterPaint } from '@/lib/browser/after-paint';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

test('runs after the next frame, unless it is taken back', async () => {
  const ran: string[] = [];
  const late = afterPaint(() => ran.push('late'));
  const frame = nextFrame();
  afterPaint(() => ran.push('run'));
  late();
  await frame;
  expect(ran).toEqual([]);
  await nextFrame();
  await nextTask();
  expect(ran).toEqual(['run']);
});
