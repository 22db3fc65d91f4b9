// The score of the site's track: 33 bars at 116 BPM, bars counted from 0. The page repeats it.
//   0-3   breath      night air, pad, electric piano; a heartbeat from bar 2
//   4-11  build       kick and bass, the arpeggio opens, first statement of the melody (8-11)
//   12-19 open        the second part: Dm9, Fmaj9, Cmaj9, G; arpeggio wide open, melody climbs F, G, A
//   20-23 breakdown   no drums; piano and bell alone with the melody at half speed
//   24-31 return      first harmony with everything; the last two bars let go
//   32    rest        only what rings out, so that the browser's gap before the repetition falls into silence
import { CHORDS } from '../harmony.mjs';
import { automation } from '../timeline.mjs';

const { Am9, G69, Fmaj9, Em7, Dm9, C9, G } = CHORDS;

/** The chords as [first bar, number of bars, chord]. */
export const HARMONY = [
  [0, 2, Am9],
  [2, 2, Fmaj9],
  [4, 2, Am9],
  [6, 2, G69],
  [8, 2, Fmaj9],
  [10, 2, Em7],
  [12, 2, Dm9],
  [14, 2, Fmaj9],
  [16, 2, C9],
  [18, 2, G],
  [20, 2, Fmaj9],
  [22, 1, G69],
  [23, 1, Em7],
  [24, 2, Am9],
  [26, 2, G69],
  [28, 2, Fmaj9],
  [30, 2, Em7],
];

export const chordAt = (bar) => HARMONY.findLast(([first]) => first <= bar)[2];

/** Notes as [bar, step, note, length in steps, velocity]. */
export const MELODY = [
  [8, 6, 'C5', 4, 0.75],
  [8, 10, 'D5', 2, 0.7],
  [8, 12, 'E5', 10, 0.85],
  [9, 8, 'D5', 2, 0.7],
  [9, 10, 'C5', 6, 0.75],
  [10, 6, 'B4', 4, 0.75],
  [10, 10, 'D5', 2, 0.75],
  [10, 12, 'B4', 8, 0.8],
  [11, 4, 'G4', 9, 0.75],
  [12, 4, 'A4', 2, 0.8],
  [12, 6, 'D5', 4, 0.85],
  [12, 10, 'E5', 2, 0.85],
  [12, 12, 'F5', 8, 0.95],
  [13, 4, 'E5', 4, 0.85],
  [13, 8, 'D5', 2, 0.8],
  [13, 10, 'C5', 6, 0.85],
  [14, 4, 'A4', 2, 0.8],
  [14, 6, 'C5', 4, 0.85],
  [14, 10, 'E5', 2, 0.85],
  [14, 12, 'G5', 8, 1],
  [15, 4, 'E5', 4, 0.9],
  [15, 8, 'C5', 8, 0.85],
  [16, 4, 'G4', 2, 0.8],
  [16, 6, 'C5', 4, 0.9],
  [16, 10, 'E5', 2, 0.9],
  [16, 12, 'G5', 6, 1],
  [17, 2, 'A5', 2, 0.9],
  [17, 4, 'G5', 4, 0.95],
  [17, 8, 'E5', 2, 0.85],
  [17, 10, 'D5', 6, 0.85],
  [18, 4, 'B4', 2, 0.85],
  [18, 6, 'D5', 4, 0.9],
  [18, 10, 'G5', 2, 0.95],
  [18, 12, 'A5', 8, 1],
  [19, 4, 'G5', 4, 0.9],
  [19, 8, 'D5', 8, 0.85],
  [24, 4, 'A4', 2, 0.85],
  [24, 6, 'C5', 4, 0.9],
  [24, 10, 'D5', 2, 0.9],
  [24, 12, 'E5', 10, 1],
  [25, 8, 'D5', 2, 0.85],
  [25, 10, 'C5', 6, 0.85],
  [26, 4, 'G4', 2, 0.8],
  [26, 6, 'B4', 4, 0.9],
  [26, 10, 'C5', 2, 0.85],
  [26, 12, 'D5', 8, 0.95],
  [27, 4, 'E5', 2, 0.9],
  [27, 6, 'D5', 10, 0.85],
  [28, 4, 'A4', 2, 0.85],
  [28, 6, 'C5', 4, 0.9],
  [28, 10, 'E5', 2, 0.9],
  [28, 12, 'G5', 8, 1],
  [29, 4, 'E5', 4, 0.85],
  [29, 8, 'C5', 8, 0.8],
  [30, 4, 'B4', 4, 0.75],
  [30, 8, 'D5', 4, 0.7],
  [30, 12, 'B4', 8, 0.65],
  [31, 4, 'A4', 10, 0.55],
];

