import { Arrival } from '@/components/event/arrival';
import { Atmosphere } from '@/components/event/atmosphere';
import { Hotels } from '@/components/event/hotels';
import { StayCards } from '@/components/event/stay-cards';
import { TicketBar } from '@/components/event/ticket-bar';
import { eventView } from '@/lib/event/page';
import { content } from '@/lib/site-content';

const { event, eventPage: page } = content;

/** From the downloads to the last call. */
export function EventSections() {
  return (
    <>
      <Atmosphere {...page.atmosphere} />
      <Hotels {...page.hotels} hotels={event.hotels} newTab={page.newTab} />
      <StayCards {...page} cards={[event.stay, event.activities]} />
      <Arrival {...page.arrival} mapHref={event.mapHref} newTab={page.newTab} />
      <TicketBar ticket={eventView.ticket} />
    </>
  );
}
