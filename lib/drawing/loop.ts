import { FPS, FRAMES, START } from './landscape/film-scenes';

/** Moment of the loop (0 to 1) that a film shows at a time of its own. */
export const loopMoment = (seconds: number) => ((seconds * FPS + START) / FRAMES) % 1;

/** Time at which a film shows a moment of the loop. */
export const loopSeconds = (moment: number) => ((moment * FRAMES - START + FRAMES) % FRAMES) / FPS;
