/*
 * What is heard, as the hills carry it: one signal, low-passed a little more for every line that comes towards the
 * viewer. Its levels are kept for some seconds, so that a line can show at each place what was heard a while ago.
 */
import { clamp, mix } from '../landscape/numbers';

/** Corner of the low pass in Hz: everything at the wall (0), the kick and the bass at the viewer (1). */
export const cutoffOf = (u: number) => 14_000 * (90 / 14_000) ** u;

/** Level (RMS) that counts as 1: the loud parts of a track at -16 LUFS, played at the player's volume. */
const referenceOf = (u: number) => mix(0.3, 0.19, u);
const highsReference = 0.05;

/** Seconds over which a level is smoothed, in each of two steps. */
const smoothingOf = (u: number) => mix(0.008, 0.032, u);

/** Samples a remembered level stands for, and how many levels are kept: about five seconds. */
const block = 256;
const memory = 1024;

/** Two-pole Butterworth low pass whose state lives in an array of its own. */
function lowpassOf(cutoff: number, sampleRate: number) {
  const w = (2 * Math.PI * Math.min(cutoff, sampleRate * 0.45)) / sampleRate;
  const alpha = Math.sin(w) / Math.SQRT2;
  const cosine = Math.cos(w);
  return Float64Array.of(
    (1 - cosine) / 2 / (1 + alpha),
    (-2 * cosine) / (1 + alpha),
    (1 - alpha) / (1 + alpha),
    0,
    0,
  );
}

/** Passes samples through a filter; returns the sum of their squares, and what is left out with `residue`. */
function power(filter: Float64Array, samples: Float32Array, start: number, end: number, residue = false) {
  const [b = 0, a1 = 0, a2 = 0] = filter;
  let [, , , z1 = 0, z2 = 0] = filter;
  let sum = 0;
  for (let i = start; i < end; i++) {
    const x = samples[i]!;
    const y = b * x + z1;
    z1 = 2 * b * x - a1 * y + z2;
    z2 = b * x - a2 * y;
    const heard = residue ? x - y : y;
    sum += heard * heard;
  }
  filter[3] = z1;
  filter[4] = z2;
  return sum;
}

/**
 * Levels of `places.length` bands, one for each place `u` between wall (0) and viewer (1); silence is 0, a loud part
 * about 1.
 */
export class HeardBands {
  private readonly bands;
  private readonly highBand;
  private readonly rate;
  private readonly pending = new Float32Array(block);
  private filled = 0;
  private written = 0;
  /** Level of what lies above 3 kHz, smoothed. */
  highs = 0;

  constructor(sampleRate: number, places: number[]) {
    this.rate = sampleRate / block;
    this.bands = places.map((u) => ({
      filter: lowpassOf(cutoffOf(u), sampleRate),
      reference: referenceOf(u),
      keep: Math.exp(-1 / (this.rate * smoothingOf(u))),
      history: new Float32Array(memory),
      rough: 0,
      level: 0,
    }));
    this.highBand = lowpassOf(3000, sampleRate);
  }

  /** Takes in what has been heard since the last call: mono samples. */
  feed(samples: Float32Array): void {
    for (let start = 0; start < samples.length;) {
      const count = Math.min(block - this.filled, samples.length - start);
      this.pending.set(samples.subarray(start, start + count), this.filled);
      this.filled += count;
      start += count;
      if (this.filled === block) this.remember();
    }
  }

  private remember() {
    for (const band of this.bands) {
      const heard = Math.sqrt(power(band.filter, this.pending, 0, block) / block) / band.reference;
      // Twice, so that the line of a deep tone does not tremble with it.
      band.rough = heard + (band.rough - heard) * band.keep;
      band.level = band.rough + (band.level - band.rough) * band.keep;
      band.history[this.written % memory] = band.level;
    }
    const highs = Math.sqrt(power(this.highBand, this.pending, 0, block, true) / block) / highsReference;
    this.highs = Math.max(highs, this.highs * Math.exp(-1 / (this.rate * 0.09)));
    this.written += 1;
    this.filled = 0;
  }

  /** Level of a band that many seconds ago. */
  level(band: number, secondsAgo = 0): number {
    const { history } = this.bands[band]!;
    const place = this.written - 1 - clamp(secondsAgo * this.rate, 0, memory - 2);
    if (place < 0) return 0;
    const older = Math.floor(place);
    const from = history[older % memory]!;
    return older + 1 < this.written ? mix(from, history[(older + 1) % memory]!, place - older) : from;
  }
}
