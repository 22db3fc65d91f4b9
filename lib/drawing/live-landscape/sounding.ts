/* The landscape with sound: what is heard travels through its hills, and moves its time on. */
import { homeScenes } from '../landscape/film-scenes';
import { clamp, mix, smooth } from '../landscape/numbers';
import { BEAT_SECONDS, LOOP_SECONDS } from '../loop';
import { createLiveFrame, type Moment } from './frame';
import { HeardBands } from './heard-bands';
import type { View } from './view';

export type HomeFilm = keyof typeof homeScenes;

/** The sound's way: seconds from the wall to the viewer, and design units a second along a line. */
const approach = 2 * BEAT_SECONDS;
const pace = 900;

/** How long ago, in seconds, what a line carries at x was heard. */
export const walkOf = (u: number, x: number) => u * approach + Math.abs(x - 20) / pace;

/** The landscape of a film, `detail` times its size, which begins at a moment of its loop and goes on with what is heard. */
export function createSoundingLandscape(
  film: HomeFilm,
  detail: number,
  view: View,
  begin: number,
  sampleRate: number,
) {
  const frame = createLiveFrame(homeScenes[film], detail, view);
  const lines = frame.land.layers.filter(({ kind }) => kind === 'line');
  const places = [0, ...lines.map(({ u }) => u)];
  const bands = new HeardBands(sampleRate, places);
  const walks = places.map((u) => Float32Array.from(frame.rows.stops, (x) => walkOf(u, x)));
  let age = 0;
  let flow = 1;

  const moment = {
    t: begin,
    heard: { breath: 1, levels: walks.map(({ length }) => new Float32Array(length)) },
    kick: 0,
    highs: 0,
  } satisfies Moment;

  /** Takes in what was heard in the last `seconds`; `latency`: seconds until what is analysed reaches the ear. */
  function listen(samples: Float32Array, seconds: number, latency: number) {
    bands.feed(samples);
    age += seconds;
    moment.heard.breath = 1 - smooth(0, BEAT_SECONDS, age);
    // Time stands still in silence.
    const moving = clamp(bands.level(0, latency) / 0.12);
    flow = mix(moving, flow, Math.exp(-seconds / 0.4));
    moment.t = (moment.t + (seconds / LOOP_SECONDS) * Math.max(flow, moment.heard.breath)) % 1;
    moment.kick = smooth(0.4, 1.2, bands.level(places.length - 1, latency));
    moment.highs = Math.min(1, 0.6 * bands.highs);
    for (const [band, walk] of walks.entries()) {
      const level = moment.heard.levels[band]!;
      for (let stop = 0; stop < level.length; stop++) level[stop] = bands.level(band, latency + walk[stop]!);
    }
  }

  return { frame, moment, listen };
}
