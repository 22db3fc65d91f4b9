// ¿Qué es ALMENA? The castle's square wave, with 60 % tone and 40 % silence, climbs the wall and stands on top.
import { CHORDS } from '../harmony.mjs';
import { clap, hat, shaker } from '../drums.mjs';
import { mixdown } from '../mixdown.mjs';
import { fourOnTheFloor, padChord, playKicks, playLine } from '../performance.mjs';
import { nightAir, riser, wash } from '../textures.mjs';
import { automation, createTimeline, frequencyOf } from '../timeline.mjs';
import { bass, bell, pluck, squareTone } from '../voices.mjs';

const HARMONY = [
  [0, 2, CHORDS.Am9],
  [2, 2, CHORDS.Fmaj9],
  [4, 2, CHORDS.G69],
  [6, 1, CHORDS.Em7],
  [7, 1, CHORDS.Am9],
];
const STAIRS = [
  ['A3', 'A3', 'C4', 'E4'],
  ['A3', 'C4', 'E4', 'G4'],
  ['A3', 'C4', 'F4', 'A4'],
  ['C4', 'F4', 'A4', 'C5'],
  ['B3', 'D4', 'G4', 'B4'],
  ['D4', 'G4', 'B4', 'D5'],
  ['E4', 'B4', 'D5', 'E5'],
];
const SOLID = 2.4; // the number of steps, out of 4, for which a note sounds

export function compose() {
  const timeline = createTimeline({ bars: 8, seed: 11 });
  const [drums, hats, claps, low, pads, motif, plucks, bells, air] = Array.from({ length: 9 }, timeline.bus);
  const cutoff = automation([
    [0, 360],
    [4, 700],
    [7, 1150],
    [8, 600],
  ]);

  const hits = playKicks(timeline, drums, [...fourOnTheFloor(2, 6), [6, 0], [6, 4], [6, 8], [7, 0]]);
  for (const [bar, bars, chord] of HARMONY) {
    padChord(timeline, pads, chord, { bar, bars, cutoff, rise: bar === 7 ? 0.1 : 0.8 });
    const rhythm =
      bar === 7
        ? [[0, 14, 1]]
        : [
            [2, 2, 1],
            [6, 2, 0.8],
            [10, 2, 1],
            [14, 1.6, 0.8],
          ];
    for (let offset = 0; offset < bars; offset++) {
      if (bar + offset < 2) continue;
      for (const [step, length, velocity] of rhythm) {
        bass(timeline, low, timeline.at(bar + offset, step), frequencyOf(chord.root), {
          length: timeline.steps(length),
          velocity,
        });
      }
    }
  }

  STAIRS.forEach((names, bar) => {
    const stairs = names.map((name, beat) => [bar, beat * 4, name, SOLID, beat === 3 ? 1 : 0.85]);
    playLine(timeline, motif, squareTone, stairs, { brightness: 900 + bar * 260 });
  });
  playLine(
    timeline,
    motif,
    squareTone,
    [
      [7, 0, 'A4', 7, 0.9],
      [7, 0, 'A5', 7, 0.45],
    ],
    { brightness: 2400 },
  );

  for (let bar = 4; bar < 7; bar++) {
    const arp = (bar < 6 ? CHORDS.G69 : CHORDS.Em7).arp;
    for (const step of [2, 3, 6, 7, 10, 11, 14, 15]) {
      const options = {
        velocity: step % 2 ? 0.5 : 0.8,
        pan: step % 4 === 2 ? 0.5 : -0.5,
        brightness: 1200 + (bar - 4) * 1100,
      };
      pluck(timeline, plucks, timeline.at(bar, step), frequencyOf(arp[(step + bar) % 8]), options);
    }
  }
  playLine(timeline, bells, bell, [
    [0, 12, 'E6', 1, 0.5],
    [3, 12, 'C6', 1, 0.6],
    [7, 0, 'A5', 1, 0.8],
    [7, 3, 'E6', 1, 0.5],
    [7, 6, 'B5', 1, 0.35],
  ]);

  for (let bar = 2; bar < 7; bar++) {
    for (const step of [2, 6, 10, 14])
      hat(timeline, hats, timeline.at(bar, step), { velocity: bar < 4 ? 0.6 : 0.9 });
    for (let step = 0; step < 16 && bar >= 4; step++) {
      shaker(timeline, hats, timeline.at(bar, step), {
        velocity: [0.3, 0.7, 0.4, 0.9][step % 4],
        pan: step % 2 ? -0.4 : 0.35,
      });
    }
    for (const step of bar >= 4 ? [4, 12] : []) clap(timeline, claps, timeline.at(bar, step));
  }
  nightAir(timeline, air);
  riser(timeline, air, timeline.at(6), { length: timeline.steps(15), velocity: 0.5 });
  wash(timeline, air, timeline.at(7), { length: timeline.steps(16), velocity: 0.4 });

  const channels = [
    { bus: drums, gain: 0.6 },
    { bus: low, gain: 0.3, duck: 1 },
    { bus: pads, gain: 0.14, duck: 0.9, lowCut: 140, reverb: 1.2 },
    { bus: motif, gain: 0.23, duck: 0.35, lowCut: 120, echo: 0.3, reverb: 0.7 },
    { bus: plucks, gain: 0.18, duck: 0.5, lowCut: 180, echo: 0.6, reverb: 0.9 },
    { bus: bells, gain: 0.085, echo: 0.8, reverb: 3.5 },
    { bus: hats, gain: 0.55, reverb: 0.08 },
    { bus: claps, gain: 0.5, reverb: 1.3 },
    { bus: air, gain: 0.8, duck: 0.5, reverb: 0.3 },
  ];
  return { timeline, mix: mixdown(timeline, { channels, hits }) };
}
