// Drums and bass of the track.
import { clap, hat, rim, shaker, tom } from '../drums.mjs';
import { fourOnTheFloor, playKicks } from '../performance.mjs';
import { frequencyOf } from '../timeline.mjs';
import { bass } from '../voices.mjs';
import { HARMONY } from './score.mjs';

const FILL_BARS = [7, 11, 19, 29]; // the last beat is silent before a new phrase

function kickPattern() {
  const heart = [2, 3].flatMap((bar) => [
    [bar, 0, 0.5],
    [bar, 8, 0.4],
  ]);
  const steady = [...fourOnTheFloor(4, 20), ...fourOnTheFloor(24, 31)];
  const isFill = ([bar, step]) => step === 12 && FILL_BARS.includes(bar);
  return { heart, steady: [...steady.filter((hit) => !isFill(hit)), [31, 0, 0.8], [31, 8, 0.5]] };
}

/** @returns the hits of the kick, for the side-chain */
export function playDrums(timeline, { kicks, hats, claps, toms }) {
  const { heart, steady } = kickPattern();
  const hits = [...playKicks(timeline, kicks, heart, { click: 0 }), ...playKicks(timeline, kicks, steady)];

  for (let bar = 4; bar < 32; bar++) {
    if (bar >= 20 && bar < 24) continue;
    const full = bar >= 12;
    const ending = bar >= 30 ? (31.6 - bar) / 1.6 : 1;
    for (const step of [2, 6, 10, 14]) {
      const open = full && step === 14 && bar % 4 === 3;
      hat(timeline, hats, timeline.at(bar, step), {
        velocity: (bar < 8 ? 0.45 : full ? 0.95 : 0.75) * ending,
        open,
      });
    }
    for (let step = 0; step < 16 && bar >= 6; step++) {
      const accent = [0.32, 0.7, 0.45, 0.95][step % 4] * (0.85 + 0.3 * timeline.random());
      const late = Math.round((step % 2) * 480);
      shaker(timeline, hats, timeline.at(bar, step) + late, {
        velocity: accent * (full ? 1 : 0.7) * ending,
        pan: step % 2 ? -0.4 : 0.35,
      });
    }
    for (const step of bar >= 8 && bar < 31 ? [4, 12] : [])
      clap(timeline, claps, timeline.at(bar, step), { velocity: full ? 1 : 0.75 });
    for (const step of full && bar < 30
      ? [
          [3, 11],
          [6, 13],
        ][bar % 2]
      : []) {
      rim(timeline, hats, timeline.at(bar, step), { velocity: 0.28, pan: bar % 2 ? 0.45 : -0.45 });
    }
  }
  for (const bar of [11, 19, 23]) {
    [
      [10, 138],
      [12, 124],
      [13, 110],
      [14, 98],
      [15, 87],
    ].forEach(([step, frequency], index) => {
      if (bar === 11 && index < 2) return;
      tom(timeline, toms, timeline.at(bar, step), {
        frequency,
        velocity: 0.4 + index * 0.06,
        pan: index * 0.25 - 0.5,
      });
    });
  }
  return hits;
}

const LONG = [[0, 14, 0, 0.8]];
const SYNCOPATED = [
  [2, 1.4, 0, 1],
  [5, 0.8, 0, 1],
  [7, 0.7, 12, 0.6],
  [10, 1.6, 0, 1],
  [13, 0.7, 0, 1],
];
const ROLLING = [
  [2, 2, 0, 1],
  [4.5, 1, 0, 0.7],
  [6, 2, 0, 1],
  [9, 0.8, 12, 0.55],
  [10, 2, 0, 1],
  [13, 0.8, 7, 0.7],
];

/** The bass has long notes in the breath, is syncopated in the first part and rolls in the second. It leads into each chord. */
export function playBass(timeline, bus) {
  HARMONY.forEach(([first, bars, chord], index) => {
    const next = HARMONY[(index + 1) % HARMONY.length][2];
    for (let bar = first; bar < first + bars; bar++) {
      const quiet = bar < 4 || (bar >= 20 && bar < 24) || bar === 31;
      const rhythm = quiet ? LONG : bar >= 12 && bar < 20 ? ROLLING : SYNCOPATED;
      const root = frequencyOf(chord.root);
      for (const [step, length, interval, velocity] of rhythm) {
        bass(timeline, bus, timeline.at(bar, step), root * 2 ** (interval / 12), {
          length: timeline.steps(length),
          velocity: velocity * (bar < 2 ? 0.6 : 1),
          decay: quiet ? 0.8 : 1.2,
        });
      }
      if (quiet || bar !== first + bars - 1) continue;
      bass(timeline, bus, timeline.at(bar, 14), frequencyOf(next.approach), {
        length: timeline.steps(1.6),
        velocity: 0.65,
      });
    }
  });
}
