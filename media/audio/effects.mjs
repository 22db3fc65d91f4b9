// Effects on whole buses.
import { createFilter } from './oscillators.mjs';
import { BEAT_FRAMES, SAMPLE_RATE } from './timeline.mjs';

const ECHO_FEEDBACK = 0.5;
const ECHO_DAMPING = 0.32;

/** An echo after a dotted eighth, which crosses from side to side. */
export function echo(timeline, [inLeft, inRight]) {
  const size = Math.round(BEAT_FRAMES * 0.75);
  const left = new Float32Array(size);
  const right = new Float32Array(size);
  const out = timeline.bus();
  let position = 0;
  let smoothLeft = 0;
  let smoothRight = 0;
  for (let frame = 0; frame < timeline.frames; frame++) {
    const delayedLeft = left[position];
    const delayedRight = right[position];
    smoothLeft += (delayedRight - smoothLeft) * ECHO_DAMPING;
    smoothRight += (delayedLeft - smoothRight) * ECHO_DAMPING;
    left[position] = inLeft[frame] + smoothLeft * ECHO_FEEDBACK;
    right[position] = inRight[frame] * 0.3 + smoothRight * ECHO_FEEDBACK;
    position = (position + 1) % size;
    out[0][frame] = delayedLeft;
    out[1][frame] = delayedRight;
  }
  return out;
}

const LINES = [1499, 1777, 2053, 2371, 2683, 3061, 3433, 3797];
const PRE_DELAY = Math.round(0.022 * SAMPLE_RATE);

/** A reverb made of eight delay lines that feed each other. `time` is the RT60 in seconds. */
export function reverb(timeline, [inLeft, inRight], { time = 2.8, damping = 0.42 } = {}) {
  const delays = LINES.map((size) => new Float32Array(size));
  const gains = LINES.map((size) => 10 ** ((-3 * size) / (time * SAMPLE_RATE)));
  const positions = new Int32Array(8);
  const taps = new Float32Array(8);
  const out = timeline.bus();
  for (let frame = 0; frame < timeline.frames; frame++) {
    const from = frame - PRE_DELAY;
    const dryLeft = from < 0 ? 0 : inLeft[from];
    const dryRight = from < 0 ? 0 : inRight[from];
    let sum = 0;
    for (let j = 0; j < 8; j++) {
      taps[j] += (delays[j][positions[j]] - taps[j]) * damping;
      sum += taps[j];
    }
    for (let j = 0; j < 8; j++) {
      delays[j][positions[j]] = (j % 2 ? dryRight : dryLeft) * 0.18 + (taps[j] - sum * 0.25) * gains[j];
      positions[j] = (positions[j] + 1) % LINES[j];
    }
    out[0][frame] = taps[0] - taps[2] + taps[4] - taps[6];
    out[1][frame] = taps[1] - taps[3] + taps[5] - taps[7];
  }
  return out;
}

/** Removes frequencies below `cutoff` Hz, in place. */
export function highpass(timeline, bus, cutoff) {
  for (const channel of bus) {
    const filter = createFilter();
    for (let frame = 0; frame < timeline.frames; frame++)
      channel[frame] = filter(channel[frame], cutoff, 0.7).highpass;
  }
}

/** A gain curve that falls to 0.12 on each hit of the kick and is back within a beat. */
export function sidechain(timeline, hits) {
  const curve = new Float32Array(timeline.frames).fill(1);
  const length = Math.round(BEAT_FRAMES * 0.86);
  for (const { start, velocity } of hits) {
    for (let i = 0; i < length && start + i < timeline.frames; i++) {
      const u = i / length;
      const value = 1 - 0.88 * velocity * (1 - u * u * (3 - 2 * u));
      curve[start + i] = Math.min(curve[start + i], value);
    }
  }
  let smooth = 1;
  for (let frame = 0; frame < timeline.frames; frame++) {
    smooth += (curve[frame] - smooth) * 0.006;
    curve[frame] = smooth;
  }
  return curve;
}
