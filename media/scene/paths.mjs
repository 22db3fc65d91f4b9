// Turns lines of points into short SVG path data.

/** Simplifies a line by the Douglas-Peucker algorithm, with an error of at most `tolerance` px. */
export function simplify(points, tolerance) {
  const keep = new Uint8Array(points.length);
  keep[0] = keep[points.length - 1] = 1;
  const stack = [[0, points.length - 1]];
  while (stack.length) {
    const [a, b] = stack.pop();
    const [ax, ay] = points[a];
    const [bx, by] = points[b];
    const length = Math.hypot(bx - ax, by - ay);
    let far = 0;
    let index = -1;
    for (let i = a + 1; i < b; i++) {
      const [x, y] = points[i];
      const d = Math.abs((by - ay) * (x - ax) - (bx - ax) * (y - ay)) / length;
      if (d > far) [far, index] = [d, i];
    }
    if (far > tolerance) {
      keep[index] = 1;
      stack.push([a, index], [index, b]);
    }
  }
  return points.filter((_, i) => keep[i]);
}

/** Turns points in px into the shortest relative path data with one decimal. Rounding errors do not add up. */
export function pathData(points) {
  const tenths = points.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)]);
  const number = (v) => String(v / 10).replace(/^(-?)0\./, '$1.');
  let data = '';
  let command = '';
  let [px, py] = tenths[0];
  for (const [x, y] of tenths.slice(1)) {
    const [dx, dy] = [x - px, y - py];
    if (dx === 0 && dy === 0) continue;
    const next = dy === 0 ? 'h' : dx === 0 ? 'v' : 'l';
    const values = next === 'h' ? [dx] : next === 'v' ? [dy] : [dx, dy];
    for (const [i, v] of values.entries()) {
      const text = number(v);
      const opens = i === 0 && (next !== command || next !== 'l');
      data += opens ? next + text : (text.startsWith('-') ? '' : ' ') + text;
    }
    command = next;
    px = x;
    py = y;
  }
  return `M${number(tenths[0][0])} ${number(tenths[0][1])}${data}`;
}

/** Makes every jump of the castle's outline exactly vertical. */
export const squared = (points) =>
  points.flatMap(([x, y], i) =>
    i > 0 && Math.abs(y - points[i - 1][1]) > 1
      ? [
          [x, points[i - 1][1]],
          [x, y],
        ]
      : [[x, y]],
  );

/** How many px a curve may be away from the line. */
const TOLERANCE = 1;

function slope(xs, ys, index) {
  const [before, after] = [Math.max(0, index - 3), Math.min(ys.length - 1, index + 3)];
  return (ys[after] - ys[before]) / (xs[after] - xs[before]);
}

/** Control points of a cubic curve between two samples, which leaves and arrives in the direction of the line. */
function curve(xs, ys, from, to) {
  const third = (xs[to] - xs[from]) / 3;
  return [
    [xs[from] + third, ys[from] + slope(xs, ys, from) * third],
    [xs[to] - third, ys[to] - slope(xs, ys, to) * third],
    [xs[to], ys[to]],
  ];
}

function fits(xs, ys, from, to) {
  const [[, y1], [, y2], [, y3]] = curve(xs, ys, from, to);
  return Array.from({ length: 30 }, (_, index) => (index + 1) / 31).every((t) => {
    const rest = 1 - t;
    const y = rest ** 3 * ys[from] + 3 * rest ** 2 * t * y1 + 3 * rest * t ** 2 * y2 + t ** 3 * y3;
    return Math.abs(y - ys[Math.round(from + t * (to - from))]) <= TOLERANCE;
  });
}

/** Turns a line of close samples at even steps into few cubic curves, in whole px relative to the pen. */
export function smoothPath(xs, ys) {
  let pen = [Math.round(xs[0]), Math.round(ys[0])];
  let data = `M${pen.join(' ')}c`;
  for (let from = 0; from < ys.length - 1;) {
    let to = Math.min(ys.length - 1, from + 20);
    const furthest = Math.min(ys.length - 1, from + 6000);
    for (let next = to; next <= furthest; next += 10) if (fits(xs, ys, from, next)) to = next;
    const numbers = curve(xs, ys, from, to).flatMap(([x, y]) => [
      Math.round(x) - pen[0],
      Math.round(y) - pen[1],
    ]);
    data += numbers
      .map((value, index) => (value < 0 || (from === 0 && index === 0) ? `${value}` : ` ${value}`))
      .join('');
    pen = [pen[0] + numbers[4], pen[1] + numbers[5]];
    from = to;
  }
  return data;
}
