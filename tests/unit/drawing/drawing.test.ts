import { expect, test } from 'vitest';
import { splitTitle } from '@/lib/event/split-title';
import { waveExit, wavePath, waveforms } from '@/lib/drawing/waveforms';
import { saturdayIntensity, weekendSignal } from '@/lib/drawing/weekend-signal';

/** Points a path made of absolute M, H, V, L, C, A commands passes through. */
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
  expect(path.at(-1)?.[1]).toBeCloseTo(waveExit(wave, 26, 6), 1);
});

test('the castle is a square wave with half of each period at the top', () => {
  expect(wavePath('castillo', { count: 1 })).toBe('M0 26H8V6H24V26H32');
});

test('lancets are narrower: three where others have two', () => {
  expect(wavePath('monasterio').match(/A/g)).toHaveLength(6);
});

test('Saturday grows until 78 % of the night and comes down a little', () => {
  expect(saturdayIntensity(0)).toBeCloseTo(0.36);
  expect(saturdayIntensity(0.78)).toBeCloseTo(1);
  expect(saturdayIntensity(1)).toBeCloseTo(0.55);
});

test('the weekend is one line: Friday ends where Saturday begins, Sunday begins where it ends', () => {
  const { friday, saturday, sunday } = weekendSignal({ width: 1200, height: 150, bars: 17, periods: 6 });
  expect(friday).toMatch(/^M0 148C.* 300 148$/);
  expect(saturday.match(/M/g)).toHaveLength(17);
  expect(saturday).toMatch(/^M300 150/);
  expect(sunday).toMatch(/^M900 148/);
});

test('the last words of a title go to the serif face, unless there are no others', () => {
  expect(splitTitle('Almonaster La Real', 2)).toEqual({ lead: 'Almonaster', accent: 'La Real' });
  expect(splitTitle('Almonaster', 2)).toEqual({ lead: 'Almonaster' });
  expect(splitTitle('Almonaster La Real', 0)).toEqual({ lead: 'Almonaster La Real' });
});
