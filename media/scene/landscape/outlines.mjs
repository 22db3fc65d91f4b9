// Outlines of buildings as functions of x, in px of a frame 1080 px high. x = 0 is the building's axis. Every part returns its
// height above the hill, or -1000 outside its span. A part with `mid` stands level at the hill's height at `mid`; other parts
// follow the slope.

const OUTSIDE = -1e3;

export const level = (x0, x1, part) => Object.assign(part, { mid: (x0 + x1) / 2 });

const span = (x0, x1, height) => (x) => (x < x0 || x >= x1 ? OUTSIDE : height(x));

export const wall = (x0, x1, top, merlon = 12, gap = 8, rise = 11) => {
  const n = Math.max(1, Math.round((x1 - x0 + gap) / (merlon + gap)));
  const width = (x1 - x0 - gap * (n - 1)) / n;
  return span(x0, x1, (x) => top + ((x - x0) % (width + gap) < width ? rise : 0));
};
export const tower = (...shape) => level(shape[0], shape[1], wall(...shape));
export const box = (x0, x1, top) => span(x0, x1, () => top);
export const gable = (x0, x1, base, rise) =>
  span(x0, x1, (x) => base + rise * (1 - Math.abs((x - (x0 + x1) / 2) / ((x1 - x0) / 2))));
export const ogive = (x0, x1, base, rise) =>
  span(x0, x1, (x) => {
    const u = Math.min(x - x0, x1 - x) / (x1 - x0);
    return base + rise * (Math.sqrt(Math.max(0, 1 - (1 - u) ** 2)) / Math.sqrt(0.75));
  });

/** Height of the hill under the building at x. `crest` is the hill's greatest height. */
export const hillHeight = (x, crest) =>
  crest * (0.6 * Math.exp(-(((x - 10) / 330) ** 2)) + 0.4 * Math.exp(-(((x - 60) / 760) ** 2)));

/** Height of the building above the hill at x, or 0 beside the building. */
export function buildingHeight(parts, x, crest) {
  const ground = hillHeight(x, crest);
  let height = 0;
  for (const part of parts) {
    const lift = part.mid === undefined ? 0 : hillHeight(part.mid, crest) - ground;
    height = Math.max(height, part(x) + lift);
  }
  return height;
}
