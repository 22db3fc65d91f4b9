// Band-limited oscillators, which have one table for each shape and number of harmonics, and a state-variable filter.
import { SAMPLE_RATE, TAU } from './timeline.mjs';

const TABLE_SIZE = 2048;
const tables = new Map();

/** Amplitude of harmonic h (1, 2, 3...) for each shape. `square` has the duty cycle of the brand's battlements, 60 %. */
const SHAPES = {
  saw: (h) => 1 / h,
  square: (h) => Math.sin(Math.PI * h * 0.6) / h,
  pulse: (h) => Math.sin(Math.PI * h * 0.31) / h,
  triangle: (h) => (h % 2 ? (h % 4 === 1 ? 1 : -1) / (h * h) : 0),
};

function wavetable(shape, harmonics) {
  const key = `${shape}:${harmonics}`;
  const known = tables.get(key);
  if (known) return known;
  const table = new Float32Array(TABLE_SIZE + 1);
  for (let h = 1; h <= harmonics; h++) {
    const amplitude = SHAPES[shape](h);
    for (let i = 0; i <= TABLE_SIZE; i++) table[i] += amplitude * Math.sin((TAU * h * i) / TABLE_SIZE);
  }
  tables.set(key, table);
  return table;
}

/**
 * @param highest frequency in Hz above which there are no harmonics, so that nothing aliases
 * @returns next(frequency in Hz), which returns one sample per call
 */
export function createOscillator(shape, frequency, { highest = 11000, phase = 0 } = {}) {
  const harmonics = Math.max(1, Math.min(40, Math.floor(highest / frequency)));
  const table = wavetable(shape, harmonics);
  let position = phase;
  return (hz) => {
    position += hz / SAMPLE_RATE;
    position -= Math.floor(position);
    const exact = position * TABLE_SIZE;
    const index = Math.floor(exact);
    return table[index] + (table[index + 1] - table[index]) * (exact - index);
  };
}

/** Zavalishin's state-variable filter. It takes (input, cutoff in Hz, resonance) and returns lowpass, bandpass and highpass. */
export function createFilter() {
  const out = { lowpass: 0, bandpass: 0, highpass: 0 };
  let low = 0;
  let band = 0;
  let lastCutoff = -1;
  let g = 0;
  return (input, cutoff, resonance) => {
    if (cutoff !== lastCutoff) {
      g = Math.tan((Math.PI * Math.min(cutoff, 18000)) / SAMPLE_RATE);
      lastCutoff = cutoff;
    }
    const damping = 1 / resonance;
    out.highpass = (input - (g + damping) * band - low) / (1 + g * (g + damping));
    out.bandpass = g * out.highpass + band;
    out.lowpass = g * out.bandpass + low;
    band = g * out.highpass + out.bandpass;
    low = g * out.bandpass + out.lowpass;
    return out;
  };
}
