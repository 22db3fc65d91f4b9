import { Arrival } from '@/components/event/arrival';
import { Feel } from '@/components/event/feel';
import { Hotels } from '@/components/event/hotels';
import { TicketLink } from '@/components/event/ticket-link';
import { Visits } from '@/components/event/visits';
import { eventView } from '@/lib/event-view';
import { content } from '@/lib/site-content';

const { event, eventPage: page } = content;

/** From the downloads to the last call. */
export function EventSections() {
  return (
    <>
      <Feel {...page.feel} />
      <Hotels {...page.hotels} hotels={event.hotels} newTab={page.newTab} />
      <Visits {...page} cards={[event.stay, event.activities]} />
      <Arrival {...page.arrival} mapHref={event.mapHref} newTab={page.newTab} />
      <div className="buy-bar">
        <TicketLink {...eventView.ticket} />
      </div>
    </>
  );
}
