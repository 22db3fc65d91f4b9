import { createStore } from './store';
import { unloadMedia } from './unload-media';

/*
 * The background music, which continues from page to page. Only one thing sounds at a time: the music pauses the films
 * with controls, and such a film stops the music (components/ui/video-player.tsx).
 */

export interface Track {
  src: string;
  /** The names that lock screens and headphones show. */
  title: string;
  artist: string;
}

const volume = 0.8;
const fadeSeconds = 1.2;

/** 'loading' until the track sounds. */
const state = createStore<'off' | 'loading' | 'on'>('off');
let playing: AbortController | undefined;

function stop() {
  playing?.abort();
  state.set('off');
}

/** Shows the track on the lock screen until `signal` aborts. Browsers without media sessions show nothing. */
function showTrack({ title, artist }: Track, signal: AbortSignal) {
  const { mediaSession } = navigator as Partial<Navigator>;
  if (!mediaSession) return;
  const artwork = [{ src: '/images/icon-512.png', sizes: '512x512', type: 'image/png' }];
  mediaSession.metadata = new MediaMetadata({ title, artist, artwork });
  signal.addEventListener('abort', () => (mediaSession.metadata = null));
}

/** Streams the track in a loop, and fades it out when `signal` aborts. Resolves once it sounds. */
async function play(track: Track, signal: AbortSignal) {
  const { audioSession } = navigator as { audioSession?: { type: string } };
  // Lets Safari play the music on a muted phone too.
  if (audioSession) audioSession.type = 'playback';
  // Browsers allow sound only if the context and the element are created and started within the click.
  const context = new AudioContext();
  const audio = new Audio(track.src);
  audio.loop = true;
  const gain = new GainNode(context, { gain: 0 });
  const analyser = new AnalyserNode(context, { smoothingTimeConstant: 0 });
  new MediaElementAudioSourceNode(context, { mediaElement: audio })
    .connect(gain)
    .connect(analyser)
    .connect(context.destination);
  const fadeTo = (value: number) => gain.gain.setTargetAtTime(value, context.currentTime, fadeSeconds / 4);

  const release = () => {
    unloadMedia(audio);
    void context.close();
  };
  signal.addEventListener('abort', () => {
    const isHeard = state.get() === 'on' && !audio.paused;
    if (!isHeard) return release();
    fadeTo(0);
    setTimeout(release, fadeSeconds * 1000);
  });
  // The lock screen, headphones and calls pause the element or suspend the context.
  audio.addEventListener('pause', stop, { signal });
  context.addEventListener('statechange', () => context.state !== 'running' && stop(), { signal });
  audio.addEventListener('error', () => fail(audio.error), { signal });
  // A page in the back/forward cache must not play on, not even while the music fades.
  const stopAtOnce = () => {
    audio.pause();
    stop();
  };
  window.addEventListener('pagehide', stopAtOnce, { signal });

  const [{ moveMotifs }] = await Promise.all([import('./move-motifs'), context.resume(), audio.play()]);
  if (signal.aborted) return;
  state.set('on');
  fadeTo(volume);
  showTrack(track, signal);
  moveMotifs(analyser, signal);
}

function fail(error: unknown) {
  stop();
  console.error('Music could not be played:', error);
}

/** Pauses the films with controls, apart from `except`. Background films are silent. */
function pauseFilms(except?: HTMLVideoElement) {
  for (const film of document.querySelectorAll<HTMLVideoElement>('video[controls]'))
    if (film !== except) film.pause();
}

export const music = {
  state,
  /** Starts or stops the track. Nothing is fetched before the first call. */
  toggle(track: Track) {
    if (state.get() !== 'off') {
      stop();
      return;
    }
    state.set('loading');
    pauseFilms();
    playing = new AbortController();
    const { signal } = playing;
    play(track, signal).catch((error: unknown) => signal.aborted || fail(error));
  },
  /** Stops everything else that sounds when a film starts. */
  makeWayFor(film: HTMLVideoElement) {
    stop();
    pauseFilms(film);
  },
};
