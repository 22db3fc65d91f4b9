import { expect, test } from 'vitest';
import { drawWeekendSignal } from '@/lib/brand/weekend-signal';

test.each([
  { parts: [false, true, false], calm: [/^M0 148.* 300 148$/, /^M900 148.* 1200 148$/], bars: [/^M300 150/] },
  { parts: [true], calm: [], bars: [/^M0 150/] },
  { parts: [false, false], calm: [/^M0 148.* 1200 148$/], bars: [] },
  { parts: [true, false, true], calm: [/^M480 148.* 720 148$/], bars: [/^M0 150/, /^M720 150/] },
])('the line of the weekend is continuous over the parts $parts', ({ parts, calm, bars }) => {
  const signal = drawWeekendSignal({ width: 1200, height: 150 }, parts);
  expect(signal.calm).toEqual(calm.map((path): unknown => expect.stringMatching(path)));
  expect(signal.bars).toEqual(bars.map((path): unknown => expect.stringMatching(path)));
});
