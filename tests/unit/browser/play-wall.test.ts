import { expect, test } from 'vitest';
import { createBandLevels } from '@/lib/browser/play-wall';

const binHz = 48_000 / 2048;
const frame = 1 / 60;

/** A spectrum that contains a single tone. */
function tone(hz: number, decibels: number) {
  const spectrum = new Float32Array(1024).fill(-Infinity);
  spectrum[Math.round(hz / binHz)] = decibels;
  return spectrum;
}

const silence = new Float32Array(1024).fill(-Infinity);

test('low tones are in the first band, high ones in the last', () => {
  expect(createBandLevels(binHz)(tone(60, -20), frame)).toEqual([1, 0, 0, 0, 0, 0, 0, 0]);
  expect(createBandLevels(binHz)(tone(9000, -40), frame)).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
});

test('the level of a band is relative to its recent peak, which falls over time', () => {
  const nextLevels = createBandLevels(binHz);
  nextLevels(tone(60, -20), frame);
  expect(nextLevels(tone(9000, -60), frame)[7]).toBe(1);
  expect(nextLevels(tone(60, -40), 1)[0]).toBeLessThan(0.2);
  expect(nextLevels(tone(60, -40), 20)[0]).toBe(1);
});

test('a level rises at once and falls slowly to zero', () => {
  const nextLevels = createBandLevels(binHz);
  expect(nextLevels(tone(60, -20), frame)[0]).toBe(1);
  expect(nextLevels(silence, 0.1)[0]).toBeGreaterThan(0.5);
  expect(nextLevels(silence, 3)[0]).toBeLessThan(0.01);
});

test('noise that is too quiet to hear counts as silence', () => {
  expect(createBandLevels(binHz)(tone(60, -90), frame)[0]).toBe(0);
});
