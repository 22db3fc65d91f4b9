// Ways of playing shared by all scores. Notes are [bar, step, name, length in steps, velocity].
import { kick } from './drums.mjs';
import { keys, pad } from './voices.mjs';
import { frequencyOf } from './timeline.mjs';

/** Plays a list of notes on one instrument; a note that follows closely glides from the one before. */
export function playLine(timeline, bus, instrument, notes, options = {}) {
  let previous = null;
  for (const [bar, step, name, length, velocity = 1] of notes) {
    const frequency = frequencyOf(name);
    const position = bar * 16 + step;
    const from = previous && position - previous.end <= 1 ? previous.frequency : frequency;
    instrument(timeline, bus, timeline.at(bar, step), frequency, {
      ...options,
      length: timeline.steps(length),
      velocity: velocity * (options.velocity ?? 1),
      from,
    });
    previous = { frequency, end: position + length };
  }
}

/** Holds the pad voicing of a chord; outer notes stand wider than inner ones. */
export function padChord(timeline, bus, chord, { bar, bars, cutoff, velocity = 1, rise, fall }) {
  chord.pad.forEach((name, index) => {
    pad(timeline, bus, timeline.at(bar), frequencyOf(name), {
      length: timeline.steps(bars * 16),
      pan: 0.6 + 0.08 * index,
      cutoff,
      velocity,
      rise,
      fall,
    });
  });
}

/** Electric-piano chord, slightly rolled from the bottom like a hand. */
export function keysChord(timeline, bus, names, { bar, step = 0, length = 14, velocity = 0.7, decay }) {
  names.forEach((name, index) => {
    const start = timeline.at(bar, step) + Math.round(index * 620 + timeline.random() * 260);
    keys(timeline, bus, start, frequencyOf(name), {
      length: timeline.steps(length),
      velocity: velocity * (0.9 + 0.2 * timeline.random()),
      pan: index * 0.22 - 0.4,
      decay,
    });
  });
}

/** Plays kicks on [bar, step, velocity] and returns the hits the side-chain listens to. */
export function playKicks(timeline, bus, pattern, options = {}) {
  return pattern.map(([bar, step, velocity = 1]) => {
    const start = timeline.at(bar, step);
    kick(timeline, bus, start, { ...options, velocity });
    return { start, velocity };
  });
}

/** Kick on every beat from one bar to another (the end is not included). */
export function fourOnTheFloor(fromBar, toBar, velocity = 1) {
  const pattern = [];
  for (let bar = fromBar; bar < toBar; bar++) {
    for (const step of [0, 4, 8, 12]) pattern.push([bar, step, velocity]);
  }
  return pattern;
}
