import { showToast } from './toast';

/** Tells the visitor in these words that the music cannot be played, and the console why. */
export function tellFailure(text: string, problem: unknown): void {
  showToast({ kind: 'error', text });
  console.error('Music could not be played:', problem);
}