/** The melody at half speed for piano and bell in the breakdown, and the pick-up of the return. */
export const MEMORY = [
  [20, 0, 'E5', 8, 0.8],
  [20, 8, 'C5', 8, 0.7],
  [21, 0, 'D5', 6, 0.75],
  [21, 6, 'C5', 2, 0.6],
  [21, 8, 'A4', 8, 0.7],
  [22, 0, 'B4', 6, 0.75],
  [22, 6, 'D5', 2, 0.7],
  [22, 8, 'E5', 8, 0.8],
  [23, 0, 'G5', 6, 0.85],
  [23, 6, 'E5', 2, 0.7],
  [23, 8, 'D5', 4, 0.75],
  [23, 12, 'B4', 4, 0.7],
];

/** The opening phrase of the breath, which answers the end of the lap. */
export const OPENING = [
  [0, 4, 'E5', 6, 0.6],
  [0, 10, 'C5', 6, 0.5],
  [1, 4, 'B4', 8, 0.55],
  [2, 4, 'C5', 6, 0.6],
  [2, 10, 'E5', 6, 0.6],
  [3, 4, 'G5', 10, 0.6],
];

export const BELLS = [
  [1, 10, 'B5', 1, 0.5],
  [3, 8, 'E6', 1, 0.55],
  [3, 14, 'D6', 1, 0.4],
  [7, 6, 'B5', 1, 0.7],
  [7, 12, 'A5', 1, 0.5],
  [11, 8, 'E6', 1, 0.5],
  [13, 14, 'A5', 1, 0.5],
  [15, 14, 'C6', 1, 0.5],
  [17, 14, 'G5', 1, 0.5],
  [19, 12, 'B5', 1, 0.6],
  [21, 4, 'E6', 1, 0.5],
  [22, 12, 'B5', 1, 0.5],
  [25, 14, 'E6', 1, 0.55],
  [27, 12, 'B5', 1, 0.55],
  [29, 14, 'C6', 1, 0.5],
  [31, 2, 'B5', 1, 0.4],
  [31, 10, 'E6', 1, 0.35],
];

/** The second voice of the return, which falls while the melody waits. */
export const COUNTER = [
  [25, 0, 'B4', 8, 0.7],
  [25, 8, 'A4', 8, 0.7],
  [27, 0, 'A4', 6, 0.7],
  [27, 6, 'G4', 10, 0.7],
  [29, 0, 'C5', 8, 0.7],
  [29, 8, 'G4', 8, 0.7],
];

/** Cutoff of the pad's filter in Hz along the lap. The last value leads into the first. */
export const padCutoff = automation([
  [0, 420],
  [4, 480],
  [8, 640],
  [12, 900],
  [18, 1250],
  [20, 620],
  [23, 1150],
  [24, 780],
  [29, 1050],
  [32, 420],
]);

/**
 * How open the arpeggio's filter is (0 to 1). The arpeggio is silent in the first bars of the breath and in the
 * breakdown.
 */
export const arpOpenness = automation([
  [2, 0],
  [4, 0.08],
  [8, 0.3],
  [12, 0.6],
  [18, 1],
  [20, 0.5],
  [24, 0.55],
  [29, 0.85],
  [32, 0.1],
]);
export const arpLevel = automation([
  [2, 0],
  [4, 0.55],
  [8, 0.75],
  [12, 1],
  [19.5, 1],
  [20, 0],
  [22, 0.25],
  [24, 0.95],
  [30, 0.95],
  [31.9, 0.15],
  [32, 0],
]);
