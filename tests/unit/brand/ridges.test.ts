import { describe, expect, it } from 'vitest';
import { ridgePath } from '@/lib/brand/ridges';
import { waveforms } from '@/lib/brand/waveforms';

const options = { x: -100, period: 300, count: 3, axis: 200, swing: 100 };

/** Start point, and end point of each relative curve. */
function points(path: string): { x: number; y: number }[] {
  const [start = [], ...curves] = path
    .split(/(?=[Ms])/)
    .map((piece) => piece.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? []);
  let [x = NaN, y = NaN] = start;
  const pen = [{ x, y }];
  for (const [, , dx = NaN, dy = NaN] of curves) pen.push({ x: (x += dx), y: (y += dy) });
  return pen;
}

const range = (path: string) => {
  const heights = points(path).map(({ y }) => y);
  return Math.max(...heights) - Math.min(...heights);
};

describe('a ridge', () => {
  it.each(waveforms)('%s repeats every period and stays near its axis', (wave) => {
    const drawn = points(ridgePath(wave, { ...options, harmonics: 5 }));
    const pieces = (drawn.length - 1) / options.count;
    expect(drawn[0]?.x).toBe(-100);
    expect(drawn.at(-1)?.x).toBeCloseTo(800, 6);
    drawn.slice(pieces).forEach(({ x, y }, index) => {
      expect(y).toBeCloseTo(drawn[index]?.y ?? NaN, 1);
      expect(x - (drawn[index]?.x ?? NaN)).toBeCloseTo(options.period, 0);
    });
    for (const { y } of drawn) expect(Math.abs(y - options.axis)).toBeLessThan(options.swing);
  });

  it('is lower with fewer harmonics', () => {
    expect(range(ridgePath('finca', { ...options, harmonics: 9 }))).toBeGreaterThan(
      range(ridgePath('finca', { ...options, harmonics: 1 })),
    );
  });
});
