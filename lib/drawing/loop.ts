import { BEATS, FPS, FRAMES, START } from './landscape/film-scenes';

/** Seconds of a loop of the background films, and of one of its beats: 116 a minute, as the music has. */
export const LOOP_SECONDS = FRAMES / FPS;
export const BEAT_SECONDS = LOOP_SECONDS / BEATS;

/** Moment of the loop (0 to 1) that a film shows at a time of its own. */
export const loopMoment = (seconds: number) => ((seconds * FPS + START) / FRAMES) % 1;

/** Time at which a film shows a moment of the loop. */
export const loopSeconds = (moment: number) => ((moment * FRAMES - START + FRAMES) % FRAMES) / FPS;
