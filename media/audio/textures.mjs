// Atmosphere without a pitch, such as night air and risers.
import { createFilter } from './oscillators.mjs';
import { SAMPLE_RATE, TAU } from './timeline.mjs';

/** A band of noise that swells `swells` times along the timeline and is silent at both ends. */
export function nightAir(timeline, bus, { swells = 2, level = 0.02 } = {}) {
  const fade = 0.5 * SAMPLE_RATE;
  for (const [channel, tint] of [
    [bus[0], 1],
    [bus[1], 1.1],
  ]) {
    const filter = createFilter();
    let cutoff = 900;
    for (let i = 0; i < timeline.frames; i++) {
      const turn = TAU * swells * (i / timeline.frames);
      if (i % 64 === 0) cutoff = (900 + 500 * Math.sin(turn)) * tint;
      const edge = Math.min(1, i / fade, (timeline.frames - 1 - i) / fade);
      const swell = 0.6 + 0.4 * Math.sin(turn - 1);
      channel[i] +=
        filter(timeline.random() * 2 - 1, cutoff, 0.8).bandpass *
        level *
        swell *
        Math.sin((edge * Math.PI) / 2);
    }
  }
}

/** Noise that opens from `low` to `high` Hz, grows and ends softly. */
export function riser(timeline, bus, start, { length, low = 300, high = 5200, velocity = 1 }) {
  for (const pan of [-0.7, 0.7]) {
    const filter = createFilter();
    let cutoff = low;
    timeline.write(bus, start, length, pan, (t, i) => {
      const progress = i / length;
      if (i % 32 === 0) cutoff = low * (high / low) ** progress;
      const envelope = progress ** 2 * Math.min(1, (1 - progress) / 0.04);
      return filter(timeline.random() * 2 - 1, cutoff, 1.4).bandpass * envelope * velocity * 0.3;
    });
  }
}

/** Noise that closes and fades, like a wave, after a section has begun. */
export function wash(timeline, bus, start, { length, velocity = 1 }) {
  for (const pan of [-0.7, 0.7]) {
    const filter = createFilter();
    let cutoff = 6000;
    timeline.write(bus, start, length, pan, (t, i) => {
      const progress = i / length;
      if (i % 32 === 0) cutoff = 6000 * 0.08 ** progress;
      return (
        filter(timeline.random() * 2 - 1, cutoff, 0.8).bandpass *
        (1 - progress) ** 2 *
        Math.min(1, t * 60) *
        velocity *
        0.2
      );
    });
  }
}
