// Musical time, the names of pitches, and the buffers into which everything is written.

export const SAMPLE_RATE = 48000;
export const BPM = 116;
export const BEAT_FRAMES = (60 / BPM) * SAMPLE_RATE;
export const TAU = Math.PI * 2;

const SEMITONES = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** Frequency in Hz of a note name such as 'A4', 'F#5' or 'Bb3' (A4 = 440 Hz). */
export function frequencyOf(name) {
  const match = /^([A-G])([#b]?)(\d)$/.exec(name);
  if (!match) throw new Error(`not a note name: ${name}`);
  const [, letter, accidental, octave] = match;
  const shift = accidental === '#' ? 1 : accidental === 'b' ? -1 : 0;
  const midi = 12 * (Number(octave) + 1) + SEMITONES[letter] + shift;
  return 440 * 2 ** ((midi - 69) / 12);
}

/** Random numbers in [0, 1). The same seed always gives the same numbers. */
export function createRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/**
 * Moves a value in straight lines from bar to bar.
 * @param points pairs of [bar, value] in ascending order
 * @returns a function of the position in bars, which keeps the first and last values outside the range
 */
export function automation(points) {
  return (bar) => {
    const next = points.findIndex(([position]) => position > bar);
    if (next === 0) return points[0][1];
    if (next === -1) return points.at(-1)[1];
    const [startBar, startValue] = points[next - 1];
    const [endBar, endValue] = points[next];
    return startValue + ((endValue - startValue) * (bar - startBar)) / (endBar - startBar);
  };
}

/** A stretch of music with a whole number of bars. */
export function createTimeline({ bars, seed }) {
  const frames = Math.round(bars * 4 * BEAT_FRAMES);
  const bus = () => [new Float32Array(frames), new Float32Array(frames)];

  /** The first frame of a step. A step is a sixteenth; bars and steps count from 0. */
  const at = (bar, step = 0) => Math.round((bar * 4 + step / 4) * BEAT_FRAMES);

  /** How many frames a number of steps takes. */
  const steps = (count) => Math.round((count / 4) * BEAT_FRAMES);

  /** The position of a frame in bars. */
  const barOf = (frame) => frame / (4 * BEAT_FRAMES);

  /** Adds `sample(seconds, frame)` to a bus. `pan` is from -1 to 1, with equal power on all places. */
  const write = (target, start, length, pan, sample) => {
    const [left, right] = target;
    const leftGain = Math.cos(((pan + 1) * Math.PI) / 4);
    const rightGain = Math.sin(((pan + 1) * Math.PI) / 4);
    const count = Math.min(Math.round(length), frames - start);
    for (let i = 0; i < count; i++) {
      const value = sample(i / SAMPLE_RATE, i);
      const frame = start + i;
      left[frame] += value * leftGain;
      right[frame] += value * rightGain;
    }
  };

  return { bars, frames, bus, at, steps, barOf, write, random: createRandom(seed) };
}
