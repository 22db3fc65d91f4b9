// Trees as outlines. The caller passes the random numbers, so that no two trees of a picture are alike.
import { TAU, clamp } from './landscape/numbers.mjs';
import { box, circle, union } from './shapes.mjs';

export const cypress = (x, foot, height, half) => (px, py) => {
  const up = clamp((py - foot) / height);
  const bulge = Math.sin(Math.PI * (0.1 + 0.9 * up) ** 0.75) ** 0.8;
  return Math.max((Math.abs(px - x) - half * bulge) * 0.9, foot - py, py - foot - height);
};

/** A round crown on its trunk, and the oranges in it. The foot is at (0, 0). */
export function orangeTree(next) {
  const around = (out, count, radius) =>
    Array.from({ length: count }, () => {
      const turn = next() * TAU;
      const far = out(next());
      return circle(far * Math.cos(turn), 62 + 0.87 * far * Math.sin(turn), radius(next()));
    });
  const leaves = around(
    (q) => 17 + 5 * q,
    9,
    (q) => 15 + 6 * q,
  );
  const fruit = around(
    (q) => 29 * Math.sqrt(q),
    11,
    () => 2.3,
  );
  return { tree: union(box(-2.6, -6, 2.6, 44), circle(0, 62, 30), ...leaves), fruit: union(...fruit) };
}

/** A broad crown on a short trunk. The foot is at (0, 0). */
export function chestnut(next) {
  const leaves = Array.from({ length: 13 }, (_, i) => {
    const turn = (i / 13) * TAU + 0.5 * next();
    const far = 22 + 7 * next();
    return circle(1.25 * far * Math.cos(turn), 52 + 0.86 * far * Math.sin(turn), 13 + 6 * next());
  });
  return union(box(-4, -14, 4, 40), circle(0, 52, 28), ...leaves);
}
