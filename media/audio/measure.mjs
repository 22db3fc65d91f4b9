// node measure.mjs [--lap] file...   Loudness, true peak, balance, arc and clicks of decoded audio files (needs ffmpeg).
// With --lap it also checks the loop window of the page: from 0.1 s, one exact lap of 32 bars.
import { spawnSync } from 'node:child_process';
import { createFilter } from './oscillators.mjs';
import { BEAT_FRAMES, SAMPLE_RATE } from './timeline.mjs';

const LOOP_START = Math.round(0.1 * SAMPLE_RATE);
const LAP = Math.round(32 * 4 * BEAT_FRAMES);
const decibels = (power) => 10 * Math.log10(power + 1e-12);

function ffmpeg(file, args) {
  const run = spawnSync('ffmpeg', ['-hide_banner', '-nostats', '-i', file, ...args], { maxBuffer: 2 ** 28 });
  if (run.status !== 0) throw new Error(`${file}: ${run.stderr}`);
  return run;
}

function decode(file) {
  const { stdout } = ffmpeg(file, ['-f', 'f32le', '-ar', String(SAMPLE_RATE), '-ac', '2', '-']);
  const samples = new Float32Array(stdout.buffer, stdout.byteOffset, stdout.length / 4);
  return [samples.filter((_, i) => i % 2 === 0), samples.filter((_, i) => i % 2 === 1)];
}

/** Integrated loudness (LUFS), range (LU) and true peak (dBTP). */
function loudness(file) {
  const text = ffmpeg(file, [
    '-af',
    'ebur128=peak=true:framelog=verbose',
    '-f',
    'null',
    '-',
  ]).stderr.toString();
  const read = (pattern) => Number(pattern.exec(text)?.[1]);
  return {
    lufs: read(/I:\s+(-?[\d.]+) LUFS/),
    range: read(/LRA:\s+([\d.]+) LU/),
    truePeak: read(/Peak:\s+(-?[\d.]+) dBFS/),
  };
}

/** Share of the energy below 120 Hz, between, and above 2 kHz. */
function balance(signal) {
  const energy = { low: 0, middle: 0, high: 0 };
  for (const channel of signal) {
    const splits = [createFilter(), createFilter(), createFilter(), createFilter()];
    for (const value of channel) {
      const low = splits[1](splits[0](value, 120, 0.707).lowpass, 120, 0.707).lowpass;
      const high = splits[3](splits[2](value, 2000, 0.707).highpass, 2000, 0.707).highpass;
      energy.low += low ** 2;
      energy.high += high ** 2;
      energy.middle += (value - low - high) ** 2;
    }
  }
  const total = energy.low + energy.middle + energy.high;
  return Object.entries(energy)
    .map(([band, value]) => `${band} ${((100 * value) / total).toFixed(1)} %`)
    .join(', ');
}

/** RMS in dB of each stretch of `bars` bars. */
function arc([left, right], bars) {
  const frames = left.length;
  const size = bars * 4 * BEAT_FRAMES;
  const levels = [];
  for (let start = 0; start + size * 0.5 < frames; start += size) {
    let power = 0;
    const from = Math.round(start);
    const to = Math.min(frames, Math.round(start + size));
    for (let i = from; i < to; i++) power += left[i] ** 2 + right[i] ** 2;
    levels.push(decibels(power / (2 * (to - from))).toFixed(1));
  }
  return levels.join(' ');
}

function largestJump(channel) {
  let largest = 0;
  for (let i = 1; i < channel.length; i++) largest = Math.max(largest, Math.abs(channel[i] - channel[i - 1]));
  return largest.toFixed(3);
}

const mean = (channel) => channel.reduce((sum, value) => sum + value, 0) / channel.length;

function seam([left]) {
  const end = LOOP_START + LAP;
  let typical = 0;
  for (let i = 1; i < left.length; i++) typical += Math.abs(left[i] - left[i - 1]);
  typical /= left.length - 1;
  const jump = Math.abs(left[LOOP_START] - left[end - 1]);
  let cross = 0;
  let first = 0;
  let second = 0;
  for (let i = -2400; i < 4800; i++) {
    const before = left[LOOP_START + i];
    const after = left[end + i];
    cross += before * after;
    first += before ** 2;
    second += after ** 2;
  }
  const correlation = (cross / Math.sqrt(first * second)).toFixed(5);
  const mismatch = Math.abs(left[LOOP_START] - left[end]);
  return `jump ${jump.toFixed(5)} (typical ${typical.toFixed(5)}, of it ${mismatch.toFixed(5)} by the codec), correlation of both sides ${correlation}`;
}

const lap = process.argv.includes('--lap');
for (const file of process.argv.slice(2).filter((argument) => argument !== '--lap')) {
  const whole = decode(file);
  const signal = lap ? whole.map((channel) => channel.subarray(LOOP_START, LOOP_START + LAP)) : whole;
  const { lufs, range, truePeak } = loudness(file);
  console.log(`${file}  ${(whole[0].length / SAMPLE_RATE).toFixed(3)} s`);
  console.log(`  ${lufs} LUFS, range ${range} LU, true peak ${truePeak} dBTP`);
  console.log(`  energy: ${balance(signal)}`);
  console.log(`  RMS every ${lap ? 4 : 1} bars: ${arc(signal, lap ? 4 : 1)}`);
  console.log(
    `  largest jump ${signal.map(largestJump).join(' / ')}, mean ${signal.map((c) => mean(c).toFixed(6)).join(' / ')}`,
  );
  if (lap) console.log(`  seam: ${seam(whole)}`);
}
