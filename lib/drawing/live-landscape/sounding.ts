/* The landscape that sounds: what is heard walks through its hills, and moves its time. */
import { FPS, FRAMES, homeScenes } from '../landscape/film-scenes';
import { clamp, mix, smooth } from '../landscape/numbers';
import { createLiveFrame, type Moment, type View } from './frame';
import { HeardBands } from './heard-bands';

export type HomeFilm = keyof typeof homeScenes;

/** Seconds: a loop of the film, and a beat. */
const loop = FRAMES / FPS;
const beat = loop / 20;

/** The sound's way: seconds from the wall to the viewer, and design units a second along a line. */
const approach = 2 * beat;
const pace = 900;

/** How long ago, in seconds, what a line carries at x was heard. */
export const walkOf = (u: number, x: number) => u * approach + Math.abs(x - 20) / pace;

/** The landscape of a film, `width` px wide, that begins at a moment of the film and goes on with what is heard. */
export function createSoundingLandscape(film: HomeFilm, width: number, begin: number, sampleRate: number) {
  const scene = homeScenes[film];
  const frame = createLiveFrame(scene, width / scene.width);
  const { land } = frame;
  const places = [0, ...land.layers.filter(({ kind }) => kind === 'line').map(({ u }) => u)];
  const bands = new HeardBands(sampleRate, places);
  const levels = places.map(() => new Float32Array(land.columns));
  const moment: Moment & { heard: { breath: number; levels: Float32Array[] } } = {
    t: begin,
    heard: { breath: 1, levels },
    kick: 0,
    highs: 0,
  };
  let age = 0;
  let flow = 1;

  /** Takes in what was heard in the last `seconds`; `latency`: seconds until what is analysed reaches the ear. */
  function listen(samples: Float32Array, seconds: number, latency: number) {
    bands.feed(samples);
    age += seconds;
    moment.heard.breath = 1 - smooth(0, beat, age);
    // Time stands still in silence.
    const moving = clamp(bands.level(0, latency) / 0.12);
    flow = mix(moving, flow, Math.exp(-seconds / 0.4));
    moment.t = (moment.t + (seconds / loop) * Math.max(flow, moment.heard.breath)) % 1;
    moment.kick = smooth(0.4, 1.2, bands.level(places.length - 1, latency));
    moment.highs = Math.min(1, 0.6 * bands.highs);
    for (const [band, u] of places.entries()) {
      const row = levels[band]!;
      for (let i = 0; i < row.length; i++) row[i] = bands.level(band, latency + walkOf(u, land.X[i]!));
    }
  }

  return {
    width: frame.width,
    height: frame.height,
    land,
    rows: frame.rows,
    bands,
    moment,
    listen,
    paint: (picture: Uint32Array, view: View) => frame.paint(picture, moment, view),
  };
}
