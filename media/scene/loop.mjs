// The loop of the background films lasts 20 beats at 116 BPM.
export const FRAMES = 310;
export const FPS = 30;
export const BEATS = 20;
/** The frame of the loop with which each film begins. It is also the film's poster. */
export const START = 93;
