import { expect, test } from 'vitest';
import { ridgePath } from '@/lib/brand/ridges';
import { waveEnd, wavePath, waveforms } from '@/lib/brand/waveforms';
import { weekendSignal } from '@/lib/brand/weekend-signal';

/** The end points of all commands of a path, which may be absolute M, H, V, L, C and A. */
function points(path: string): [number, number][] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([MHVLCA])([^MHVLCA]*)/g)].map(([, command, numbers = '']) => {
    const values = numbers
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (command === 'H') x = values[0] ?? x;
    else if (command === 'V') y = values[0] ?? y;
    else [x, y] = [values.at(-2) ?? x, values.at(-1) ?? y];
    return [x, y];
  });
}

test.each(waveforms)('%s fills its box of two periods from edge to edge', (wave) => {
  const path = points(wavePath(wave));
  const xs = path.map(([x]) => x);
  expect(Math.min(...xs)).toBe(0);
  expect(Math.max(...xs)).toBeCloseTo(64, 0);
  expect(path.at(-1)?.[1]).toBeCloseTo(waveEnd(wave, 26, 6), 1);
});

test('the castle is a square wave with half of each period at the top', () => {
  expect(wavePath('castillo', { count: 1 })).toBe('M0 26H8V6H24V26H32');
});

test.each([
  { parts: [false, true, false], calm: [/^M0 148.* 300 148$/, /^M900 148.* 1200 148$/], bars: [/^M300 150/] },
  { parts: [true], calm: [], bars: [/^M0 150/] },
  { parts: [false, false], calm: [/^M0 148.* 1200 148$/], bars: [] },
  { parts: [true, false, true], calm: [/^M480 148.* 720 148$/], bars: [/^M0 150/, /^M720 150/] },
])('the line of the weekend is continuous over the parts $parts', ({ parts, calm, bars }) => {
  const signal = weekendSignal({ width: 1200, height: 150, bars: 17, periods: 6 }, parts);
  expect(signal.calm).toEqual(calm.map((path): unknown => expect.stringMatching(path)));
  expect(signal.bars).toEqual(bars.map((path): unknown => expect.stringMatching(path)));
});

test.each(waveforms)('the ridge of %s has its length and stays near its axis', (wave) => {
  const ridge = ridgePath(wave, { x: -100, period: 300, count: 3, axis: 200, swing: 100, harmonics: 9 });
  const [start, ...curves] = ridge
    .split(/(?=[Ms])/)
    .map((piece) => piece.match(/-?\d+(\.\d+)?/g)!.map(Number));
  let [x, y] = start as [number, number];
  for (const [, , dx = NaN, dy = NaN] of curves) {
    [x, y] = [x + dx, y + dy];
    expect(Math.abs(y - 200)).toBeLessThan(100);
  }
  expect(x).toBeCloseTo(800, 0);
});
