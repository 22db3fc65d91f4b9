// ¿Quién está detrás? One voice sings over one long A. The harmony moves around them and comes home at the end.
import { mixdown } from '../mixdown.mjs';
import { keysChord, padChord, playKicks, playLine } from '../performance.mjs';
import { nightAir } from '../textures.mjs';
import { automation, createTimeline, frequencyOf } from '../timeline.mjs';
import { bass, bell, lead } from '../voices.mjs';

const HARMONY = [
  { bar: 0, bars: 2, pad: ['A2', 'E3', 'A3', 'B3'] },
  { bar: 2, bars: 2, pad: ['A2', 'F3', 'A3', 'D4'] },
  { bar: 4, bars: 1, pad: ['A2', 'F3', 'C4', 'E4'] },
  { bar: 5, bars: 1, pad: ['A2', 'G3', 'B3', 'D4'] },
  { bar: 6, bars: 1, pad: ['E3', 'A3', 'B3', 'D4'] },
  { bar: 7, bars: 1, pad: ['A2', 'E3', 'C4', 'E4', 'B4'] },
];
const SOLO = [
  [0, 8, 'E4', 4, 0.7],
  [0, 12, 'A4', 4, 0.8],
  [1, 0, 'B4', 6, 0.9],
  [1, 6, 'C5', 2, 0.8],
  [1, 8, 'B4', 4, 0.8],
  [1, 12, 'G4', 4, 0.7],
  [2, 0, 'A4', 10, 0.85],
  [2, 12, 'D5', 4, 0.9],
  [3, 0, 'F5', 8, 1],
  [3, 8, 'E5', 4, 0.9],
  [3, 12, 'D5', 4, 0.85],
  [4, 0, 'E5', 8, 1],
  [4, 8, 'C5', 4, 0.9],
  [4, 12, 'A4', 4, 0.85],
  [5, 0, 'G5', 8, 1],
  [5, 8, 'D5', 4, 0.9],
  [5, 12, 'B4', 4, 0.85],
  [6, 0, 'E5', 6, 0.95],
  [6, 6, 'D5', 4, 0.85],
  [6, 10, 'B4', 6, 0.85],
  [7, 0, 'A4', 15, 0.9],
];

export function compose() {
  const timeline = createTimeline({ bars: 8, seed: 53 });
  const [pulse, pedal, pads, hands, voice, bells, air] = Array.from({ length: 7 }, timeline.bus);
  const cutoff = automation([
    [0, 320],
    [3, 560],
    [5.5, 900],
    [7, 620],
    [8, 380],
  ]);

  const beats = [2, 3, 4, 5].flatMap((bar) => [
    [bar, 0, 0.7],
    [bar, 8, 0.5],
  ]);
  const hits = playKicks(timeline, pulse, [...beats, [6, 0, 0.7], [7, 0, 0.7]], { click: 0 });
  for (const { bar, bars, pad } of HARMONY) {
    padChord(timeline, pads, { pad }, { bar, bars, cutoff, rise: bar === 0 ? 1.4 : 0.6, fall: 1.1 });
    if (bar > 1)
      keysChord(timeline, hands, pad.slice(1), { bar, length: bars * 16 - 1, velocity: 0.55, decay: 0.9 });
  }
  for (const bar of [0, 2, 4, 6]) {
    const options = {
      length: timeline.steps(bar === 6 ? 14 : 31),
      decay: 0.12,
      drive: 1.1,
      velocity: bar ? 1 : 0.75,
    };
    bass(timeline, pedal, timeline.at(bar), frequencyOf(bar === 6 ? 'E2' : 'A1'), options);
  }
  bass(timeline, pedal, timeline.at(7), frequencyOf('A1'), {
    length: timeline.steps(15),
    decay: 0.6,
    drive: 1.1,
  });
  playLine(timeline, voice, lead, SOLO, { brightness: 1900, rise: 0.05, fall: 0.3 });
  playLine(timeline, bells, bell, [
    [3, 14, 'A5', 1, 0.5],
    [5, 6, 'E6', 1, 0.5],
    [7, 4, 'E6', 1, 0.5],
    [7, 8, 'B5', 1, 0.35],
  ]);
  nightAir(timeline, air, { swells: 1, level: 0.03 });

  const channels = [
    { bus: pulse, gain: 0.42 },
    { bus: pedal, gain: 0.17, duck: 0.4 },
    { bus: pads, gain: 0.15, duck: 0.25, lowCut: 100, reverb: 1 },
    { bus: hands, gain: 0.12, lowCut: 120, reverb: 0.9 },
    { bus: voice, gain: 0.2, lowCut: 160, echo: 0.25, reverb: 0.8 },
    { bus: bells, gain: 0.075, echo: 0.8, reverb: 3.5 },
    { bus: air, gain: 1.6 },
  ];
  return { timeline, mix: mixdown(timeline, { channels, hits, space: { time: 3.2, damping: 0.36 } }) };
}
