import type { MusicPlayer, Track } from './music-player';

/* The background music. The whole site has one player, so the music continues from page to page. */

let isOn = false;
let player: Promise<MusicPlayer> | undefined;
const listeners = new Set<() => void>();

function setOn(next: boolean) {
  isOn = next;
  for (const listener of listeners) listener();
}

function fail(error: unknown) {
  player = undefined;
  setOn(false);
  console.error('Music could not be played:', error);
}

async function load(track: Track): Promise<MusicPlayer> {
  // In Safari a context makes a sound only if it was created and resumed within the click.
  const context = new AudioContext();
  context.resume().catch(() => undefined);
  try {
    const { createMusicPlayer } = await import('./music-player');
    return await createMusicPlayer(context, track, (error) => (error ? fail(error) : setOn(false)));
  } catch (error) {
    void context.close();
    throw error;
  }
}

async function play(track: Track) {
  setOn(true);
  try {
    player ??= load(track);
    const music = await player;
    if (isOn) music.play();
  } catch (error) {
    fail(error);
  }
}

function stop() {
  setOn(false);
  // If loading failed, `play` has already logged the error.
  player?.then(
    (music) => music.stop(),
    () => undefined,
  );
}

export const music = {
  /** Calls `listener` after every change. @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isOn: () => isOn,
  /** Starts or stops the track. The first call fetches it. Browsers allow sound only within a click. */
  toggle(track: Track) {
    if (isOn) stop();
    else void play(track);
  },
};
