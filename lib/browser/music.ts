import type { MusicPlayer, Track } from './music-player';

/** Whether the music is wanted, and what is heard of it; one for the whole site, so that two tracks never sound. */
interface MusicState {
  on: boolean;
  /** Hears the music after its volume; null while nothing sounds or where the browser has no analyser. */
  analyser: AnalyserNode | null;
}

const off: MusicState = { on: false, analyser: null };
let state = off;
let player: Promise<MusicPlayer> | undefined;
const listeners = new Set<() => void>();

function change(next: MusicState) {
  if (next.on === state.on && next.analyser === state.analyser) return;
  state = next;
  for (const listener of listeners) listener();
}

/** A context made within the click: Safari lets no later one sound. */
function createContext(): AudioContext | null {
  try {
    const context = new AudioContext();
    context.resume().catch(() => undefined);
    return context;
  } catch {
    return null;
  }
}

async function load(track: Track): Promise<MusicPlayer> {
  const context = createContext();
  try {
    const { createMusicPlayer } = await import('./music-player');
    return createMusicPlayer(context, track, () => change(off));
  } catch (error) {
    await context?.close();
    throw error;
  }
}

async function play(track: Track) {
  change({ on: true, analyser: null });
  try {
    player ??= load(track);
    const music = await player;
    if (!state.on) return;
    await music.play();
    if (state.on) change({ on: true, analyser: music.analyser });
  } catch (error) {
    player = undefined;
    change(off);
    console.error('Music could not be played:', error);
  }
}

/** Fades the music out; nothing happens when it is off. */
function stop() {
  if (!state.on) return;
  change(off);
  player?.then(
    (music) => music.stop(),
    () => undefined,
  );
}

export const music = {
  /** Calls back on every change; returns a function that ends it. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isOn: () => state.on,
  analyser: () => state.analyser,
  /** Starts the track, fetched by the first call, or silences it. To be called within a click. */
  toggle(track: Track) {
    if (state.on) stop();
    else void play(track);
  },
  stop,
};
