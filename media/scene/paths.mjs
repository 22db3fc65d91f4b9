// Lines of points as short SVG path data.

/** Douglas-Peucker: keeps the points further than `tolerance` px from the simplified line. */
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

/** Points in px to the shortest relative path data with one decimal; rounding errors do not add up. */
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
