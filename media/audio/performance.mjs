// Ways of playing that all scores share. Notes are [bar, step, name, length in steps, velocity].
import { kick } from './drums.mjs';
import { keys, pad } from './voices.mjs';
import { frequencyOf } from './timeline.mjs';

/** Plays a list of notes on one instrument. A note that follows closely glides from the note before. */
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

/** Holds the pad's voices of a chord. Outer notes are panned wider than inner ones. */
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

/** Plays a chord on the electric piano, slightly rolled from the bottom as a hand would. */
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

/** Plays kicks on [bar, step, velocity]. Returns the hits for the side-chain. */
export function playKicks(timeline, bus, pattern, options = {}) {
  return pattern.map(([bar, step, velocity = 1]) => {
    const start = timeline.at(bar, step);
    kick(timeline, bus, start, { ...options, velocity });
    return { start, velocity };
  });
}

/** A kick on every beat from `fromBar` up to, but not in, `toBar`. */
export function fourOnTheFloor(fromBar, toBar, velocity = 1) {
  const pattern = [];
  for (let bar = fromBar; bar < toBar; bar++) {
    for (const step of [0, 4, 8, 12]) pattern.push([bar, step, velocity]);
  }
  return pattern;
}
