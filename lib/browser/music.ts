import type { MusicPlayer, Track } from './music-player';

/* The background music: one player for the whole site, which continues from page to page until it is stopped. */

let isOn = false;
let player: Promise<MusicPlayer> | undefined;
const listeners = new Set<() => void>();

function setOn(next: boolean) {
  isOn = next;
  for (const listener of listeners) listener();
}

async function load(track: Track): Promise<MusicPlayer> {
  // Safari only lets a context sound that was created and resumed within the click.
  const context = new AudioContext();
  context.resume().catch(() => undefined);
  try {
    const { createMusicPlayer } = await import('./music-player');
    return await createMusicPlayer(context, track, () => setOn(false));
  } catch (error) {
    await context.close();
    throw error;
  }
}

async function play(track: Track) {
  setOn(true);
  try {
    player ??= load(track);
    const music = await player;
    if (isOn) await music.play();
  } catch (error) {
    player = undefined;
    setOn(false);
    console.error('Music could not be played:', error);
  }
}

function stop() {
  setOn(false);
  // `play` has logged a failure to load.
  player?.then(
    (music) => music.stop(),
    () => undefined,
  );
}

export const music = {
  /** Calls `listener` on every change; returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isOn: () => isOn,
  /** Starts the track, which the first call fetches, or stops it. Must be called within a click. */
  toggle(track: Track) {
    if (isOn) stop();
    else void play(track);
  },
};
