/** Safari's audio session. With the type 'playback', music sounds even on a muted phone. */
interface AudioSession {
  type: 'auto' | 'playback';
}

/** The names that lock screens and headphones show. */
export interface TrackNames {
  title: string;
  artist: string;
}

/**
 * Shows the track on the lock screen, and lets the lock screen, headphones and keyboards pause it, until `signal` aborts.
 * Browsers without media sessions show nothing.
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
