// Outlines as signed distances. A shape is a function from (x, y) to design units, negative inside. y points up.
import { clamp } from './landscape/numbers.mjs';

export const circle = (cx, cy, r) => (x, y) => Math.hypot(x - cx, y - cy) - r;

export const box = (x0, y0, x1, y1) => (x, y) => {
  const dx = Math.max(x0 - x, x - x1);
  const dy = Math.max(y0 - y, y - y1);
  return Math.min(Math.max(dx, dy), 0) + Math.hypot(Math.max(dx, 0), Math.max(dy, 0));
};

/** A closed outline with straight lines between the points. */
export const polygon = (points) => (x, y) => {
  let least = Infinity;
  let inside = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [ax, ay] = points[i];
    const [bx, by] = points[j];
    const [ex, ey] = [bx - ax, by - ay];
    const t = clamp(((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey));
    least = Math.min(least, Math.hypot(x - ax - ex * t, y - ay - ey * t));
    if (ay > y !== by > y && x < ax + (ex * (y - ay)) / ey) inside = !inside;
  }
  return inside ? -least : least;
};

/** A roof that slopes to all sides. At either end its ridge is `inset` shorter than its eaves. */
export const hipped = (x0, x1, eaves, ridge, inset) =>
  polygon([
    [x0, eaves],
    [x1, eaves],
    [x1 - inset, ridge],
    [x0 + inset, ridge],
  ]);

export const ellipse = (cx, cy, rx, ry) => (x, y) => {
  const [u, v] = [(x - cx) / rx, (y - cy) / ry];
  const k = Math.hypot(u, v);
  return k === 0 ? -Math.min(rx, ry) : ((k - 1) * k) / Math.hypot(u / rx, v / ry);
};

export const union =
  (...shapes) =>
  (x, y) => {
    let least = Infinity;
    for (const shape of shapes) least = Math.min(least, shape(x, y));
    return least;
  };

export const intersection =
  (...shapes) =>
  (x, y) => {
    let greatest = -Infinity;
    for (const shape of shapes) greatest = Math.max(greatest, shape(x, y));
    return greatest;
  };

export const outside = (shape) => (x, y) => -shape(x, y);

/** Repeats a shape every `period` along x, centred on 0. */
export const repeated = (period, shape) => (x, y) => shape(x - period * Math.round(x / period), y);

/** Scales a shape by `size` and moves its origin to (ox, oy). */
export const scaled =
  (shape, size, ox = 0, oy = 0) =>
  (x, y) =>
    size * shape((x - ox) / size, (y - oy) / size);

/** Everything under a curve y = f(x). */
export const under = (f) => (x, y) => {
  const slope = (f(x + 0.05) - f(x - 0.05)) / 0.1;
  return (y - f(x)) / Math.sqrt(1 + slope * slope);
};

/** An opening with straight posts from `foot` to `spring` and `head` above them. */
const onPosts =
  (head, { half, spring, foot }) =>
  (x, y) =>
    y > spring ? head(x, y) : Math.max(Math.abs(x) - half, foot - y);

/** A pointed arch over x = 0, made of two arcs of radius `r`. */
export function ogiveArch({ half, spring, foot, r }) {
  const left = circle(half - r, spring, r);
  const right = circle(r - half, spring, r);
  return onPosts((x, y) => Math.max(left(x, y), right(x, y)), { half, spring, foot });
}

/** A round arch over x = 0. */
export const roundArch = ({ half, spring, foot }) => onPosts(circle(0, spring, half), { half, spring, foot });

/** A gable over x = 0, from eaves to ridge. */
export const gable = (half, eaves, ridge) => {
  const slope = (ridge - eaves) / half;
  return (x, y) => Math.max((y - ridge + slope * Math.abs(x)) / Math.hypot(1, slope), eaves - y);
};

/** Moves a shape along x. */
export const moved = (dx, shape) => (x, y) => shape(x - dx, y);
