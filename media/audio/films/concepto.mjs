// El concepto: the weekend is quiet on arrival (2 bars), grows to its height (4 bars) and fades (2 bars).
import { CHORDS } from '../harmony.mjs';
import { clap, hat, shaker, tom } from '../drums.mjs';
import { mixdown } from '../mixdown.mjs';
import { fourOnTheFloor, keysChord, padChord, playKicks, playLine } from '../performance.mjs';
import { nightAir, riser, wash } from '../textures.mjs';
import { automation, createTimeline, frequencyOf } from '../timeline.mjs';
import { bass, bell, lead, pluck } from '../voices.mjs';

const HARMONY = [
  [0, 2, CHORDS.Am9],
  [2, 2, CHORDS.Fmaj9],
  [4, 1, CHORDS.C9],
  [5, 1, CHORDS.G],
  [6, 2, CHORDS.Am9],
];
const ARRIVAL = [
  [0, 4, 'E5', 1, 0.6],
  [0, 10, 'G5', 1, 0.5],
  [1, 2, 'B5', 1, 0.6],
  [1, 8, 'A5', 1, 0.5],
];
const HEIGHT = [
  [2, 4, 'C5', 4, 0.8],
  [2, 8, 'E5', 2, 0.8],
  [2, 10, 'G5', 8, 0.9],
  [3, 4, 'E5', 4, 0.8],
  [3, 8, 'C5', 7, 0.8],
  [4, 0, 'D5', 4, 0.9],
  [4, 4, 'E5', 4, 0.9],
  [4, 8, 'G5', 8, 1],
  [5, 0, 'A5', 4, 1],
  [5, 4, 'B5', 6, 1],
  [5, 10, 'G5', 6, 0.85],
];
const FAREWELL = [
  [6, 0, 'E5', 1, 0.75],
  [6, 8, 'C5', 1, 0.6],
  [7, 0, 'B4', 1, 0.55],
  [7, 8, 'A4', 1, 0.4],
];
const ARP_STEPS = [
  [0, 1],
  [2, 0.55],
  [3, 0.8],
  [5, 0.7],
  [6, 0.45],
  [7, 0.9],
  [9, 0.6],
  [10, 0.8],
  [12, 0.5],
  [13, 0.85],
  [15, 0.6],
];

export function compose() {
  const timeline = createTimeline({ bars: 8, seed: 37 });
  const [drums, hats, claps, low, pads, hands, plucks, voice, bells, air] = Array.from(
    { length: 10 },
    timeline.bus,
  );
  const cutoff = automation([
    [0, 330],
    [2, 480],
    [5.1, 1300],
    [6, 700],
    [8, 300],
  ]);
  const height = automation([
    [2, 0.3],
    [5.1, 1],
    [6, 0.7],
  ]); // The music grows as the bars in the picture do.

  const hits = playKicks(timeline, drums, [...fourOnTheFloor(2, 5), [5, 0], [5, 4], [5, 8], [6, 0, 0.6]]);
  for (const [bar, bars, chord] of HARMONY) {
    padChord(timeline, pads, chord, {
      bar,
      bars,
      cutoff,
      velocity: bar < 2 || bar > 5 ? 0.8 : 1,
      rise: bar === 0 ? 1.2 : 0.5,
    });
    if (bar === 0 || bar === 6) {
      keysChord(timeline, hands, chord.pad.slice(0, 4), { bar, length: 20, velocity: 0.6, decay: 1 });
      if (bar === 6)
        bass(timeline, low, timeline.at(6), frequencyOf(chord.root), {
          length: timeline.steps(20),
          decay: 0.8,
          velocity: 0.8,
        });
      continue;
    }
    for (let offset = 0; offset < bars; offset++) {
      for (const [step, length, velocity] of [
        [2, 1.6, 1],
        [5, 0.8, 0.7],
        [7, 0.8, 0.8],
        [10, 1.8, 1],
        [14, 1.6, 0.8],
      ]) {
        bass(timeline, low, timeline.at(bar + offset, step), frequencyOf(chord.root), {
          length: timeline.steps(length),
          velocity,
        });
      }
      for (const [step, velocity] of ARP_STEPS) {
        const name = chord.arp[(step + offset * 3) % 8];
        pluck(timeline, plucks, timeline.at(bar + offset, step), frequencyOf(name), {
          velocity,
          pan: (((step * 5) % 7) / 3.5 - 1) * 0.55,
          brightness: 900 + 4200 * height(bar + offset + step / 16),
        });
      }
    }
  }
  playLine(timeline, bells, bell, [...ARRIVAL, ...FAREWELL]);
  playLine(timeline, voice, lead, HEIGHT, { brightness: 1700 });
  for (let bar = 2; bar < 6; bar++) {
    for (const step of [2, 6, 10, 14])
      hat(timeline, hats, timeline.at(bar, step), { velocity: 0.55 + 0.4 * height(bar), open: bar > 3 });
    for (let step = 0; step < 16; step++) {
      shaker(timeline, hats, timeline.at(bar, step), {
        velocity: [0.3, 0.7, 0.4, 0.9][step % 4] * height(bar),
        pan: step % 2 ? -0.4 : 0.35,
      });
    }
    for (const step of bar > 2 ? [4, 12] : []) clap(timeline, claps, timeline.at(bar, step));
  }
  [
    [10, 130],
    [12, 110],
    [13, 98],
    [14, 82],
  ].forEach(([step, frequency], index) => {
    tom(timeline, drums, timeline.at(5, step), { frequency, velocity: 0.5, pan: index * 0.3 - 0.45 });
  });
  nightAir(timeline, air, { swells: 1, level: 0.03 });
  riser(timeline, air, timeline.at(1), { length: timeline.steps(16), velocity: 0.35 });
  wash(timeline, air, timeline.at(6), { length: timeline.steps(24), velocity: 0.5 });

  const channels = [
    { bus: drums, gain: 0.6 },
    { bus: low, gain: 0.3, duck: 1 },
    { bus: pads, gain: 0.145, duck: 0.9, lowCut: 140, reverb: 1.2 },
    { bus: hands, gain: 0.11, lowCut: 110, reverb: 0.8 },
    { bus: plucks, gain: 0.2, duck: 0.5, lowCut: 180, echo: 0.6, reverb: 0.9 },
    { bus: voice, gain: 0.12, duck: 0.35, lowCut: 160, echo: 0.4, reverb: 0.9 },
    { bus: bells, gain: 0.085, echo: 1, reverb: 3.5 },
    { bus: hats, gain: 0.52, reverb: 0.08 },
    { bus: claps, gain: 0.5, reverb: 1.3 },
    { bus: air, gain: 0.9, duck: 0.5, reverb: 0.2 },
  ];
  return { timeline, mix: mixdown(timeline, { channels, hits }) };
}
