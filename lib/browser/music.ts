import type { MusicPlayer, Track } from './music-player';
import { createStore } from './store';

/*
 * The background music. The whole site has one player, so the music continues from page to page. Only one thing sounds
 * at a time: the music pauses the films with controls, and such a film stops the music (components/ui/video-player.tsx).
 */

const isOn = createStore(false);
let player: Promise<MusicPlayer> | undefined;

function fail(error: unknown) {
  player = undefined;
  isOn.set(false);
  console.error('Music could not be played:', error);
}

async function load(track: Track): Promise<MusicPlayer> {
  // In Safari a context makes a sound only if it was created and resumed within the click.
  const context = new AudioContext();
  context.resume().catch(() => undefined);
  // A page in the back/forward cache must not play on.
  window.addEventListener('pagehide', stop);
  try {
    const { createMusicPlayer } = await import('./music-player');
    return await createMusicPlayer(context, track, (error) => (error ? fail(error) : isOn.set(false)));
  } catch (error) {
    void context.close();
    throw error;
  }
}

async function play(track: Track) {
  isOn.set(true);
  pauseFilms();
  try {
    player ??= load(track);
    const music = await player;
    if (isOn.get()) music.play();
  } catch (error) {
    fail(error);
  }
}

function stop() {
  isOn.set(false);
  // If loading failed, `play` has already logged the error.
  player?.then(
    (music) => music.stop(),
    () => undefined,
  );
}

/** Pauses the films with controls, apart from `except`. Background films are silent. */
function pauseFilms(except?: HTMLVideoElement) {
  for (const film of document.querySelectorAll<HTMLVideoElement>('video[controls]'))
    if (film !== except) film.pause();
}

export const music = {
  isOn,
  /** Starts or stops the track. The first call fetches it. Browsers allow sound only within a click. */
  toggle(track: Track) {
    if (isOn.get()) stop();
    else void play(track);
  },
  /** Stops everything else that sounds when a film starts. */
  makeWayFor(film: HTMLVideoElement) {
    stop();
    pauseFilms(film);
  },
};
