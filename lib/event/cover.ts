import type { EventState } from '../content-schema/event';
import type { BackgroundFilm } from '../content-schema/media';
import { madeOf } from '../media/manifest';

/** What documents and share images stand on, the first frame of a page's film: a JPEG's path from the repository's root. */
export function coverPicture({ landscape }: BackgroundFilm): string {
  return `public${madeOf('pictures', landscape.poster).src}`;
}

/** Only what makes a printed date or an invitation wrong is printed; 'on sale' or 'last tickets' change too often. */
const printedStates: readonly EventState[] = ['sold-out', 'postponed', 'cancelled'];

/** The warning that documents and share images carry in this state, in the words of `notices`. */
export function printedNotice(state: EventState, notices: (state: EventState) => string): string | null {
  return printedStates.includes(state) ? notices(state) : null;
}
