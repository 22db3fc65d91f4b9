// The loop of the background films: 20 beats at 116 a minute.
export const FRAMES = 310;
export const FPS = 30;
/** Beats of a loop. */
export const BEATS = 20;
/** The frame of the loop that opens each film and is its poster. */
export const START = 93;
