// Percussion. The functions take (timeline, bus, start frame, options), like the voices but without a pitch.
import { createFilter } from './oscillators.mjs';
import { SAMPLE_RATE, TAU } from './timeline.mjs';

/** A kick is a falling sine with a small click. With `click` 0 it sounds like a heartbeat. */
export function kick(timeline, bus, start, { velocity = 1, click = 1 } = {}) {
  let phase = 0;
  timeline.write(bus, start, 0.42 * SAMPLE_RATE, 0, (t) => {
    const hz = 47 + (60 + 58 * click) * Math.exp(-t * 34) + 60 * click * Math.exp(-t * 160);
    phase += hz / SAMPLE_RATE;
    const body = Math.sin(TAU * phase) * Math.exp(-t * 8.2) * Math.min(1, t * 900);
    const tail = 1 - Math.max(0, (t - 0.36) / 0.06);
    const snap = (timeline.random() - 0.5) * 0.14 * click * Math.exp(-t * 420) * Math.min(1, t * 4000);
    return (body * tail + snap) * velocity;
  });
}

/** A tom for fills is a kick with a pitch. */
export function tom(timeline, bus, start, { frequency, velocity = 1, pan = 0 }) {
  let phase = 0;
  timeline.write(bus, start, 0.4 * SAMPLE_RATE, pan, (t) => {
    phase += (frequency * (1 + 0.5 * Math.exp(-t * 22))) / SAMPLE_RATE;
    const tail = Math.min(1, (0.4 - t) / 0.05);
    return Math.sin(TAU * phase) * Math.exp(-t * 9) * Math.min(1, t * 400) * tail * velocity;
  });
}

function noiseHit(timeline, bus, start, { seconds, cutoff, resonance, band, decay, velocity, pan = 0 }) {
  const shape = createFilter();
  const clean = createFilter();
  timeline.write(bus, start, seconds * SAMPLE_RATE, pan, (t) => {
    const noise = shape(timeline.random() * 2 - 1, cutoff, resonance)[band];
    const envelope = Math.exp(-t * decay) * Math.min(1, t * 1500) * Math.min(1, (seconds - t) / 0.01);
    return clean(noise, cutoff * 0.9, 0.7).highpass * envelope * velocity;
  });
}

/** An off-beat hat, which rings if it is `open`. */
export function hat(timeline, bus, start, { velocity = 1, open = false, pan = 0.12 } = {}) {
  const decay = open ? 15 : 36;
  noiseHit(timeline, bus, start, {
    seconds: open ? 0.24 : 0.13,
    cutoff: 7400,
    resonance: 0.7,
    band: 'highpass',
    decay,
    velocity: velocity * 0.42,
    pan,
  });
}

export function shaker(timeline, bus, start, { velocity = 1, pan = 0 } = {}) {
  noiseHit(timeline, bus, start, {
    seconds: 0.07,
    cutoff: 5400,
    resonance: 1.6,
    band: 'bandpass',
    decay: 66,
    velocity: velocity * 0.32,
    pan,
  });
}

/** A soft clap of three short bursts. */
export function clap(timeline, bus, start, { velocity = 1 } = {}) {
  for (const [delay, decay] of [
    [0, 120],
    [0.009, 120],
    [0.019, 24],
  ]) {
    noiseHit(timeline, bus, start + Math.round(delay * SAMPLE_RATE), {
      seconds: 0.16,
      cutoff: 1450,
      resonance: 1.1,
      band: 'bandpass',
      decay,
      velocity: velocity * 0.5,
    });
  }
}

/** A wooden tick. */
export function rim(timeline, bus, start, { velocity = 1, pan = 0.3 } = {}) {
  timeline.write(bus, start, 0.09 * SAMPLE_RATE, pan, (t) => {
    const wood = Math.sin(TAU * 820 * t) + 0.5 * Math.sin(TAU * 1330 * t);
    return wood * Math.exp(-t * 70) * Math.min(1, t * 1200) * Math.min(1, (0.09 - t) / 0.01) * velocity * 0.5;
  });
}
