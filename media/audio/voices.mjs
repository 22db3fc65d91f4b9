// Instruments with a pitch. All of them take (timeline, bus, start frame, frequency in Hz, options). `length` is in frames,
// `velocity` about 0 to 1, and `pan` from -1 to 1.
import { createFilter, createOscillator } from './oscillators.mjs';
import { SAMPLE_RATE, TAU } from './timeline.mjs';

const seconds = (value) => value * SAMPLE_RATE;
const attack = (t, time) => Math.min(1, t / time);
const release = (i, length, time) => Math.min(1, (length - i) / seconds(time));

/** A round bass. A little of the second and third harmonics makes it audible on a phone. */
export function bass(timeline, bus, start, frequency, { length, velocity = 1, decay = 1.2, drive = 1.5 }) {
  const total = length + seconds(0.05);
  let phase = 0;
  timeline.write(bus, start, total, 0, (t, i) => {
    phase += frequency / SAMPLE_RATE;
    const tone = Math.sin(TAU * phase) + 0.2 * Math.sin(TAU * 2 * phase) + 0.12 * Math.sin(TAU * 3 * phase);
    return (
      Math.tanh(drive * tone) * attack(t, 0.008) * release(i, total, 0.045) * Math.exp(-t * decay) * velocity
    );
  });
}

/**
 * Three detuned saws for each note behind a slow low-pass filter.
 * @param cutoff returns the filter's cutoff in Hz for a position in bars
 */
export function pad(
  timeline,
  bus,
  start,
  frequency,
  { length, velocity = 1, pan = 1, cutoff, rise = 0.9, fall = 1.3 },
) {
  const total = length + seconds(fall);
  for (const [detune, side] of [
    [-0.07, -0.75],
    [0.02, 0.1],
    [0.08, 0.75],
  ]) {
    const hz = frequency * 2 ** (detune / 12);
    const saw = createOscillator('saw', hz, { highest: 5200, phase: timeline.random() });
    const filter = createFilter();
    const drift = timeline.random() * TAU;
    let hold = 0;
    timeline.write(bus, start, total, side * pan, (t, i) => {
      if (i % 32 === 0) hold = cutoff(timeline.barOf(start + i)) + 110 * Math.sin(TAU * t * 0.21 + drift);
      const envelope = attack(t, rise) * release(i, total, fall);
      return filter(saw(hz), hold, 0.8).lowpass * envelope * velocity * 0.2;
    });
  }
}

/** A plucked wave, whose filter closes after each note. At the attack the filter is `brightness` Hz above 420 Hz. */
export function pluck(timeline, bus, start, frequency, options) {
  const { velocity = 1, pan = 0, brightness = 2600, shape = 'pulse', decay = 7.5, duration = 0.55 } = options;
  const wave = createOscillator(shape, frequency);
  const filter = createFilter();
  const total = seconds(duration);
  let hold = 0;
  timeline.write(bus, start, total, pan, (t, i) => {
    if (i % 8 === 0) hold = 420 + brightness * Math.exp(-t * decay * 2);
    const envelope = Math.exp(-t * decay) * attack(t, 0.0018) * release(i, total, 0.05);
    return filter(wave(frequency), hold, 1.2).lowpass * envelope * velocity;
  });
}

/** The castle's square wave, which starts and stops as hard as a merlon and its gap. */
export function squareTone(
  timeline,
  bus,
  start,
  frequency,
  { length, velocity = 1, pan = 0, brightness = 1500 },
) {
  const square = createOscillator('square', frequency);
  const filter = createFilter();
  const total = length + seconds(0.06);
  let hold = 0;
  timeline.write(bus, start, total, pan, (t, i) => {
    if (i % 8 === 0) hold = 300 + brightness * (0.55 + 0.45 * Math.exp(-t * 9));
    const envelope = attack(t, 0.006) * release(i, total, 0.06) * (0.75 + 0.25 * Math.exp(-t * 6));
    return filter(square(frequency), hold, 0.9).lowpass * envelope * velocity;
  });
}

/** A singing voice of triangle and square, with a soft attack, a late vibrato and a short glide from the previous note. */
export function lead(timeline, bus, start, frequency, options) {
  const {
    length,
    velocity = 1,
    pan = 0,
    from = frequency,
    brightness = 1500,
    rise = 0.035,
    fall = 0.22,
  } = options;
  const triangle = createOscillator('triangle', frequency);
  const square = createOscillator('square', frequency, { phase: 0.25 });
  const filter = createFilter();
  const total = length + seconds(fall);
  let hold = 0;
  timeline.write(bus, start, total, pan, (t, i) => {
    const glide = (from / frequency) ** Math.exp(-t * 38);
    const vibrato = 1 + 0.0042 * Math.min(1, t / 0.6) * Math.sin(TAU * 5.1 * t);
    const hz = frequency * glide * vibrato;
    const tone = triangle(hz) * 0.8 + square(hz) * 0.28;
    if (i % 8 === 0) hold = 500 + brightness * (0.6 + 0.4 * Math.exp(-t * 3));
    return filter(tone, hold, 0.8).lowpass * attack(t, rise) * release(i, total, fall) * velocity;
  });
}

/** An electric piano with a warm body and a short tine, made by frequency modulation. */
export function keys(timeline, bus, start, frequency, { length, velocity = 1, pan = 0, decay = 1.5 }) {
  const total = length + seconds(0.3);
  const tine = Math.min(8, Math.floor(6000 / frequency));
  timeline.write(bus, start, total, pan, (t, i) => {
    const body = Math.sin(
      TAU * frequency * t + 0.9 * velocity * Math.exp(-t * 4) * Math.sin(TAU * frequency * t),
    );
    const strike = 0.09 * velocity * Math.exp(-t * 22) * Math.sin(TAU * frequency * tine * t);
    const envelope = attack(t, 0.004) * Math.exp(-t * decay) * release(i, total, 0.3);
    return (body + strike) * envelope * velocity;
  });
}

/** A bell, made by frequency modulation with two operators. */
export function bell(timeline, bus, start, frequency, { velocity = 1, pan = 0, decay = 2.4 }) {
  const total = seconds(2.4);
  timeline.write(bus, start, total, pan, (t, i) => {
    const modulator = 1.6 * Math.exp(-t * 5) * Math.sin(TAU * frequency * 3.01 * t);
    const envelope = Math.exp(-t * decay) * attack(t, 0.0035) * release(i, total, 0.2);
    return Math.sin(TAU * frequency * t + modulator) * envelope * velocity;
  });
}
