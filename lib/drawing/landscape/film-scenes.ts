import type { Scene } from './landscape';

/* What the background films show, and how long a loop is. */

export const FRAMES = 310;
export const FPS = 30;
/** Beats of a loop. */
export const BEATS = 20;
/** The frame of the loop that opens each film and is its poster. */
export const START = 93;

const portrait = { width: 720, height: 1280, calmLeft: 0, lines: 40 } satisfies Scene;

export const homeScenes = {
  'home-landscape': { width: 1920, height: 1080 },
  'home-portrait': { ...portrait, scale: 0.66, axis: 0.483, horizon: 0.37 },
} satisfies Record<string, Scene>;
