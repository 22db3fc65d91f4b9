// Puts the score, the rhythm and the mix of the site's track together on a timeline.
import { mixdown } from '../mixdown.mjs';
import { keysChord, padChord, playLine } from '../performance.mjs';
import { nightAir, riser, wash } from '../textures.mjs';
import { createTimeline, frequencyOf } from '../timeline.mjs';
import { bell, keys, lead, pluck } from '../voices.mjs';
import { playBass, playDrums } from './rhythm.mjs';
import {
  BELLS,
  COUNTER,
  HARMONY,
  MELODY,
  MEMORY,
  OPENING,
  arpLevel,
  arpOpenness,
  chordAt,
  padCutoff,
} from './score.mjs';

const ARP_VELOCITY = [1, 0, 0.55, 0.8, 0, 0.7, 0.45, 0.9, 0, 0.6, 0.8, 0, 0.5, 0.85, 0, 0.6];

function playArpeggio(timeline, bus) {
  for (let bar = 0; bar < timeline.bars; bar++) {
    for (let step = 0; step < 16; step++) {
      const position = bar + step / 16;
      const level = arpLevel(position) * ARP_VELOCITY[step];
      if (!level) continue;
      const name = chordAt(bar).arp[(step + (bar % 2) * 3) % 8];
      pluck(timeline, bus, timeline.at(bar, step) + Math.round((step % 2) * 560), frequencyOf(name), {
        velocity: level * (0.86 + 0.28 * timeline.random()),
        pan: (((step * 5) % 7) / 3.5 - 1) * 0.55,
        brightness: 900 + 4700 * arpOpenness(position),
      });
    }
  }
}

function playHarmony(timeline, pads, hands) {
  for (const [bar, bars, chord] of HARMONY) {
    const piano = bar < 4 || (bar >= 20 && bar < 24);
    padChord(timeline, pads, chord, { bar, bars, cutoff: padCutoff, velocity: piano ? 0.8 : 1 });
    if (piano)
      keysChord(timeline, hands, chord.pad.slice(0, 4), {
        bar,
        length: bars * 16 - 2,
        velocity: 0.62,
        decay: 0.9,
      });
    if (!piano && (bar < 12 || bar >= 24)) {
      for (const [offset, step] of [
        [0, 3],
        [1, 6],
      ]) {
        keysChord(timeline, hands, chord.pad.slice(1), {
          bar: bar + offset,
          step,
          length: 3,
          velocity: 0.4,
          decay: 3,
        });
      }
    }
  }
}

function playTransitions(timeline, air) {
  nightAir(timeline, air);
  for (const [bar, bars, velocity] of [
    [11, 1, 0.35],
    [18, 2, 0.4],
    [22, 1.9, 0.75],
  ]) {
    riser(timeline, air, timeline.at(bar), { length: timeline.steps(bars * 16), velocity });
  }
  for (const [bar, velocity] of [
    [4, 0.3],
    [12, 0.5],
    [20, 0.5],
    [24, 0.7],
  ]) {
    wash(timeline, air, timeline.at(bar), { length: timeline.steps(28), velocity });
  }
}

export function compose() {
  const timeline = createTimeline({ bars: 33, seed: 2025 });
  const [kicks, toms, hats, claps, low, pads, hands, arp, voice, second, bells, air] = Array.from(
    { length: 12 },
    timeline.bus,
  );

  const hits = playDrums(timeline, { kicks, hats, claps, toms });
  playBass(timeline, low);
  playHarmony(timeline, pads, hands);
  playArpeggio(timeline, arp);
  playLine(timeline, hands, keys, [...OPENING, ...MEMORY], { pan: 0.15, decay: 1.1 });
  playLine(timeline, voice, lead, MELODY, { brightness: 1500 });
  playLine(timeline, second, lead, COUNTER, { brightness: 800, pan: -0.4, rise: 0.09 });
  playLine(
    timeline,
    bells,
    bell,
    [...BELLS, ...MEMORY.map(([bar, step, name, length, v]) => [bar, step, name, length, v * 0.35])],
    { pan: 0.4 },
  );
  playTransitions(timeline, air);

  const channels = [
    { bus: kicks, gain: 0.62 },
    { bus: toms, gain: 0.34, reverb: 0.6 },
    { bus: low, gain: 0.3, duck: 1 },
    { bus: pads, gain: 0.145, duck: 0.92, lowCut: 140, reverb: 1.2 },
    { bus: hands, gain: 0.11, duck: 0.4, lowCut: 120, echo: 0.2, reverb: 0.8 },
    { bus: arp, gain: 0.22, duck: 0.55, lowCut: 180, echo: 0.62, reverb: 0.95 },
    { bus: voice, gain: 0.125, duck: 0.35, lowCut: 160, echo: 0.4, reverb: 0.9 },
    { bus: second, gain: 0.075, duck: 0.35, lowCut: 160, echo: 0.3, reverb: 1.1 },
    { bus: bells, gain: 0.08, echo: 1, reverb: 3.8 },
    { bus: hats, gain: 0.55, reverb: 0.08 },
    { bus: claps, gain: 0.5, reverb: 1.3 },
    { bus: air, gain: 0.7, duck: 0.55, reverb: 0.2 },
  ];
  return { timeline, mix: mixdown(timeline, { channels, hits }) };
}
