import type { SiteContent } from '../content-schema/site';
import { isHeard, pauseFilms } from './heard-films';
import { announceTrack, type TrackNames } from './media-session';
import { fade, openVoice } from './music-voices';

export type Track = SiteContent['track'] & TrackNames;

export interface MusicPlayer {
  /** Hears what is played, after its volume; it changes nothing in the sound. Null where there is none. */
  analyser: AnalyserNode | null;
  /** Starts or fades in. Rejects when the browser refuses to play. */
  play(): Promise<void>;
  /** Fades out and pauses; `play` goes on from there. */
  stop(): void;
}

/**
 * The site's music. One thing sounds at a time: it silences films that are heard, and a film that starts silences it.
 * @param onStopped called when something other than `stop` ends the music: a film, the lock screen, a call, the page left,
 *   a track that breaks off, which is only logged (specification, section 8)
 */
export async function createMusicPlayer(
  context: AudioContext | null,
  track: Track,
  onStopped: () => void,
): Promise<MusicPlayer> {
  let listening: AbortController | undefined;
  const interrupt = () => {
    end(0);
    onStopped();
  };
  const voice = await openVoice(context, track, (fault) => {
    if (fault) console.error('Music broke off:', fault.message);
    interrupt();
  });
  let wanted = false;

  function end(seconds: number) {
    wanted = false;
    listening?.abort();
    listening = undefined;
    voice.end(seconds);
  }

  function listen() {
    listening?.abort();
    listening = new AbortController();
    const { signal } = listening;
    const onSound = ({ target }: Event) => {
      if (!isHeard(target)) return;
      end(fade);
      onStopped();
    };
    document.addEventListener('play', onSound, { capture: true, signal });
    document.addEventListener('volumechange', onSound, { capture: true, signal });
    window.addEventListener('pagehide', interrupt, { signal });
    announceTrack(track, interrupt, signal);
  }

  return {
    analyser: voice.analyser,
    async play() {
      wanted = true;
      pauseFilms();
      try {
        await voice.start();
      } catch (error) {
        wanted = false;
        voice.close();
        throw error;
      }
      if (wanted) listen();
    },
    stop: () => end(fade),
  };
}
