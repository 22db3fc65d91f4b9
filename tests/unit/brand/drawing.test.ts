import { describe, expect, test } from 'vitest';
import { waveEnd, wavePath, waveforms } from '@/lib/brand/waveforms';
import { mainIntensity, weekendSignal } from '@/lib/brand/weekend-signal';

/** End points of absolute M, H, V, L, C and A commands. */
function points(path: string): [number, number][] {
  let x = 0;
  let y = 0;
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

test('ogives are narrower: three where others have two', () => {
  expect(wavePath('monasterio').match(/A/g)).toHaveLength(6);
});

test('the intensity peaks at 78 % of the main part', () => {
  expect(mainIntensity(0)).toBeCloseTo(0.36);
  expect(mainIntensity(0.78)).toBeCloseTo(1);
  expect(mainIntensity(1)).toBeCloseTo(0.55);
});

describe('the line of the weekend', () => {
  const box = { width: 1200, height: 150, bars: 17, periods: 6 };

  test.each([
    {
      parts: [false, true, false],
      calm: [/^M0 148.* 300 148$/, /^M900 148.* 1200 148$/],
      bars: [/^M300 150/],
    },
    { parts: [false, true], calm: [/^M0 148.* 400 148$/], bars: [/^M400 150/] },
    { parts: [true], calm: [], bars: [/^M0 150/] },
    { parts: [false, false], calm: [/^M0 148.* 1200 148$/], bars: [] },
    { parts: [false, false, true, false], calm: [/ 480 148$/, /^M960 148.* 1200 148$/], bars: [/^M480 150/] },
    { parts: [true, false, true], calm: [/^M480 148.* 720 148$/], bars: [/^M0 150/, /^M720 150/] },
  ])('is continuous over the parts $parts', ({ parts, calm, bars }) => {
    const signal = weekendSignal(box, parts);
    expect(signal.calm).toEqual(calm.map((path): unknown => expect.stringMatching(path)));
    expect(signal.bars).toEqual(bars.map((path): unknown => expect.stringMatching(path)));
  });
});
