// The last stage sets the loudness, limits the peaks and adds fades. ffmpeg measures the loudness (EBU R 128).
import { spawnSync } from 'node:child_process';
import { SAMPLE_RATE } from './timeline.mjs';

const LOOKAHEAD = Math.round(0.003 * SAMPLE_RATE);
const RELEASE = 1 / (0.09 * SAMPLE_RATE);

/** Integrated loudness in LUFS of a stereo float signal. */
function loudnessOf([left, right]) {
  const interleaved = new Float32Array(left.length * 2);
  for (let i = 0; i < left.length; i++) {
    interleaved[2 * i] = left[i];
    interleaved[2 * i + 1] = right[i];
  }
  const args = ['-hide_banner', '-nostats', '-f', 'f32le', '-ar', String(SAMPLE_RATE), '-ac', '2', '-i', '-'];
  const run = spawnSync('ffmpeg', [...args, '-af', 'ebur128=framelog=verbose', '-f', 'null', '-'], {
    input: Buffer.from(interleaved.buffer),
    encoding: 'utf8',
  });
  const match = /I:\s+(-?[\d.]+) LUFS/.exec(run.stderr ?? '');
  if (run.status !== 0 || !match) throw new Error(`ffmpeg could not measure the loudness: ${run.stderr}`);
  return Number(match[1]);
}

/** Limits a signal in place to `ceiling`. The limiter looks ahead and moves the gain over 3 ms, so that nothing clicks. */
export function limit([left, right], ceiling) {
  const frames = left.length;
  const held = new Float32Array(frames).fill(1);
  for (let i = 0; i < frames; i++) {
    const peak = Math.max(Math.abs(left[i]), Math.abs(right[i]));
    if (peak <= ceiling) continue;
    for (let frame = Math.max(0, i - LOOKAHEAD + 1); frame <= i; frame++)
      held[frame] = Math.min(held[frame], ceiling / peak);
  }
  let gain = 1;
  for (let i = 0; i < frames; i++) {
    gain = Math.min(held[i], gain + (1 - gain) * RELEASE);
    held[i] = gain;
  }
  let sum = 0;
  for (let i = 1 - LOOKAHEAD; i <= 0; i++) sum += held[0];
  const smooth = new Float32Array(frames);
  for (let i = 0; i < frames; i++) {
    smooth[i] = Math.min(1, sum / LOOKAHEAD);
    sum += held[Math.min(i + 1, frames - 1)] - held[Math.max(0, i - LOOKAHEAD + 1)];
  }
  for (let i = 0; i < frames; i++) {
    left[i] *= smooth[i];
    right[i] *= smooth[i];
  }
}

/** Gently saturates samples above the knee and leaves all others as they are. */
function warm(signal, gain) {
  return signal.map((channel) =>
    channel.map((value) => {
      const x = value * gain;
      const size = Math.abs(x);
      return size < 0.6 ? x : Math.sign(x) * (0.6 + 0.4 * Math.tanh((size - 0.6) / 0.4));
    }),
  );
}

/** Brings a mix to `target` LUFS (within 0.1) with no sample above `ceiling` dBFS. */
export function master(mix, { target, ceiling }) {
  const limitLevel = 10 ** (ceiling / 20);
  let gain = 10 ** ((target - loudnessOf(mix)) / 20);
  for (let pass = 0; ; pass++) {
    const out = warm(mix, gain);
    limit(out, limitLevel);
    const error = target - loudnessOf(out);
    if (Math.abs(error) < 0.1 || pass === 5) return out;
    gain *= 10 ** (error / 20);
  }
}

/** Fades the beginning and the end in place. The lengths are in seconds. */
export function fade(signal, { fadeIn, fadeOut }) {
  const inFrames = fadeIn * SAMPLE_RATE;
  const outFrames = fadeOut * SAMPLE_RATE;
  for (const channel of signal) {
    for (let i = 0; i < channel.length; i++) {
      const edge = Math.min(1, i / inFrames, (channel.length - 1 - i) / outFrames);
      channel[i] *= edge * edge * (3 - 2 * edge);
    }
  }
}
