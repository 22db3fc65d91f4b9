// Otros proyectos: two melodies answer each other and end together. The palace's triangle plays on one side, the
// beach's bell on the other.
import { CHORDS } from '../harmony.mjs';
import { hat, rim, shaker } from '../drums.mjs';
import { mixdown } from '../mixdown.mjs';
import { fourOnTheFloor, padChord, playKicks, playLine } from '../performance.mjs';
import { nightAir } from '../textures.mjs';
import { automation, createTimeline, frequencyOf } from '../timeline.mjs';
import { bass, bell, lead, pluck } from '../voices.mjs';

const HARMONY = [
  [0, 1, CHORDS.Fmaj9],
  [1, 1, CHORDS.G69],
  [2, 1, CHORDS.Am9],
  [3, 1, CHORDS.Em7],
  [4, 1, CHORDS.Dm9],
  [5, 1, CHORDS.G],
  [6, 1, CHORDS.Fmaj9],
  [7, 1, CHORDS.C9],
];
const QUESTION = [
  [0, 0, 'A4', 3, 0.8],
  [0, 3, 'C5', 3, 0.8],
  [0, 6, 'E5', 8, 1],
  [2, 0, 'C5', 3, 0.8],
  [2, 3, 'E5', 3, 0.8],
  [2, 6, 'G5', 8, 1],
  [4, 0, 'F5', 3, 0.9],
  [4, 3, 'E5', 3, 0.8],
  [4, 6, 'A4', 8, 0.9],
  [6, 0, 'A4', 3, 0.9],
  [6, 3, 'C5', 3, 0.9],
  [6, 6, 'E5', 6, 1],
  [6, 12, 'D5', 4, 0.9],
  [7, 0, 'C5', 14, 0.9],
];
const ANSWER = [
  [1, 0, 'B5', 3, 0.8],
  [1, 3, 'A5', 3, 0.7],
  [1, 6, 'G5', 3, 0.8],
  [1, 9, 'D5', 6, 0.9],
  [3, 0, 'D6', 3, 0.8],
  [3, 3, 'B5', 3, 0.7],
  [3, 6, 'G5', 3, 0.8],
  [3, 9, 'E5', 6, 0.9],
  [5, 0, 'A5', 3, 0.8],
  [5, 3, 'B5', 3, 0.8],
  [5, 6, 'D6', 3, 0.9],
  [5, 9, 'G5', 6, 0.9],
  [6, 1, 'C6', 3, 0.7],
  [6, 4, 'E6', 3, 0.7],
  [6, 8, 'G5', 4, 0.8],
  [6, 12, 'B5', 4, 0.8],
  [7, 0, 'E5', 14, 0.9],
  [7, 4, 'G5', 10, 0.5],
];

export function compose() {
  const timeline = createTimeline({ bars: 8, seed: 41 });
  const [drums, hats, low, pads, left, right, shimmer, air] = Array.from({ length: 8 }, timeline.bus);
  const cutoff = automation([
    [0, 420],
    [4, 620],
    [7, 900],
    [8, 480],
  ]);

  const hits = playKicks(timeline, drums, [...fourOnTheFloor(1, 6, 0.9), [6, 0], [6, 4], [6, 8], [7, 0]], {
    click: 0.6,
  });
  for (const [bar, bars, chord] of HARMONY) {
    padChord(timeline, pads, chord, { bar, bars, cutoff, rise: 0.35, fall: bar === 7 ? 1.3 : 0.8 });
    const rhythm =
      bar === 7
        ? [[0, 14]]
        : [
            [0, 2.4],
            [3, 2.4],
            [6, 3],
            [11, 2],
            [14, 1.6],
          ];
    for (const [step, length] of bar ? rhythm : []) {
      bass(timeline, low, timeline.at(bar, step), frequencyOf(chord.root), {
        length: timeline.steps(length),
        velocity: step ? 0.8 : 1,
      });
    }
  }
  playLine(timeline, left, lead, QUESTION, { brightness: 1300, pan: -0.45 });
  playLine(timeline, right, bell, ANSWER, { pan: 0.5, decay: 3 });
  for (const [bar, step, name, , velocity] of ANSWER) {
    const options = { pan: 0.35, velocity, shape: 'triangle', brightness: 2600, decay: 5, duration: 0.8 };
    pluck(timeline, shimmer, timeline.at(bar, step), frequencyOf(name) / 2, options);
  }
  for (let bar = 1; bar < 7; bar++) {
    for (const step of [2, 6, 10, 14])
      hat(timeline, hats, timeline.at(bar, step), { velocity: bar < 4 ? 0.5 : 0.75 });
    for (const step of bar % 2 ? [3, 11] : [6, 13])
      rim(timeline, hats, timeline.at(bar, step), { velocity: 0.35, pan: bar % 2 ? 0.4 : -0.4 });
    for (let step = 0; step < 16 && bar > 3; step++) {
      shaker(timeline, hats, timeline.at(bar, step), {
        velocity: [0.3, 0.6, 0.4, 0.8][step % 4],
        pan: step % 2 ? -0.4 : 0.35,
      });
    }
  }
  nightAir(timeline, air);

  const channels = [
    { bus: drums, gain: 0.54 },
    { bus: low, gain: 0.27, duck: 0.9 },
    { bus: pads, gain: 0.13, duck: 0.8, lowCut: 140, reverb: 1.1 },
    { bus: left, gain: 0.17, duck: 0.25, lowCut: 160, echo: 0.3, reverb: 0.7 },
    { bus: right, gain: 0.15, duck: 0.15, lowCut: 200, echo: 0.7, reverb: 1.8 },
    { bus: shimmer, gain: 0.3, lowCut: 180, echo: 0.4, reverb: 0.8 },
    { bus: hats, gain: 0.55, reverb: 0.15 },
    { bus: air, gain: 1.2, duck: 0.5 },
  ];
  return { timeline, mix: mixdown(timeline, { channels, hits }) };
}
