import type { EventContent } from '../content-model/event';
import { isCancelled, isComingOnItsDays, isComingSomeDay } from '../event-states';
import type { EventSection } from '../routes';

/** Chooses the sections of the next event's page: those that its guests still need. */
export function chooseSections(
  { state, hotels }: Pick<EventContent, 'state' | 'hotels'>,
  furtherDates: readonly unknown[],
): Record<EventSection, boolean> {
  return {
    programme: !isCancelled(state),
    downloads: isComingSomeDay(state),
    ticket: isComingOnItsDays(state),
    atmosphere: !isCancelled(state),
    // Hotels take bookings only for days that are known.
    hotels: isComingOnItsDays(state) && hotels.length > 0,
    stay: isComingOnItsDays(state),
    arrival: isComingSomeDay(state),
    furtherDates: furtherDates.length > 0,
  };
}
