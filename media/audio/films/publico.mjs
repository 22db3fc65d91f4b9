// ¿Quién puede venir? Warm music with a half-time pulse, electric piano and soft plucks, like people in good company.
import { rim, shaker } from '../drums.mjs';
import { mixdown } from '../mixdown.mjs';
import { keysChord, padChord, playKicks, playLine } from '../performance.mjs';
import { nightAir } from '../textures.mjs';
import { SAMPLE_RATE, automation, createTimeline, frequencyOf } from '../timeline.mjs';
import { bass, lead, pluck } from '../voices.mjs';

const HARMONY = [
  { bar: 0, bars: 2, root: 'F2', pad: ['F3', 'A3', 'C4', 'E4'], hand: ['A3', 'C4', 'E4', 'G4'] },
  { bar: 2, bars: 2, root: 'A1', pad: ['A3', 'C4', 'E4', 'G4'], hand: ['G3', 'C4', 'E4', 'B4'] },
  { bar: 4, bars: 2, root: 'D2', pad: ['F3', 'A3', 'C4', 'E4'], hand: ['F3', 'A3', 'C4', 'E4'] },
  { bar: 6, bars: 1, root: 'G1', pad: ['G3', 'B3', 'D4', 'E4'], hand: ['F3', 'A3', 'B3', 'D4'] },
  { bar: 7, bars: 1, root: 'C2', pad: ['G3', 'C4', 'D4', 'E4'], hand: ['G3', 'C4', 'D4', 'E4'] },
];
const PLUCKS = [
  ['C5', 'G4', 'E5', 'A4'],
  ['C5', 'G4', 'A4', 'E4'],
  ['E5', 'B4', 'G5', 'C5'],
  ['E5', 'B4', 'C5', 'G4'],
  ['F5', 'C5', 'E5', 'A4'],
  ['F5', 'C5', 'A4', 'E5'],
  ['D5', 'B4', 'G4', 'D5'],
];
const SONG = [
  [1, 8, 'E4', 4, 0.7],
  [1, 12, 'G4', 4, 0.8],
  [2, 0, 'B4', 10, 0.9],
  [3, 4, 'A4', 4, 0.8],
  [3, 8, 'G4', 8, 0.8],
  [4, 4, 'A4', 4, 0.8],
  [4, 8, 'C5', 4, 0.9],
  [4, 12, 'E5', 10, 1],
  [5, 8, 'D5', 4, 0.9],
  [5, 12, 'C5', 4, 0.8],
  [6, 0, 'D5', 8, 0.9],
  [6, 8, 'B4', 6, 0.8],
  [7, 0, 'C5', 14, 0.8],
];

export function compose() {
  const timeline = createTimeline({ bars: 8, seed: 23 });
  const [drums, ticks, low, pads, hands, plucks, voice, air] = Array.from({ length: 8 }, timeline.bus);
  const cutoff = automation([
    [0, 420],
    [4, 780],
    [6, 820],
    [8, 480],
  ]);

  const pulse = [1, 2, 3, 4, 5, 6].flatMap((bar) => [
    [bar, 0, 0.9],
    [bar, 10, 0.55],
  ]);
  const hits = playKicks(timeline, drums, [...pulse, [7, 0, 0.8]], { click: 0.25 });
  for (const { bar, bars, root, pad, hand } of HARMONY) {
    padChord(timeline, pads, { pad }, { bar, bars, cutoff, rise: bar === 7 ? 0.3 : 1.1 });
    keysChord(timeline, hands, hand, { bar, length: bars * 16 - 2, velocity: 0.75, decay: 0.9 });
    if (bars === 2)
      keysChord(timeline, hands, hand.slice(1), { bar: bar + 1, step: 6, length: 9, velocity: 0.45 });
    const notes =
      bars === 2
        ? [
            [0, 0, 9],
            [0, 10, 5],
            [1, 2, 12],
          ]
        : [[0, 0, 14]];
    for (const [offset, step, length] of notes) {
      bass(timeline, low, timeline.at(bar + offset, step), frequencyOf(root), {
        length: timeline.steps(length),
        velocity: step ? 0.8 : 1,
        decay: 0.9,
        drive: 1,
      });
    }
  }
  PLUCKS.forEach((names, bar) => {
    names.forEach((name, index) => {
      const late = Math.round((0.008 + 0.012 * timeline.random()) * SAMPLE_RATE);
      pluck(timeline, plucks, timeline.at(bar, [2, 5, 8, 13][index]) + late, frequencyOf(name), {
        shape: 'triangle',
        velocity: 0.7 + 0.3 * timeline.random(),
        pan: [-0.5, 0.4, -0.1, 0.6][index],
        brightness: 2900,
        decay: 4.2,
        duration: 0.9,
      });
    });
  });
  playLine(timeline, voice, lead, SONG, { brightness: 1200, rise: 0.06, fall: 0.35 });
  for (let bar = 2; bar < 7; bar++) {
    rim(timeline, ticks, timeline.at(bar, 8), { velocity: 0.7 });
    for (let step = 0; step < 16; step += 2) {
      shaker(timeline, ticks, timeline.at(bar, step), { velocity: step % 4 ? 0.8 : 0.45, pan: -0.25 });
    }
  }
  nightAir(timeline, air, { swells: 1 });

  const channels = [
    { bus: drums, gain: 0.46 },
    { bus: low, gain: 0.26, duck: 0.5 },
    { bus: pads, gain: 0.14, duck: 0.3, lowCut: 130, reverb: 1.1 },
    { bus: hands, gain: 0.13, lowCut: 110, duck: 0.2, reverb: 0.7 },
    { bus: plucks, gain: 0.2, lowCut: 180, echo: 0.35, reverb: 0.9 },
    { bus: voice, gain: 0.13, lowCut: 160, echo: 0.25, reverb: 0.9 },
    { bus: ticks, gain: 0.75, reverb: 0.4 },
    { bus: air, gain: 1.4, duck: 0.3 },
  ];
  return { timeline, mix: mixdown(timeline, { channels, hits, space: { time: 2.4, damping: 0.36 } }) };
}
