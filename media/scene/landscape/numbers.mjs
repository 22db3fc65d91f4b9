// Numeric functions for the landscape. All of them are deterministic.

export const TAU = Math.PI * 2;

export const clamp = (value, low = 0, high = 1) => (value < low ? low : value > high ? high : value);

export const mix = (a, b, t) => a + (b - a) * t;

/** Smoothstep from a to b. It runs backwards if a > b. */
export const smooth = (a, b, x) => {
  const t = clamp((x - a) / (b - a));
  return t * t * (3 - 2 * t);
};

/** Turns '#rrggbb' (sRGB) into linear light. */
export function linearRgb(hex) {
  const channel = (start) => {
    const c = parseInt(hex.slice(start, start + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** Random numbers in [0, 1) from a seed, by mulberry32. */
export function random(seed) {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Smooths a row over `cut` samples with Lanczos-2, which rings a little, like a truncated Fourier series. */
export function lowpass(row, cut) {
  const radius = Math.ceil(cut * 2);
  const kernel = new Float32Array(radius * 2 + 1);
  const out = new Float32Array(row.length);
  let sum = 0;
  for (let j = -radius; j <= radius; j++) {
    const u = j / cut;
    const v =
      u === 0
        ? 1
        : (Math.sin(Math.PI * u) / (Math.PI * u)) * (Math.sin((Math.PI * u) / 2) / ((Math.PI * u) / 2));
    kernel[j + radius] = v;
    sum += v;
  }
  for (let i = 0; i < row.length; i++) {
    let s = 0;
    for (let j = -radius; j <= radius; j++) {
      const q = i + j;
      if (q >= 0 && q < row.length) s += row[q] * kernel[j + radius];
    }
    out[i] = s / sum;
  }
  return out;
}
