/** Safari's word for what a page plays; with 'playback' music sounds on a muted phone too. */
interface AudioSession {
  type: 'auto' | 'playback';
}

/** What lock screens and headphones show of the track. */
export interface TrackNames {
  title: string;
  artist: string;
}

/**
 * Names the track to the system, and lets the lock screen, headphones and keyboards pause it, until `signal` aborts.
 * Where there is no media session nothing happens.
 */
export function announceTrack({ title, artist }: TrackNames, pause: () => void, signal: AbortSignal): void {
  const { mediaSession, audioSession } = navigator as Navigator & { audioSession?: AudioSession };
  if (audioSession) audioSession.type = 'playback';
  if (mediaSession) {
    const artwork = [{ src: '/images/icon-512.png', sizes: '512x512', type: 'image/png' }];
    mediaSession.metadata = new MediaMetadata({ title, artist, artwork });
    mediaSession.playbackState = 'playing';
    for (const action of ['pause', 'stop'] as const) mediaSession.setActionHandler(action, pause);
  }
  signal.addEventListener('abort', () => {
    if (audioSession) audioSession.type = 'auto';
    if (!mediaSession) return;
    mediaSession.metadata = null;
    mediaSession.playbackState = 'none';
    for (const action of ['pause', 'stop'] as const) mediaSession.setActionHandler(action, null);
  });
}
